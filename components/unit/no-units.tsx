import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { isForSale } from '@/lib/catalog/sales/sales-status';
import type { PropertyDetail } from '@/lib/catalog/types';
import { phoneLink, whatsappLink } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';

type NoUnitsProps = {
  property: Pick<PropertyDetail, 'title' | 'slug' | 'sales_status'>;
  /** Prefilled for WhatsApp. */
  message: string;
};

/** Shown for a property without published units: contact the advisor. */
export function NoUnits({ property, message }: NoUnitsProps) {
  return (
    <EmptyState
      title={isForSale(property) ? 'No units published yet' : `${property.title} is sold`}
      actions={
        <>
          <Button asChild variant="gold">
            <a {...whatsappLink(message)} data-label={property.title}>
              <Icon name="message-circle" />
              WhatsApp
            </a>
          </Button>
          <Button asChild variant="line">
            <a {...phoneLink()} data-label={property.title}>
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
      {isForSale(property)
        ? `The units of ${property.title} aren’t listed here yet. Ask us which homes are available, on which floors and at what price.`
        : 'Ask us for similar homes.'}
    </EmptyState>
  );
}
