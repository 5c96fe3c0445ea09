/** Runs a task after the next paint. @returns a function that cancels it */
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
 * Shows a dialog at once and makes it modal after the next paint, because making the page inert recomputes all its
 * styles. For dialogs that cover the page and have no opening animation, which would start twice.
 * @returns a function that cancels the second step
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  // Unlike show(), this moves no focus.
  dialog.setAttribute('open', '');
  return afterPaint(() => {
    dialog.removeAttribute('open');
    dialog.showModal();
  });
}

/** Hides a modal dialog at once and runs `close` after the next paint. */
export function closeModal(dialog: HTMLDialogElement | null, close: () => void): void {
  if (dialog) dialog.hidden = true;
  afterPaint(close);
}
