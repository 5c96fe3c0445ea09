import { cn } from './class-names';
import { type IconName, spriteAddress } from './icon-names';

/**
 * A decorative icon, 24 px unless `className` says otherwise. It is a reference to the sprite, because the hundred
 * icons of a list took a fifth of its HTML when inlined.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={cn('icon', className)}>
      <use href={`${spriteAddress}#${name}`} />
    </svg>
  );
}
