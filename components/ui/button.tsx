import { cva, type VariantProps } from 'class-variance-authority';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './class-names';

/** The look of everything that is pressed; use it on links through `asChild`. */
export const buttonVariants = cva(
  'inline-flex shrink-0 items-center justify-center gap-3 whitespace-nowrap rounded-sm border text-[0.8125rem] font-semibold leading-none tracking-[0.06em] transition-[background-color,border-color,color,filter,opacity] duration-200 ease-out disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55 [&_svg]:size-[18px] [&_svg]:shrink-0 [&_svg]:stroke-[1.5]',
  {
    variants: {
      variant: {
        gold: 'border-transparent gold-fill text-ink hover:brightness-105 active:brightness-95',
        dark: 'border-transparent bg-ink text-paper hover:bg-[#2b2e35]',
        line: 'border-ink text-ink hover:bg-ink hover:text-paper',
        soft: 'border-line bg-transparent text-ink hover:border-ink',
        ghost: 'border-paper/50 text-paper hover:border-paper hover:bg-paper hover:text-ink',
        plain: 'border-transparent text-gold-text underline-offset-4 hover:underline',
      },
      size: {
        lg: 'min-h-13 px-[30px]',
        md: 'min-h-11 px-[22px]',
        icon: 'size-11',
        text: 'min-h-6',
      },
    },
    defaultVariants: { variant: 'dark', size: 'lg' },
  },
);

type ButtonProps = ComponentProps<'button'> & VariantProps<typeof buttonVariants> & { asChild?: boolean };

export function Button({ variant, size, asChild = false, className, ...props }: ButtonProps) {
  const Tag = asChild ? Slot.Root : 'button';
  return (
    <Tag
      {...(asChild ? {} : { type: props.type ?? 'button' })}
      className={cn(buttonVariants({ variant, size }), className)}
      {...props}
    />
  );
}
