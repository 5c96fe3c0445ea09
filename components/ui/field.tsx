import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names';

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn('control control-area', className)} {...props} />;
}

type FieldProps = {
  id: string;
  label: ReactNode;
  required?: boolean;
  error?: string;
  className?: string;
  children: ReactNode;
};

/** Label above the control, error below; the control refers to the error by `errorProps`. */
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

/** The attributes by which the control with this id refers to its error; empty without one. */
export function errorProps(id: string, error: string | null | undefined) {
  return error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};
}

function errorId(id: string): string {
  return `${id}-error`;
}

/** The error of the control with this id. */
export function FieldError({ id, error }: Pick<FieldProps, 'id' | 'error'>) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className="mt-2 text-[0.8125rem] font-medium leading-snug text-danger">
      {error}
    </p>
  );
}
