/** Maximum length of an agent's name in characters, also used as `maxlength`. */
export const maxNameLength = 100;
