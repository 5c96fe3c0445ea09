/* Shared with the browser. */

/** An enquiry as the person saw it who assigns it. Without a status, only the advisor is compared. */
export type SeenEnquiry = { id: number; assigned_to: string | null; status?: string };

/** As many enquiries are assigned at once. */
export const maxAssigned = 500;
