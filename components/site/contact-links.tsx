import { emailLink, phoneLink, whatsappLink } from '@/lib/format/contact-links';
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
    { label: `Call ${site.phone}`, link: phoneLink() },
    { label: 'WhatsApp', link: whatsappLink(message) },
    { label: `Email ${site.email}`, link: emailLink({ subject, body: message }) },
  ];
  return (
    <ul className={`flex flex-wrap gap-x-6 text-sm font-semibold ${className}`}>
      {ways.map(({ label, link }) => (
        <li key={label}>
          <a
            {...link}
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
