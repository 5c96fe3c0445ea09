import type { ComponentProps } from 'react';
import { Input } from '@/components/ui/control';

/** A date, chosen with the device's own picker. With its own look, an iPhone would not give the field our size. */
export function DateInput({ type = 'date', ...props }: Omit<ComponentProps<'input'>, 'className'>) {
  return <Input type={type} className="appearance-none" {...props} />;
}
