/**
 * Scrolls to a focused control above the window, in a column that is taller than the window and sticks to its bottom.
 * The browser's own scrolling moves the column along; the control is visible only at the column's start.
 */
export function revealFocused(control: Element): void {
  const column = control.closest('aside');
  const top = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (!column || control.getBoundingClientRect().bottom > top) return;
  Object.assign(column.style, { position: 'static', alignSelf: 'start' });
  control.scrollIntoView({ block: 'center', behavior: 'instant' });
  Object.assign(column.style, { position: '', alignSelf: '' });
}
