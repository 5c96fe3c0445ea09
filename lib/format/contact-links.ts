import { contact } from '@/lib/contact';
import type { pressEvents } from '@/lib/enquiries/contact-ways';
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

/* Attributes of links whose presses are counted; `data-label` on the link or an ancestor says where. */

type CountedLink = { href: string; 'data-event': keyof typeof pressEvents; target?: '_blank'; rel?: string };

/** Calls the agency, or an agent's phone. */
export function phoneLink(phone?: string): CountedLink {
  return { href: phoneHref(phone), 'data-event': 'phone_call' };
}

/** Mails the agency, see `emailHref`. */
export function emailLink(mail?: Parameters<typeof emailHref>[0]): CountedLink {
  return { href: emailHref(mail), 'data-event': 'email_click' };
}

/** Opens WhatsApp in a new tab with a prefilled message to the agency, or to an agent's phone. */
export function whatsappLink(message: string, phone: string = contact.phone): CountedLink {
  return {
    href: `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeText(message)}`,
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-event': 'whatsapp_click',
  };
}
