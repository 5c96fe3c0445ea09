import { slugify } from '@/lib/format/slug';
import { feedNameOf } from './arguments';
import { maxUploadName } from './upload-name';

const copy = /\(\d+\)/g;
const date = /\d{4}[-_. ]?\d{2}[-_. ]?\d{2}|\d{1,2}[-_. ]\d{1,2}[-_. ]\d{2,4}/g;
const month = /\b20\d{2}[-. ](?:0[1-9]|1[0-2])\b|\b(?:0[1-9]|1[0-2])[-. ]20\d{2}\b/g;

/** Name of a feed for an uploaded file, without the dates, months and numbers of copies that differ from week to week. */
export function feedNameFor(file: string): string {
  const words = feedNameOf(file).replace(copy, ' ').replace(date, ' ').replace(month, ' ');
  return (
    slugify(words, maxUploadName)
      .replace(/[^a-z0-9-]/g, '')
      .replace(/^-+|-+$/g, '') || 'inventory'
  );
}
