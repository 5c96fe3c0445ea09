import { isId } from '../ids';

/** The id that a reference from an address stands for, or null when it can only be a slug. */
export function idOf(ref: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(ref)) return null;
  const id = Number(ref);
  return isId(id) ? id : null;
}

/** Whether a database can hold this text at all; what it cannot hold cannot be found either. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000');
}
