import { dubaiTime } from '@/lib/dubai-day';
import { csv } from '@/lib/format/csv';
import type { EnquirySummary } from './read-enquiries';

const columns = [
  'id',
  'created_at',
  'status',
  'lost_reason',
  'source',
  'assignee_name',
  'name',
  'email',
  'phone',
  'subject',
  'message',
  'property_title',
  'property_slug',
  'property_reference',
  'property_type',
  'city',
] as const;

/** Enquiries as CSV, with times in Dubai as on the screens, and a byte-order mark, which spreadsheets need to read Arabic. */
export function enquiriesCsv(enquiries: EnquirySummary[]): string {
  return csv(
    columns,
    enquiries
      .map((enquiry) => ({ ...enquiry, created_at: dubaiTime(enquiry.created_at) }))
      .map((enquiry) => columns.map((column) => enquiry[column])),
  );
}
