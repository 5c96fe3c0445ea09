'use client';

import { useState } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps } from '@/components/staff/field-errors';
import { FormMessage } from '@/components/staff/form-message';
import { useDeskRouter } from '@/components/staff/use-desk-router';
import { useStaffForm } from '@/components/staff/use-staff-form';
import { Input, Select } from '@/components/ui/control';
import { Field, Textarea } from '@/components/ui/field';
import { maxLengths, maxPropertyText } from '@/lib/enquiries/form/options';
import { enquirySources, sourceLabels } from '@/lib/enquiries/sources';
import { newIdempotencyKey } from '@/lib/http/browser/idempotency-key';
import { staffApi, staffRoutes } from '@/lib/staff-routes';

export function NewEnquiryForm() {
  const router = useDeskRouter();
  // Sent again after a lost answer, the enquiry is stored once.
  const [idempotency_key] = useState(newIdempotencyKey);
  const { form, onSubmit, errors, message, isPending } = useStaffForm<{ id: number }>({
    path: staffApi.enquiryCreate,
    onDone: ({ id }) => router.push(staffRoutes.enquiry(id)),
  });
  return (
    <form
      method="post"
      ref={form}
      onSubmit={(event) => onSubmit(event, { idempotency_key })}
      noValidate
      className="mt-8 grid max-w-180 gap-5 sm:grid-cols-2"
    >
      <Field id="name" label="Name" required error={errors.name}>
        <Input {...controlProps('name', errors)} autoComplete="off" maxLength={maxLengths.name} dir="auto" />
      </Field>
      <Field id="source" label="Source" required error={errors.source}>
        <Select {...controlProps('source', errors)} defaultValue="">
          <option value="">Please choose</option>
          {enquirySources.map((source) => (
            <option key={source} value={source}>
              {sourceLabels[source]}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="email" label="Email (or a phone number)" error={errors.email}>
        <Input
          {...controlProps('email', errors)}
          type="email"
          autoComplete="off"
          maxLength={maxLengths.email}
        />
      </Field>
      <Field id="phone" label="Phone" error={errors.phone}>
        <Input
          {...controlProps('phone', errors)}
          type="tel"
          autoComplete="off"
          maxLength={maxLengths.phone}
        />
      </Field>
      <Field
        id="property_reference"
        label="Property: its reference or the address of its page"
        className="sm:col-span-2"
      >
        <Input
          id="property_reference"
          name="property_reference"
          autoComplete="off"
          maxLength={maxPropertyText}
        />
      </Field>
      <Field id="subject" label="Subject" required error={errors.subject} className="sm:col-span-2">
        <Input {...controlProps('subject', errors)} maxLength={maxLengths.subject} dir="auto" />
      </Field>
      <Field id="message" label="Message" required error={errors.message} className="sm:col-span-2">
        <Textarea {...controlProps('message', errors)} rows={6} dir="auto" />
      </Field>
      <div className="sm:col-span-2">
        <FormMessage message={message} />
        <ActionButton type="submit" isBusy={isPending} className="mt-3">
          Save enquiry
        </ActionButton>
      </div>
    </form>
  );
}
