import { formText } from '@/lib/forms/form-text';
import { fieldOf } from '@/lib/typed-keys';

type Values = Readonly<Record<string, unknown>>;

/** The values that the controls of a form were opened with, so that only those that someone changed are sent. */
export function openedValues() {
  const opened = new WeakMap<Element, string>();
  return {
    /** Gives controls that are new, also those that replace others, their values. */
    begin: (form: HTMLFormElement, values: Values) => {
      for (const [name, control] of controlsOf(form))
        if (!opened.has(control)) opened.set(control, formText(values[name]));
    },
    /** Takes these values, which are now stored, as the ones that the form was opened with. */
    replace: (form: HTMLFormElement, values: unknown) => {
      for (const [name, control] of controlsOf(form)) {
        const value = fieldOf(values, name);
        if (value !== undefined) opened.set(control, formText(value));
      }
    },
    /**
     * The changed values, and in `was` those they replace; null when there are none.
     * @param together fields that are all sent when one of them is changed
     */
    changes: (form: HTMLFormElement, together: readonly string[]): Record<string, unknown> | null => {
      const controls = controlsOf(form);
      const typed = [...new FormData(form)].map(([name, value]) => {
        const control = controls.get(name);
        return { name, value: formText(value), was: (control && opened.get(control)) ?? '' };
      });
      const changed = new Set(typed.filter(({ value, was }) => value !== was).map(({ name }) => name));
      if (changed.size === 0) return null;
      const isGroupChanged = together.some((name) => changed.has(name));
      const sent = typed.filter(
        ({ name }) => changed.has(name) || (isGroupChanged && together.includes(name)),
      );
      return {
        ...Object.fromEntries(sent.map(({ name, value }) => [name, value])),
        was: Object.fromEntries(sent.map(({ name, was }) => [name, was])),
      };
    },
  };
}

function controlsOf(form: HTMLFormElement): Map<string, Element> {
  return new Map(
    [...form.elements].flatMap((control): [string, Element][] => {
      const name = control.getAttribute('name');
      return name ? [[name, control]] : [];
    }),
  );
}
