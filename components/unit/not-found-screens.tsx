'use client';

import { useParams } from 'next/navigation';
import { buttonVariants } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { decodeSegment, routes } from '@/lib/routes';

/*
 * A not-found screen is not told the address it stands at, so these read it themselves. They are leaves of
 * pages that are rendered on the server like any other.
 */

/** Under /units: the property is missing, for the list of units or for one of them. */
export function PropertyOrUnitNotFound() {
  const { unitId } = useParams<{ unitId?: string }>();
  return (
    <NotFoundScreen
      title={unitId ? 'Property or Unit Not Found' : 'Property Not Found'}
      action={{ label: 'Back to Properties', href: routes.properties }}
    >
      {unitId
        ? "The property or unit you're looking for doesn't exist or has been removed."
        : "The property you're looking for doesn't exist or has been removed from our listings."}
    </NotFoundScreen>
  );
}

/** The property is there, the unit is not. */
export function UnitNotFound() {
  const { slug } = useParams<{ slug: string }>();
  const propertySlug = decodeSegment(slug);
  return (
    <NotFoundScreen
      title="Unit Not Found"
      action={{ label: 'Back to Property', href: routes.property(propertySlug) }}
      other={{ label: 'Available Units', href: routes.propertyUnits(propertySlug) }}
    >
      The unit you're looking for doesn't exist or has been removed.
    </NotFoundScreen>
  );
}

type Way = { label: string; href: string };

function NotFoundScreen(props: { title: string; action: Way; other?: Way; children: string }) {
  const { title, action, other, children } = props;
  return (
    <div className="page band">
      <EmptyState
        level="h1"
        title={title}
        actions={
          <>
            <IntentLink href={action.href} className={buttonVariants({ variant: 'dark' })}>
              {action.label}
            </IntentLink>
            {other && (
              <IntentLink href={other.href} className={buttonVariants({ variant: 'line' })}>
                {other.label}
              </IntentLink>
            )}
          </>
        }
      >
        {children}
      </EmptyState>
    </div>
  );
}
