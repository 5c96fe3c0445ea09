/**
 * Marks the list's history entries, to tell back, forward and reload from a first visit. A new object each time, because
 * the router adds its own state to it.
 */
export function listEntry(): object {
  return { listing: true };
}

/** Whether this history entry showed the list before; marks it. */
export function rememberEntry(): boolean {
  const state: object | null = window.history.state;
  const seen = state !== null && 'listing' in state;
  if (!seen) window.history.replaceState({ ...state, ...listEntry() }, '');
  return seen;
}
