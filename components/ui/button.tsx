import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonVariants } from './button-variants';
import { cn } from './class-names';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { asChild?: boolean };

export function Button({ variant, size, asChild = false, className, ...props }: ButtonProps) {
  const Tag = asChild ? Slot : 'button';
  return (
    <Tag
      {...(asChild ? {} : { type: props.type ?? 'button' })}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
