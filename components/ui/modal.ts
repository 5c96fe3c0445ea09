/** Runs a task after the next paint. */
function afterPaint(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/**
 * Shows a dialog at once and makes it modal after the next paint, because making the page inert recomputes all its
 * styles. For dialogs that cover the page; an opening animation must wait for `:modal`, else it starts twice.
 */
export function openModal(dialog: HTMLDialogElement): void {
  // Unlike show(), this moves no focus.
  dialog.setAttribute('open', '');
  afterPaint(() => {
    if (!dialog.isConnected) return;
    dialog.removeAttribute('open');
    dialog.showModal();
  });
}

/** Hides a modal dialog at once and runs `close` after the next paint. */
export function closeModal(dialog: HTMLDialogElement | null, close: () => void): void {
  if (dialog) dialog.hidden = true;
  afterPaint(close);
}
