import { Icon } from '@/components/ui/icon';
import { contact } from '@/lib/contact';
import { emailHref, phoneHref, whatsappHref } from '@/lib/format/contact-links';
import { shownReference } from '@/lib/format/reference';
import { routes } from '@/lib/routes';

export type ContactSubject = { title: string; reference?: string | null; slug: string };

/** Prefilled enquiry about a property, with its reference and URL. */
export function enquiryMessage({ title, reference, slug }: ContactSubject): string {
  const shown = shownReference(reference);
  return [
    `Hi, I'm interested in the property: ${title}. Could you please provide more details?`,
    ...(shown ? [`Reference: ${shown}`] : []),
    `${contact.url}${routes.property(slug)}`,
  ].join('\n');
}

/** The three contact links of a card. Touch targets are 44 px regardless of the icon. */
export function ContactActions({ property }: { property: ContactSubject }) {
  const message = enquiryMessage(property);
  const links = [
    { event: 'phone_call', name: 'Call', href: phoneHref(), icon: 'phone' },
    { event: 'email_click', name: 'Email', href: emailHref({ body: message }), icon: 'mail' },
    { event: 'whatsapp_click', name: 'WhatsApp', href: whatsappHref(message), icon: 'message-circle' },
  ] as const;
  return (
    <div className="card-actions" data-label={property.title}>
      {links.map(({ event, name, href, icon }) => (
        <a
          key={event}
          href={href}
          aria-label={`${name} about ${property.title}`}
          data-tooltip={name}
          data-event={event}
          {...(event === 'whatsapp_click' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}
