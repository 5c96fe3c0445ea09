/** The start of a sentence about lists whose properties have changed. */
export function changedLists(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const last = quoted.pop();
  return quoted.length === 0 ? `${last} has changed` : `${quoted.join(', ')} and ${last} have changed`;
}
