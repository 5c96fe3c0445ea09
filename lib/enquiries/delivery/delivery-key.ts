import type { Enquiry } from '../enquiry';

/**
 * Identifies an enquiry to receivers that deduplicate, in every attempt. Its time is part of it, because a new or restored
 * database gives the ids of delivered enquiries to others.
 */
export function deliveryKey({ id, created_at }: Pick<Enquiry, 'id' | 'created_at'>): string {
  return `${id}-${Date.parse(created_at)}`;
}
