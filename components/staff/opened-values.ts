import { formText } from '@/lib/forms/form-text';
import { fieldOf } from '@/lib/typed-keys';
import { setText, textControl } from './set-text';

/** Joins the values of several checked boxes of a field. */
const separator = ', ';

type Values = Readonly<Record<string, unknown>>;

/** The values that the controls of a form were opened with, so that only those that someone changed are sent. */
export function openedValues() {
  const opened = new WeakMap<Element, string>();
  const given = new WeakMap<Element, string>();
  return {
    /** Records the stored values of a render: new controls start with them, and unchanged ones are updated to them. */
    follow: (form: HTMLFormElement, values: Values) => {
      for (const [name, control] of controlsOf(form)) {
        const value = formText(values[name]);
        if (given.get(control) === value) continue;
        const isNew = !given.has(control);
        given.set(control, value);
        if (isNew || show(control, opened.get(control), value)) opened.set(control, value);
      }
    },
    /**
     * Records these values, which are now stored, as those that the form was opened with. Controls that still have the
     * sent value are updated to the stored one.
     */
    replace: (form: HTMLFormElement, values: unknown, sent: Values = {}) => {
      for (const [name, control] of controlsOf(form)) {
        const value = fieldOf(values, name);
        if (value === undefined) continue;
        opened.set(control, formText(value));
        if (name in sent) show(control, formText(sent[name]), formText(value));
      }
    },
    /**
     * The changed values, and in `was` those they replace; null when there are none.
     * @param together fields that are all sent when one of them is changed
     */
    changes: (form: HTMLFormElement, together: readonly string[]): Record<string, unknown> | null => {
      const data = new FormData(form);
      const typed = [...controlsOf(form)]
        .filter(([name, control]) => data.has(name) || isBox(control))
        .map(([name, control]) => ({
          name,
          value: data.getAll(name).map(formText).join(separator),
          was: opened.get(control) ?? '',
        }));
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

/** Shows a value unless the control has another than `before`. @returns whether it now has the value */
function show(control: Element, before: string | undefined, value: string): boolean {
  const boxes = isBox(control) ? boxesBeside(control) : [];
  if (boxes.length > 0 && checkedIn(boxes) === before) {
    const checked = value.split(separator);
    for (const box of boxes) box.checked = checked.includes(box.value);
  }
  if (boxes.length > 0) return checkedIn(boxes) === value;
  const field = textControl(control);
  const text = field && formText(field.value);
  if (field && text === before && text !== value) setText(field, value);
  return field !== null && formText(field.value) === value;
}

function isBox(control: Element): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'checkbox';
}

/** All checkboxes of a field. */
function boxesBeside({ form, name }: HTMLInputElement): HTMLInputElement[] {
  return [...(form?.elements ?? [])].filter(isBox).filter((box) => box.name === name);
}

function checkedIn(boxes: HTMLInputElement[]): string {
  return boxes
    .filter(({ checked }) => checked)
    .map(({ value }) => value)
    .join(separator);
}

function controlsOf(form: HTMLFormElement): Map<string, Element> {
  return new Map(
    [...form.elements].flatMap((control): [string, Element][] => {
      const name = control.getAttribute('name');
      return name ? [[name, control]] : [];
    }),
  );
}
