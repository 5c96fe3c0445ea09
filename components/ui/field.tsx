import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { cn } from './class-names';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn('control control-line', className)} {...props} />;
}

/** Chooses a picture, with the browser's own button in the look of ours. */
export function PictureInput(props: Omit<ComponentProps<'input'>, 'type' | 'accept' | 'className'>) {
  return (
    <input
      type="file"
      accept="image/*"
      className="block min-h-11 w-full text-sm text-stone file:me-4 file:min-h-11 file:cursor-pointer file:rounded-sm file:border file:border-solid file:border-ink file:bg-transparent file:px-5 file:font-semibold file:text-ink"
      {...props}
    />
  );
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn('control control-area', className)} {...props} />;
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

type FieldProps = {
  id: string;
  label: string;
  required?: boolean;
  error?: string;
  className?: string;
  children: ReactNode;
};

/** Label above the control, error below, linked by `aria-describedby`. */
export function Field({ id, label, required, error, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-[0.8125rem] font-semibold leading-tight">
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error of the control with this id. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-2 text-[0.8125rem] font-medium leading-snug text-danger">
      {error}
    </p>
  );
}
