import { encodeText } from '@/lib/format/well-formed';
import { site } from '@/lib/site';

/** wa.me link to a visitor with a prefilled greeting. */
export function whatsappTo(phone: string, name: string): string {
  const greeting = `Hello ${name}, this is ${site.name}. Thank you for your enquiry.`;
  return `https://wa.me/${phone.replace(/\D/g, '').replace(/^00/, '')}?text=${encodeText(greeting)}`;
}
