/**
 * The mark of the list's history entries, by which an arrival through back, forward or reload is told from a
 * first visit. A new object each time: the router writes its own state into it.
 */
export function listEntry(): object {
  return { listing: true };
}

/** Whether this entry of the history has shown the list before; from now on it has. */
export function rememberEntry(): boolean {
  const state: object | null = window.history.state;
  const seen = state !== null && 'listing' in state;
  if (!seen) window.history.replaceState({ ...state, ...listEntry() }, '');
  return seen;
}
