import type { Metadata } from 'next';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Property Not Found' };

/** A property that never existed or was removed. The layout adds suggestions below. */
export default function PropertyNotFound() {
  return (
    <div className="page pt-14 lg:pt-24">
      <EmptyState
        level="h1"
        title="Property Not Found"
        actions={
          <IntentLink href={routes.properties} className={buttonVariants()}>
            Back to Properties
          </IntentLink>
        }
      >
        The property you're looking for doesn't exist or has been removed from our listings.
      </EmptyState>
    </div>
  );
}
