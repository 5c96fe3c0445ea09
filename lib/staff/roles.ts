/**
 * Each role has the rights of those before it. Advisors read and answer enquiries and write articles; administrators also
 * delete, export and manage accounts.
 */
export const staffRoles = ['advisor', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roleLabels: Record<StaffRole, string> = { advisor: 'Advisor', admin: 'Administrator' };

/** Whether new enquiries are assigned to the role in turn; a property's agent gets them whatever the role. */
export const isAssignedInTurn: Record<StaffRole, boolean> = { advisor: true, admin: false };

/** @returns the role, or null for other values */
export function readRole(value: unknown): StaffRole | null {
  return staffRoles.find((role) => role === value) ?? null;
}

/** Whether a role has the rights of another one. */
export function hasRole(actual: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(actual) >= staffRoles.indexOf(needed);
}
