/** Limits of an agent's fields in characters, also used as `maxlength`; `languages` is their number. */
export const agentLimits = { name: 100, phone: 40, language: 40, languages: 12, brn: 20 } as const;
