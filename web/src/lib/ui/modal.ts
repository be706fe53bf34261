import type { Action } from "svelte/action";

/**
 * Opens a `<dialog>` as the only thing that can be used, and closes it when it leaves the page. The browser keeps the focus
 * inside and answers Escape; focus returns to where it was before.
 */
export const modal: Action<HTMLDialogElement, () => void> = (dialog, onclose) => {
  const before = document.activeElement;
  let leave = onclose;

  // A tap on the scrim hits the dialog element itself; a selection dragged out of the slip is not a tap.
  let begun = false;
  const pressed = (event: PointerEvent): void => {
    begun = event.target === dialog;
  };
  const tapped = (event: MouseEvent): void => {
    if (begun && event.target === dialog) leave();
  };
  const cancelled = (event: Event): void => {
    event.preventDefault();
    leave();
  };
  const closed = (): void => leave();

  dialog.addEventListener("pointerdown", pressed);
  dialog.addEventListener("click", tapped);
  dialog.addEventListener("cancel", cancelled);
  dialog.addEventListener("close", closed);
  dialog.showModal();
  document.documentElement.classList.add("held");

  return {
    update(next) {
      leave = next;
    },
    destroy() {
      dialog.removeEventListener("close", closed);
      if (dialog.open) dialog.close();
      if (!document.querySelector("dialog[open]")) document.documentElement.classList.remove("held");
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
  };
};
