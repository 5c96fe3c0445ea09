'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import type { HttpError } from '@/lib/http/browser/http-error';
import { queryClient } from '@/lib/http/browser/query-client';
import { fieldOf } from '@/lib/typed-keys';
import { focusInvalid, useFieldErrors } from './field-errors';
import { openedValues } from './opened-values';
import { requestDesk } from './request-desk';
import { formFailureText } from './show-failure';
import { useUnsavedInput } from './unsaved-input';

type Options<T> = {
  path: string;
  method?: 'POST' | 'PATCH';
  /** Stored values by field: only values that differ are sent, with the ones they replace. */
  opened?: Readonly<Record<string, unknown>>;
  /** Fields that are all sent when one of them is changed. */
  together?: readonly string[];
  /** The values of a response, by field; by default the sent ones. */
  storedIn?: (response: T) => Readonly<Record<string, unknown>>;
  onDone: (response: T) => void;
};

/**
 * Sends a form as JSON, ignoring repeated clicks. Errors are shown by field until its value changes, and the message until
 * no field has one; the first invalid field is focused. When a stored value has changed meanwhile, the server refuses the
 * form, and sending it again replaces that value.
 */
export function useStaffForm<T = unknown>({
  path,
  method = 'POST',
  opened,
  together = [],
  storedIn,
  onDone,
}: Options<T>) {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const unsaved = useUnsavedInput(form);
  const [values] = useState(openedValues);
  useEffect(() => {
    const element = form.current;
    if (element && opened) unsaved.whileFollowing(() => values.follow(element, opened));
  });
  const mutation = useMutation<T, HttpError, Record<string, unknown>>(
    {
      mutationFn: (body) => requestDesk<T>(path, { method, body }),
      onSuccess: (response, sent) => {
        unsaved.noteSaved();
        const stored = { ...sent, ...storedIn?.(response) };
        const names = Object.keys(sent);
        const element = form.current;
        const shown = Object.fromEntries(names.map((name) => [name, stored[name]]));
        if (element) unsaved.whileFollowing(() => values.replace(element, shown, sent));
        onDone(response);
      },
      onSettled: () => {
        isRunning.current = false;
      },
      onError: (error) => {
        if (form.current) values.replace(form.current, fieldOf(error.body, 'current'));
        focusInvalid(form.current, error.errors);
      },
    },
    queryClient(),
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>, extra: Record<string, unknown> = {}) => {
    event.preventDefault();
    const element = event.currentTarget;
    if (isRunning.current || hasUnreadable(element)) return;
    unsaved.noteSent();
    const fields = opened ? values.changes(element, together) : Object.fromEntries(new FormData(element));
    if (fields === null) {
      unsaved.noteSaved();
      mutation.reset();
      toast({ channel: 'form', title: 'Nothing to save: no field has changed.' });
      return;
    }
    isRunning.current = true;
    mutation.mutate({ ...fields, ...extra });
  };
  const { error } = mutation;
  const errors = useFieldErrors(form, error?.errors);
  const isCorrected = error !== null && hasFields(error.errors) && !hasFields(errors);
  const message = error && !isCorrected ? formFailureText(error) : null;
  return { form, onSubmit, errors, message, isPending: mutation.isPending, isDone: mutation.isSuccess };
}

/** Whether a field cannot be read, such as a half-entered date, whose value is empty. The browser says so at the field. */
function hasUnreadable(form: HTMLFormElement): boolean {
  const unreadable = [...form.elements].find(
    (control): control is HTMLInputElement =>
      control instanceof HTMLInputElement && control.validity.badInput,
  );
  unreadable?.reportValidity();
  return unreadable !== undefined;
}

function hasFields(errors: Record<string, string>): boolean {
  return Object.keys(errors).length > 0;
}
