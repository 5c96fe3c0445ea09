import { useEffectEvent, useLayoutEffect } from 'react';
import { useIsServerRendered } from './use-is-server-rendered';

/**
 * Reports input made in controlled fields before hydration to React, which would otherwise restore the server-rendered
 * values.
 * @param fields called once, after hydration
 */
export function useEarlyInput(fields: () => Iterable<Element> | undefined): void {
  const isServerRendered = useIsServerRendered();
  const readFields = useEffectEvent(() => [...(fields() ?? [])]);

  useLayoutEffect(() => {
    if (!isServerRendered) return;
    const timers = readFields()
      .map(earlyInput)
      .filter((report) => report !== null)
      // One at a time: each change builds on the state after the previous one.
      .map((report) => setTimeout(report));
    return () => timers.forEach(clearTimeout);
  }, [isServerRendered]);
}

/** @returns a function that reports the input; null for unchanged fields */
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
  const { defaultValue } = field;
  if (value === defaultValue) return null;
  // With what was typed since, unless React has restored the server-rendered value.
  return () => report(field, field.value === defaultValue ? value : field.value, 'input');
}

function report(field: HTMLInputElement | HTMLSelectElement, value: string, event: 'input' | 'change'): void {
  if (field instanceof HTMLInputElement) {
    // React overrides the element's own setter and ignores values set by it; the prototype's setter counts as input.
    field.value = field.defaultValue;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  } else {
    field.value = value;
  }
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
