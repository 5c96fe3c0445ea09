'use client';

import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { toast } from '@/components/ui/toast';
import type { Enquiry } from '@/lib/enquiries/enquiry';
import { maxLengths, maxPropertyText } from '@/lib/enquiries/form/options';
import { propertyName } from '@/lib/enquiries/property-name';
import { staffApi } from '@/lib/staff-routes';

type Props = { enquiry: Enquiry };

/** Corrects the sender and property of an enquiry; collapsed, because it is rarely needed. */
export function CorrectForm({ enquiry }: Props) {
  const { id, name, email, phone } = enquiry;
  const property = propertyName(enquiry);
  const router = useDeskRouter();
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ inquiry: Enquiry }>({
    path: staffApi.enquiry(id),
    method: 'PATCH',
    opened: { name, email, phone, property_reference: property },
    storedIn: ({ inquiry }) => ({ ...inquiry, property_reference: propertyName(inquiry) }),
    onDone: () => {
      const section = form.current?.closest('details');
      section?.removeAttribute('open');
      section?.querySelector('summary')?.focus();
      toast({ channel: 'form', title: 'Details saved' });
      router.refresh();
    },
  });
  const fields = [
    { field: 'name', label: 'Name', value: name, type: 'text', maxLength: maxLengths.name },
    { field: 'email', label: 'Email', value: email, type: 'email', maxLength: maxLengths.email },
    { field: 'phone', label: 'Phone', value: phone, type: 'tel', maxLength: maxLengths.phone },
    {
      field: 'property_reference',
      label: 'Property: its reference or the address of its page',
      value: property,
      type: 'text',
      maxLength: maxPropertyText,
    },
  ];
  return (
    <details className="mt-3 print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm underline underline-offset-4">
        Correct these details
      </summary>
      <form method="post" ref={form} onSubmit={onSubmit} noValidate className="mt-3 grid gap-4">
        {fields.map(({ field, label, value, type, maxLength }) => (
          <Field key={field} id={field} label={label} error={errors[field]}>
            <Input
              {...controlProps(field, errors)}
              type={type}
              defaultValue={value ?? ''}
              maxLength={maxLength}
              autoComplete="off"
              dir="auto"
            />
          </Field>
        ))}
        <FormMessage message={message} />
        <ActionButton
          type="submit"
          variant="line"
          size="md"
          isBusy={isPending}
          className="justify-self-start"
        >
          Save details
        </ActionButton>
      </form>
    </details>
  );
}
