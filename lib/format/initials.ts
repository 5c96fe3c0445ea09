/** First letters of the first and last name, one letter for scripts other than Latin. Empty without letters. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => word.match(/\p{L}\p{M}*/u)?.[0] ?? []);
  const [first = '', last = ''] = [letters[0], letters.slice(1).at(-1)];
  return (/\p{Script=Latin}/u.test(first) ? first + last : first).toUpperCase();
}
