import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon';
import { cn } from './class-names';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn('control control-line', className)} {...props} />;
}

/** A styled native select: works without JavaScript and with every input method. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn('control control-line control-select', className)} {...props}>
        {children}
      </select>
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute inset-y-0 end-4 my-auto size-[18px] text-stone"
      />
    </span>
  );
}
