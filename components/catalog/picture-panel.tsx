import { cn } from '@/components/ui/class-names';
import { cssVariables } from '@/components/ui/css-variables';

type PicturePanelProps = {
  /** Shown on the panel; without it, only the map lines are. */
  place: string | null;
  /** Selects the map section, so that adjacent panels differ. */
  seed: number;
};

/** Placeholder for a missing picture: map lines with the place's name. Fills its frame. */
export function PicturePanel({ place, seed }: PicturePanelProps) {
  const section = cssVariables({ '--section': `${(seed * 37) % 101}% ${(seed * 61) % 101}%` });
  return (
    <span aria-hidden className={cn('relief', seed % 2 === 1 && 'relief-mirrored')} style={section}>
      {place && <bdi>{place}</bdi>}
    </span>
  );
}
