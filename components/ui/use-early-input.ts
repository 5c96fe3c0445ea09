import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useIsHydrated } from './use-is-hydrated';

/**
 * Reports to React what a visitor typed or chose in controlled fields before hydration: React knows only the values of
 * the server and would write them back.
 * @param fields called once, after hydration
 */
export function useEarlyInput(fields: () => Iterable<Element> | undefined): void {
  const isHydrated = useIsHydrated();
  const [isServerRendered] = useState(!isHydrated);
  const readFields = useEffectEvent(() => [...(fields() ?? [])]);

  useLayoutEffect(() => {
    if (!isServerRendered) return;
    const timers = readFields()
      .map(earlyInput)
      .filter((report) => report !== null)
      // One at a time: each change builds on the state that the one before has led to.
      .map((report) => setTimeout(report));
    return () => timers.forEach(clearTimeout);
  }, [isServerRendered]);
}

/** @returns what reports the input, null for fields as the server rendered them */
function earlyInput(field: Element): (() => void) | null {
  if (field instanceof HTMLSelectElement) {
    const { options, value } = field;
    const rendered = [...options].find((option) => option.defaultSelected) ?? options[0];
    return rendered && !rendered.selected ? () => report(field, value, 'change') : null;
  }
  if (!(field instanceof HTMLInputElement)) return null;
  const { type, value, checked } = field;
  if (type === 'radio' || type === 'checkbox') {
    return checked === field.defaultChecked || (type === 'radio' && !checked)
      ? null
      : () => {
          field.checked = !checked;
          field.click();
        };
  }
  return value === field.defaultValue ? null : () => report(field, value, 'input');
}

function report(field: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  if (field instanceof HTMLInputElement) {
    // React skips values that came through the element's own setter; the prototype's setter is a visitor's input to it.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else {
    field.value = value;
  }
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
