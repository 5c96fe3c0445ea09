import { cn } from './class-names';
import type { IconName } from './icon-names';
import sprite from './icons.svg';

const { src } = sprite as { src: string };

/**
 * A decorative icon, 24 px unless `className` says otherwise. The page holds a reference to the sprite only: a list has a
 * hundred icons, which drawn in place were a fifth of its HTML.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={cn('icon', className)}>
      <use href={`${src}#${name}`} />
    </svg>
  );
}
