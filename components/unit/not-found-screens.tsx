'use client';

import { useParams } from 'next/navigation';
import { ErrorTitle } from '@/components/site/error-title';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { decodeSegment, routes } from '@/lib/routes';

/* Not-found screens get no route parameters, so these read the URL in the browser. */

/** The property is missing, on its own page, its units page or a unit page. */
export function PropertyOrUnitNotFound({ onRetry }: { onRetry?: () => void }) {
  const unitId = useParams<{ unitId?: string }>()?.unitId;
  return (
    <NotFoundScreen
      title={unitId ? 'Property or Unit Not Found' : 'Property Not Found'}
      action={{ label: 'Back to Properties', href: routes.properties }}
      onRetry={onRetry}
    >
      {unitId
        ? "The property or unit you're looking for doesn't exist or has been removed."
        : "The property you're looking for doesn't exist or has been removed from our listings."}
    </NotFoundScreen>
  );
}

/** The property exists, the unit does not. */
export function UnitNotFound() {
  const propertySlug = decodeSegment(useParams<{ slug: string }>()?.slug ?? '');
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

type NotFoundScreenProps = {
  title: string;
  action: Way;
  other?: Way;
  /** The URL for a retry. */
  onRetry?: () => void;
  children: string;
};

function NotFoundScreen({ title, action, other, onRetry, children }: NotFoundScreenProps) {
  return (
    <div className="page band">
      {onRetry && <ErrorTitle>{title}</ErrorTitle>}
      <EmptyState
        level="h1"
        title={title}
        actions={
          <>
            <IntentLink href={action.href} className={buttonVariants({ variant: 'dark' })}>
              {action.label}
            </IntentLink>
            {onRetry && (
              <Button variant="line" onClick={onRetry}>
                Try Again
              </Button>
            )}
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
