/** The start of a sentence about lists that were imported. */
export function importedList(names: readonly string[]): string {
  const quoted = names.map((name) => `“${name}”`);
  const last = quoted.pop();
  return quoted.length === 0 ? `${last} was imported` : `${quoted.join(', ')} and ${last} were imported`;
}
