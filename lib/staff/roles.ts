/** An advisor reads and answers enquiries and writes articles; an administrator also deletes, exports and manages accounts. */
export const staffRoles = ['advisor', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** @returns the role, or null for anything else */
export function readRole(value: unknown): StaffRole | null {
  return staffRoles.find((role) => role === value) ?? null;
}

export function hasRole(actual: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(actual) >= staffRoles.indexOf(needed);
}
