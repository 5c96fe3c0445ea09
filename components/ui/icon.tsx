import { cn } from './class-names';
import type { IconName } from './icon-names';

/**
 * A decorative icon, 24 px unless `className` says otherwise. It refers to one of the document's symbols (`IconSymbols`):
 * inlined, the hundred icons of a list were a fifth of its HTML.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden className={cn('icon', className)}>
      <use href={`#icon-${name}`} />
    </svg>
  );
}
