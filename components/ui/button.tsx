import { Slot } from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from './class-names';

const variants = {
  gold: 'button-gold',
  dark: 'button-dark',
  line: 'button-line',
  soft: 'button-soft',
  ghost: 'button-ghost',
  plain: 'button-plain',
} as const;

const sizes = { lg: 'button-lg', md: 'button-md', icon: 'button-icon', text: 'button-text' } as const;

type ButtonLook = { variant?: keyof typeof variants; size?: keyof typeof sizes };

/** Button styles, in the components layer of globals.css, so that utilities override them without a merging library. */
export function buttonVariants({ variant = 'dark', size = 'lg' }: ButtonLook = {}): string {
  return `button ${variants[variant]} ${sizes[size]}`;
}

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
