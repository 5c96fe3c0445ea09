import { isId } from '../keys/ids';

/** The id in a URL reference, or null when it can only be a slug. */
export function idOf(ref: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(ref)) return null;
  const id = Number(ref);
  return isId(id) ? id : null;
}

/** Whether the database can store this text; if not, a lookup cannot match. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000');
}
