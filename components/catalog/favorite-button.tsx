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

const looks = {
  overlay: 'on-picture rounded-full bg-night/45 text-paper hover:bg-night/70 aria-pressed:text-[#e9d8a6]',
  line: 'rounded-sm border border-line text-ink hover:border-ink aria-pressed:border-gold aria-pressed:text-gold-text',
};

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
      className={cn(
        'grid size-11 shrink-0 place-items-center transition-[background-color,border-color,color] duration-200 ease-out print:hidden',
        looks[variant],
        !isReady && 'invisible',
      )}
    >
      <Icon name="heart" className={cn('size-5', isFavorite && 'fill-current')} />
    </button>
  );
}
