'use client';

import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { useFavorite } from './use-favorites';

type FavoriteButtonProps = {
  propertyId: number;
  title: string;
  /** `overlay` on a picture, `line` within text. */
  variant: 'overlay' | 'line';
};

const looks = { overlay: 'favorite favorite-overlay', line: 'favorite favorite-line' };

/**
 * The favourite button. Its space is reserved and it appears once hydrated, so nothing moves and visitors without
 * scripts do not see it.
 */
export function FavoriteButton({ propertyId, title, variant }: FavoriteButtonProps) {
  const { isFavorite, isReady, toggle } = useFavorite(propertyId);
  return (
    <button
      type="button"
      aria-pressed={isFavorite}
      aria-label={`Favourite: ${title}`}
      data-tooltip={isFavorite ? 'Remove from favourites' : 'Add to favourites'}
      onClick={toggle}
      className={cn(looks[variant], !isReady && 'invisible')}
    >
      <Icon name="heart" className={isFavorite ? 'fill-current' : undefined} />
    </button>
  );
}
