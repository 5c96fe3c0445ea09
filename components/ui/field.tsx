import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './class-names';

const control =
  'w-full rounded-sm border border-field bg-white px-4 text-base text-ink placeholder:text-stone transition-[border-color,box-shadow] duration-200 hover:border-ink focus:border-ink focus:outline-none focus:ring-3 focus:ring-gold/40 aria-invalid:border-danger disabled:opacity-60';

export function Input({ className, ...props }: ComponentProps<'input'>) {
  return <input className={cn(control, 'h-13', className)} {...props} />;
}

export function Textarea({ className, ...props }: ComponentProps<'textarea'>) {
  return <textarea className={cn(control, 'min-h-36 py-3.5 leading-relaxed', className)} {...props} />;
}

/** The platform's own list of choices, dressed: works without JavaScript and with every keyboard and phone. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select className={cn(control, 'h-13 cursor-pointer appearance-none pe-11', className)} {...props}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.5}
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

/** A label above its control, the error below. The control names the error through `aria-describedby`. */
export function Field({ id, label, required, error, className, children }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-[0.8125rem] font-semibold leading-tight">
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-[0.8125rem] font-medium leading-snug text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
