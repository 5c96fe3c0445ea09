/** Adds a history entry for a picture that fills the screen, so that Back closes it instead of leaving the page. */
export function addViewerEntry(): void {
  window.history.pushState({ viewer: true }, '');
}

/** Removes that entry, unless Back did. */
export function removeViewerEntry(): void {
  if (window.history.state?.viewer) window.history.back();
}
