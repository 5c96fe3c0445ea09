import type { InboxEntry } from '@/lib/enquiries/desk/inbox';

/** A new enquiry of `Person <id>`, as the inbox lists it; override what the test needs. */
export function anInboxEntry(id: number, known: Partial<InboxEntry> = {}): InboxEntry {
  return {
    id,
    name: `Person ${id}`,
    status: 'new',
    source: 'website',
    created_at: '2026-11-22T08:00:00.000Z',
    read_at: null,
    property_title: null,
    assigned_to: null,
    assignee_name: null,
    followed_by: 0,
    failed_deliveries: 0,
    message: 'Is it still there?',
    ...known,
  };
}
