import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import type { PropertyDetail } from '@/lib/catalog/types';
import { phoneHref, whatsappHref } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { unitsMessage } from './unit-messages';

/** Shown for a property without published units: contact the advisor. */
export function NoUnits({ property }: { property: Pick<PropertyDetail, 'title' | 'slug' | 'reference'> }) {
  return (
    <EmptyState
      title="No units published yet"
      actions={
        <>
          <Button asChild variant="gold">
            <a
              href={whatsappHref(unitsMessage(property))}
              target="_blank"
              rel="noopener noreferrer"
              data-event="whatsapp_click"
              data-label={property.title}
            >
              <Icon name="message-circle" />
              WhatsApp
            </a>
          </Button>
          <Button asChild variant="line">
            <a href={phoneHref()} data-event="phone_call" data-label={property.title}>
              <Icon name="phone" />
              Call
            </a>
          </Button>
          <Button asChild variant="soft">
            <IntentLink href={routes.property(property.slug)}>Back to Property</IntentLink>
          </Button>
        </>
      }
    >
      The developer hasn&rsquo;t released a list for {property.title} yet. Ask us which homes are available,
      on which floors and at what price.
    </EmptyState>
  );
}
