'use client';

import { type RefObject, useEffect, useState } from 'react';

/* Forms with input that is not saved. */

const questions = new Set<() => boolean>();

/** @param except the question of a form whose own input does not count */
export function hasUnsavedInput(except?: () => boolean): boolean {
  return [...questions].some((isUnsaved) => isUnsaved !== except && isUnsaved());
}

/**
 * Asks before someone leaves the screen while `isUnsaved` returns true.
 * @param isUnsaved a stable function: a new one counts as a change
 */
export function useAskBeforeLeaving(isUnsaved: () => boolean): void {
  useEffect(() => {
    questions.add(isUnsaved);
    return () => {
      questions.delete(isUnsaved);
    };
  }, [isUnsaved]);
}

/**
 * Asks before someone leaves a form with unsaved values.
 * @returns `noteSent` is called before its values are sent, and `noteSaved` when they are stored
 */
export function useUnsavedInput(form: RefObject<HTMLFormElement | null>) {
  const [watch] = useState(() => watchForm(form));
  useEffect(() => watch.start(), [watch]);
  useAskBeforeLeaving(watch.isUnsaved);
  return watch;
}

function watchForm(form: RefObject<HTMLFormElement | null>) {
  let isTouched = false;
  let saved = '';
  let sent = '';
  const read = () => (form.current ? valuesOf(form.current) : saved);
  // Until someone types, changed values come from a refresh.
  const begin = () => {
    if (!isTouched) saved = read();
  };
  const touch = () => {
    isTouched = true;
  };
  const forget = () => {
    isTouched = false;
  };
  return {
    isUnsaved: () => isTouched && read() !== saved,
    /** Changes shown values without counting this as input. */
    whileFollowing: (change: () => void) => {
      const before = isTouched;
      change();
      isTouched = before;
      begin();
    },
    noteSent: () => {
      sent = read();
    },
    noteSaved: () => {
      saved = sent;
      isTouched = read() !== saved;
    },
    start: () => {
      const element = form.current;
      begin();
      element?.addEventListener('focusin', begin);
      element?.addEventListener('input', touch);
      element?.addEventListener('reset', forget);
      return () => {
        element?.removeEventListener('focusin', begin);
        element?.removeEventListener('input', touch);
        element?.removeEventListener('reset', forget);
      };
    },
  };
}

function valuesOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)];
  return JSON.stringify(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );
}
