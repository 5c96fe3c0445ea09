import type { EnquirySummary } from './archive';

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
] as const;

/** Enquiries as CSV with a byte-order mark, which spreadsheets need to read Arabic. */
export function enquiriesCsv(enquiries: EnquirySummary[]): string {
  const rows = enquiries.map((enquiry) => columns.map((column) => cell(enquiry[column])).join(','));
  return `\ufeff${[columns.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Prefixes text that a spreadsheet would evaluate as a formula with an apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? '');
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
