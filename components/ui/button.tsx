import { Children, type ComponentProps, cloneElement, type ReactElement } from 'react';
import { type ButtonLook, buttonVariants } from './button-variants';
import { cn } from './class-names';

type ButtonProps = ComponentProps<'button'> & ButtonLook & { asChild?: boolean };

/** A button. With `asChild` its only child, usually a link, looks like one. */
export function Button({ variant, size, asChild = false, className, children, ...props }: ButtonProps) {
  const look = cn(buttonVariants({ variant, size }), className);
  if (asChild) {
    // `Children.only` throws unless this is one element.
    const child = Children.only(children) as ReactElement<{ className?: string }>;
    return cloneElement(child, { ...props, className: cn(look, child.props.className) });
  }
  return (
    <button type="button" className={look} {...props}>
      {children}
    </button>
  );
}
