/** Runs a task after the browser has painted what changed before. @returns what cancels it */
export function afterPaint(task: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Shows a dialog at once, and makes it modal after it has been painted: making the rest of the page inert computes all its
 * styles again. For dialogs without an opening animation, which would start twice. @returns what cancels the second step
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  if (!('showPopover' in dialog)) {
    (dialog as HTMLDialogElement).showModal();
    return () => {};
  }
  const opener = document.activeElement;
  dialog.popover = 'manual';
  dialog.showPopover();
  return afterPaint(() => {
    dialog.hidePopover();
    dialog.popover = null;
    // The dialog returns the focus to what had it when it became modal.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    dialog.showModal();
  });
}

/** Takes a modal dialog out of sight at once, and runs `close` after that has been painted. */
export function closeModal(dialog: HTMLDialogElement | null, close: () => void): void {
  if (dialog) dialog.hidden = true;
  afterPaint(close);
}
