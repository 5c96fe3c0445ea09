/** A message of the form `stock.xlsx: this is …` as a sentence without the name, for a place that already shows it. */
export function textWithoutSource(message: string, source: string): string {
  const prefix = `${source}: `;
  if (!message.startsWith(prefix)) return message;
  const text = message.slice(prefix.length);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}
