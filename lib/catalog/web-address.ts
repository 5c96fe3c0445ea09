import { maxAddress } from './parse/limits';

/** Whether a text is an `http` or `https` URL without credentials and within the length limit. */
export function isWebAddress(text: string): boolean {
  if (text.length > maxAddress || !/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return !username && !password;
}
