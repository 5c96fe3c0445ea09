/** Length of an account's name in characters, also used as `maxlength`. */
export const nameLength = { min: 2, max: 100 } as const;
