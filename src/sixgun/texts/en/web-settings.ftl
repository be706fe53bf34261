### The settings page, in English.

web-settings-heading = Settings
web-settings-kept = Kept in this browser only. Changes take effect at once.
web-settings-you = You
web-settings-look = Appearance
web-settings-theme = Theme
web-settings-system = Same as the system
web-settings-theme-paper = Paper
web-settings-theme-night = Night
web-settings-motion = Motion
web-settings-motion-about = Cards fly, dice tumble, hits shake.
web-settings-on = On
web-settings-off = Off
web-settings-sound-heading = Sound
web-settings-sound = Sounds
web-settings-sound-about = Short and dry: cards, dice, shots, and a spur when it is your turn.
web-settings-volume = Volume
web-settings-percent = { $count }%
web-settings-try = Try it
web-settings-table = At the table
web-settings-hide-role = Hide my role
web-settings-hide-role-about = Your own role stays face down on the screen, for streaming or when someone is looking over your shoulder.
web-settings-text-table = Text table
web-settings-text-table-about = Tables are headings, lists and buttons only: made for screen readers, good for anyone who prefers words.
web-settings-keys = Keys and symbols
web-settings-keys-about = Everything can be done by keyboard. At a table, the ? key opens this list, too.
web-settings-show-keys = Show the list
