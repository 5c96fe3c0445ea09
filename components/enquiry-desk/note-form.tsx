'use client';

import { type FormEvent, useRef } from 'react';
import { ActionButton } from '@/components/staff/action-button';
import { controlProps, useFieldErrors } from '@/components/staff/field-errors';
import { useUnsavedInput } from '@/components/staff/unsaved-input';
import { Field, Textarea } from '@/components/ui/field';
import { staffApi } from '@/lib/staff-routes';
import { useEnquiryAction } from './use-enquiry-action';

export function NoteForm({ id }: { id: number }) {
  const form = useRef<HTMLFormElement>(null);
  const unsaved = useUnsavedInput(form);
  const add = useEnquiryAction(() => {
    unsaved.noteSaved();
    // What was typed meanwhile stays.
    if (!unsaved.isUnsaved()) form.current?.reset();
  });
  const errors = useFieldErrors(form, add.errors);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = Object.fromEntries(new FormData(event.currentTarget));
    unsaved.noteSent();
    add.mutate({ path: staffApi.enquiryAction(id, 'notes'), body });
  };
  return (
    <form method="post" ref={form} onSubmit={onSubmit} className="mt-6 grid gap-3 print:hidden">
      <Field id="text" label="Add a note" error={errors.text}>
        <Textarea {...controlProps('text', errors)} rows={3} required dir="auto" />
      </Field>
      <ActionButton
        type="submit"
        variant="line"
        size="md"
        isBusy={add.isPending}
        className="justify-self-start"
      >
        Save note
      </ActionButton>
    </form>
  );
}
