'use client';

import { type RefObject, useEffect, useState } from 'react';
import { errorProps } from '@/components/ui/field';
import { fieldOf, hasKey } from '@/lib/typed-keys';

type FieldErrors = Record<string, string>;

const none: FieldErrors = {};

/** The errors of a refused form, by field. Each disappears when the value of its field changes. */
export function useFieldErrors(
  form: RefObject<HTMLFormElement | null>,
  refused: FieldErrors = none,
): FieldErrors {
  const [left, setLeft] = useState({ of: refused, errors: refused });
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      if (fieldOf(target, 'form') !== form.current) return;
      setLeft((current) => {
        const shown = current.of === refused ? current.errors : refused;
        const errors = withoutField(shown, String(fieldOf(target, 'name')));
        return errors === current.errors ? current : { of: refused, errors };
      });
    };
    // On the window, after React's own events: rendered before them, a controlled field would get its earlier text back.
    addEventListener('input', onInput);
    return () => removeEventListener('input', onInput);
  }, [form, refused]);
  return left.of === refused ? left.errors : refused;
}

/** Focuses the first field of the form that has an error, by its name or id, and unfolds the section that it is in. */
export function focusInvalid(form: HTMLFormElement | null, errors: FieldErrors): void {
  const field = [...(form?.elements ?? [])].find(
    (element) => hasKey(errors, element.getAttribute('name') ?? '') || hasKey(errors, element.id),
  );
  if (!(field instanceof HTMLElement)) return;
  field.closest('details')?.setAttribute('open', '');
  field.focus();
}

/** Id and name of the control of a field, and how it refers to its error. */
export function controlProps(name: string, errors: FieldErrors) {
  return { id: name, name, ...errorProps(name, errors[name]) };
}

/** The same object when the field has no error. */
export function withoutField(errors: FieldErrors, field: string): FieldErrors {
  if (!hasKey(errors, field)) return errors;
  const { [field]: _, ...others } = errors;
  return others;
}
