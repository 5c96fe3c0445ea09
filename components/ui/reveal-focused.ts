/**
 * Scrolls to a focused control that a column, stuck to the window's end and taller than it, keeps above the window. The
 * browser's own scrolling moves the column along; only at the column's start the control is visible.
 */
export function revealFocused(control: Element): void {
  const column = control.closest('aside');
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (!column || control.getBoundingClientRect().bottom > top) return;
  Object.assign(column.style, { position: 'static', alignSelf: 'start' });
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  Object.assign(column.style, { position: '', alignSelf: '' });
}
