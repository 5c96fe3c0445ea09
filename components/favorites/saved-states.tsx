import { CardSkeleton } from '@/components/catalog/card-skeleton';
import { TryAgain } from '@/components/site/try-again';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { routes } from '@/lib/routes';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f'];

export function SkeletonCards({ as: Item = 'div' }: { as?: 'div' | 'li' }) {
  return skeletons.map((key) => (
    <Item key={key}>
      <CardSkeleton />
    </Item>
  ));
}

export function NothingSaved() {
  return (
    <EmptyState
      title="Nothing saved yet"
      actions={
        <Button asChild>
          <IntentLink href={routes.properties}>Explore Properties</IntentLink>
        </Button>
      }
    >
      Give a heart to a home you love, and it will be waiting for you here.
    </EmptyState>
  );
}

type LoadFailedProps = {
  isOffline?: boolean;
  /** Without it, Try Again reloads the page. */
  onRetry?: () => void;
};

export function LoadFailed({ isOffline = false, onRetry }: LoadFailedProps) {
  return (
    <div role="alert">
      <EmptyState
        title={isOffline ? 'You’re offline' : 'Failed to load your saved properties'}
        actions={!isOffline && <TryAgain onRetry={onRetry} />}
      >
        {isOffline
          ? 'Your saved properties will appear as soon as the connection returns.'
          : 'They are safe. Please check your connection and try again.'}
      </EmptyState>
    </div>
  );
}
