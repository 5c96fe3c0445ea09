import { formatNumber } from '@/lib/format/number';

/** The message for a text with more characters than are stored. @param what such as `the title` */
export function tooLongMessage(what: string, maxLength: number): string {
  return `Please keep ${what} to ${formatNumber(maxLength)} characters.`;
}
