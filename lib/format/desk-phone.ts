import { normalisePhone } from '@/lib/enquiries/form/rules';
import { readablePhone } from './readable-phone';

/** A stored number as the desk shows it: one of the Emirates in groups, however it was written; others as they are. */
export function deskPhone(phone: string): string {
  const whole = normalisePhone(phone).replace(/^(?:00)?971(?=\d{8,9}$)/, '+971');
  const readable = readablePhone(whole);
  return readable === whole ? phone : readable;
}
