'use client';

import { type RefObject, useEffect, useState } from 'react';

/* Forms with input that is not saved. */

const questions = new Set<() => boolean>();

export function hasUnsavedInput(): boolean {
  return [...questions].some((isUnsaved) => isUnsaved());
}

/**
 * People are asked before they leave the screen while `isUnsaved` says so.
 * @param isUnsaved keeps its identity while its answer is the same
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
 * People are asked before they leave a form with other values than it had.
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
  // Until someone types, other values are those of a colleague, shown by a refresh.
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
    /** Runs a change of shown values that is nobody's input. */
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
