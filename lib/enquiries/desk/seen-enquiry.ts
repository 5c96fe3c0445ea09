/* Shared with the browser. */

/** An enquiry as it was shown to the person who assigns it. Without a status, only the advisor is compared. */
export type SeenEnquiry = { id: number; assigned_to: string | null; status?: string };

/** Maximum number of enquiries that are assigned at once. */
export const maxAssigned = 500;
