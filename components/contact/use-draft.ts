import { type RefObject, useEffect } from 'react';

/**
 * Keeps the input across reloads, navigation and failures, in this tab only.
 * @param about what the visitor asks about: subject and message of another enquiry are not restored
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, name: string, about = '') {
  const key = `draft:${name}`;
  useEffect(() => {
    const restore = () => {
      const saved = readStored(key);
      const isOther = (saved.about ?? '') !== about;
      for (const control of controlsOf(form.current)) {
        if (isOther && aboutFields.includes(control.name)) continue;
        const value = saved[control.id];
        // An emptied control gets its default again. Text typed while the page was loading is newer than the draft.
        if (value?.trim() && !isTouched(control)) control.value = value;
      }
    };
    restore();
    // On the way back to a page, Safari empties fields with autocomplete="off" soon after this event.
    const shown = () => setTimeout(restore);
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, [form, key, about]);
  return {
    save() {
      const entries = controlsOf(form.current).map((control) => [control.id, control.value]);
      store(key, JSON.stringify({ ...Object.fromEntries(entries), about }));
    },
    clear() {
      store(key, null);
    },
  };
}

const aboutFields = ['subject', 'message'];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement | null): Control[] {
  return [...(form?.elements ?? [])].filter(
    (element): element is Control =>
      element.id !== '' &&
      // Consent is not kept: it must be given again.
      !(element instanceof HTMLInputElement && element.type === 'checkbox') &&
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement),
  );
}

function isTouched(control: Control): boolean {
  return control instanceof HTMLSelectElement
    ? control.selectedIndex > 0
    : control.value !== control.defaultValue;
}

/** Texts by name in this tab's storage. */
export function readStored(key: string): Record<string, string> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    const entries = Object.entries(value ?? {}).filter(([, text]) => typeof text === 'string');
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** Storage may be full or blocked; then there is no draft. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}
