import { emailHref, phoneHref, whatsappHref } from '@/lib/format/contact-links';
import { site } from '@/lib/site';

type ContactLinksProps = {
  /** Prefilled text of WhatsApp and email. */
  message?: string;
  subject?: string;
  className: string;
};

/** Direct contacts, for error states. */
export function ContactLinks({
  message = "Hi, I'd like to speak to an advisor.",
  subject,
  className,
}: ContactLinksProps) {
  const ways = [
    { label: `Call ${site.phone}`, href: phoneHref(), event: 'phone_call' },
    { label: 'WhatsApp', href: whatsappHref(message), event: 'whatsapp_click' },
    { label: `Email ${site.email}`, href: emailHref({ subject, body: message }), event: 'email_click' },
  ];
  return (
    <ul className={`flex flex-wrap gap-x-6 text-sm font-semibold ${className}`}>
      {ways.map(({ label, href, event }) => (
        <li key={event}>
          <a
            href={href}
            data-event={event}
            data-label="Failure"
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-gold-text"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
