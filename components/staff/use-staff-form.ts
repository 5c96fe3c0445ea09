'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { requestJson } from '@/lib/http/browser/client';
import { queryClient } from '@/lib/http/browser/query-client';
import type { HttpError } from '@/lib/http/server/http-error';

type Options<T> = { path: string; method?: 'POST' | 'PATCH'; onDone: (answer: T) => void };

/** Sends a form as JSON, ignoring repeated clicks. Errors are shown by field; the first invalid field is focused. */
export function useStaffForm<T = unknown>({ path, method = 'POST', onDone }: Options<T>) {
  const form = useRef<HTMLFormElement>(null);
  const isRunning = useRef(false);
  const mutation = useMutation<T, HttpError, Record<string, unknown>>(
    {
      mutationFn: (body) => requestJson<T>(path, { method, body }),
      onSuccess: onDone,
      onSettled: () => {
        isRunning.current = false;
      },
      onError: (error) => {
        const first = Object.keys(error.errors)[0];
        const field = first && form.current?.elements.namedItem(first);
        if (field instanceof HTMLElement) field.focus();
      },
    },
    queryClient(),
  );
  const onSubmit = (event: FormEvent<HTMLFormElement>, extra: Record<string, unknown> = {}) => {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    mutation.mutate({ ...Object.fromEntries(new FormData(event.currentTarget)), ...extra });
  };
  const errors = mutation.error?.errors ?? {};
  const message = mutation.error ? mutation.error.message || 'Something went wrong. Please try again.' : null;
  return { form, onSubmit, errors, message, isPending: mutation.isPending, isDone: mutation.isSuccess };
}
