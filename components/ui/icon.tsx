import { cn } from './class-names';
import { type IconName, spriteAddress } from './icon-names';

/**
 * A decorative icon, 24 px unless `className` says otherwise. The page holds a short reference to the sprite only:
 * a list has a hundred icons, which drawn in place were a fifth of its HTML.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={cn('icon', className)}>
      <use href={`${spriteAddress}#${name}`} />
    </svg>
  );
}
