'use client';

import { useEffect, useRef } from 'react';
import { cn } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { attachFavorite } from './favorites';

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
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (button.current ? attachFavorite(button.current, propertyId) : undefined), [propertyId]);
  return (
    <button
      ref={button}
      type="button"
      aria-pressed={false}
      aria-label={`Favourite: ${title}`}
      data-tooltip="Add to favourites"
      className={cn(looks[variant], 'invisible')}
    >
      <Icon name="heart" />
    </button>
  );
}
