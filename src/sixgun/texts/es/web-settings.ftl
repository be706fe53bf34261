### La página de ajustes, en español.

web-settings-heading = Ajustes
web-settings-kept = Solo se guardan en este navegador. Los cambios se aplican al instante.
web-settings-you = Tú
web-settings-look = Aspecto
web-settings-theme = Tema
web-settings-system = Como el sistema
web-settings-theme-paper = Papel
web-settings-theme-night = Noche
web-settings-motion = Movimiento
web-settings-motion-about = Las cartas vuelan, los dados ruedan, los impactos sacuden.
web-settings-on = Sí
web-settings-off = No
web-settings-sound-heading = Sonido
web-settings-sound = Sonidos
web-settings-sound-about = Breves y secos: cartas, dados, disparos y una espuela cuando te toca.
web-settings-volume = Volumen
web-settings-percent = { $count } %
web-settings-try = Probar
web-settings-table = En la mesa
web-settings-hide-role = Ocultar mi rol
web-settings-hide-role-about = Tu rol queda boca abajo en la pantalla: para retransmitir o cuando alguien mira por encima del hombro.
web-settings-text-table = Mesa de texto
web-settings-text-table-about = Las mesas son solo títulos, listas y botones: pensadas para lectores de pantalla y para quien prefiere las palabras.
web-settings-keys = Teclas y símbolos
web-settings-keys-about = Todo se puede hacer con el teclado. En la mesa, la tecla ? también abre esta lista.
web-settings-show-keys = Ver la lista
