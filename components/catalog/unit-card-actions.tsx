import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { phoneHref } from '@/lib/format/contact-links';

type UnitCardActionsProps = { href: string; name: string; propertyTitle: string };

/** 'View Details' and the call button, above the link that covers the card or row. */
export function UnitCardActions({ href, name, propertyTitle }: UnitCardActionsProps) {
  return (
    <div className="flex gap-2.5 print:hidden">
      <IntentLink href={href} aria-label={`View Details of ${name}`} className="unit-details">
        View Details
      </IntentLink>
      <a
        href={phoneHref()}
        data-event="phone_call"
        data-label={`${propertyTitle}, ${name}`}
        aria-label={`Call about ${name}`}
        data-tooltip="Call"
        className="relative z-1 grid size-11 shrink-0 place-items-center rounded-sm border border-line text-gold-text transition-colors duration-200 hover:border-ink hover:text-ink"
      >
        <Icon name="phone" className="size-[18px]" />
      </a>
    </div>
  );
}
