import type { Metadata } from 'next';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { propertyNotFound } from '@/components/unit/not-found-texts';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: propertyNotFound.title };

/** A property that never existed or was removed. The layout adds suggestions below. */
export default function PropertyNotFound() {
  return (
    <div className="page pt-14 lg:pt-24">
      <EmptyState
        level="h1"
        title={propertyNotFound.title}
        actions={
          <IntentLink href={routes.properties} className={buttonVariants()}>
            Back to Properties
          </IntentLink>
        }
      >
        {propertyNotFound.text}
      </EmptyState>
    </div>
  );
}
