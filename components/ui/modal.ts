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
 * styles again. For dialogs that cover everything by themselves and have no opening animation, which would start twice.
 * @returns what cancels the second step
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // Unlike show(), this moves no focus.
  dialog.setAttribute('open', '');
  return afterPaint(() => {
    dialog.removeAttribute('open');
    dialog.showModal();
  });
}

/** Takes a modal dialog out of sight at once, and runs `close` after that has been painted. */
export function closeModal(dialog: HTMLDialogElement | null, close: () => void): void {
  if (dialog) dialog.hidden = true;
  afterPaint(close);
}
