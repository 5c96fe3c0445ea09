/** Maximum length of an email address in characters, also used as `maxlength`. */
export const maxEmailLength = 254;

/** Whether a text has the form `x@y.z`, without spaces, in at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= maxEmailLength && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);
}
