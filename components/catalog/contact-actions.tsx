import { Icon } from '@/components/ui/icon';
import { contact } from '@/lib/contact';
import { emailLink, phoneLink, whatsappLink } from '@/lib/format/contact-links';
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
    { name: 'Call', link: phoneLink(), icon: 'phone' },
    { name: 'Email', link: emailLink({ body: message }), icon: 'mail' },
    { name: 'WhatsApp', link: whatsappLink(message), icon: 'message-circle' },
  ] as const;
  return (
    <div className="card-actions" data-label={property.title}>
      {links.map(({ name, link: { href, ...link }, icon }) => (
        <a
          key={name}
          href={href}
          {...link}
          aria-label={`${name} about ${property.title}`}
          data-tooltip={name}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}
