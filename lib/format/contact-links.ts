import { contact } from '@/lib/contact';
import { encodeText } from '@/lib/format/well-formed';

/** `tel:` link to the agency, or to an agent's phone. */
export function phoneHref(phone: string = contact.phone): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** `mailto:` link to the agency with a default subject. */
export function emailHref({
  subject = 'Property Inquiry',
  body,
}: {
  subject?: string;
  body?: string;
} = {}): string {
  const parts = [`subject=${encodeText(subject)}`];
  if (body) parts.push(`body=${encodeText(body)}`);
  return `mailto:${contact.email}?${parts.join('&')}`;
}

/** wa.me link to the agency, or to an agent's phone, with a prefilled message. */
export function whatsappHref(message: string, phone: string = contact.phone): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeText(message)}`;
}
