import { cn } from '@/components/ui/class-names';
import { cssVariables } from '@/components/ui/css-variables';

type PicturePanelProps = {
  /** Written on the panel; without it the map lines stand alone. */
  place: string | null;
  /** Selects the section of the map, so that neighbouring panels differ. */
  seed: number;
};

/** Stands in for a missing picture: map lines with the place's name, clearly no photograph. Fills its frame. */
export function PicturePanel({ place, seed }: PicturePanelProps) {
  const section = cssVariables({ '--section': `${(seed * 37) % 101}% ${(seed * 61) % 101}%` });
  return (
    <span aria-hidden className={cn('relief', seed % 2 === 1 && 'relief-mirrored')} style={section}>
      {place && <bdi>{place}</bdi>}
    </span>
  );
}
