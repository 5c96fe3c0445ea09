import type { ComponentProps } from 'react';
import { cn } from './class-names';

export type TagTone = 'green' | 'red' | 'amber' | 'blue' | 'purple' | 'grey' | 'gold';

const dots: Record<TagTone, string> = {
  green: 'bg-success',
  red: 'bg-danger',
  amber: 'bg-amber',
  blue: 'bg-blue',
  purple: 'bg-purple',
  grey: 'bg-field',
  gold: 'bg-gold',
};

type TagProps = ComponentProps<'span'> & { tone?: TagTone; surface?: 'paper' | 'sand' };

/** A short status in small capitals; the dot has the colour, the text the meaning. */
export function Tag({ tone, surface = 'paper', className, children, ...props }: TagProps) {
  return (
    <span className={cn('tag', surface === 'paper' ? 'bg-paper/95' : 'bg-sand', className)} {...props}>
      {tone && <i aria-hidden className={dots[tone]} />}
      {children}
    </span>
  );
}
