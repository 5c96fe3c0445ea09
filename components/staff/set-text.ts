export type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The control if it has a text; null for checkboxes, files and hidden fields. */
export function textControl(control: Element): TextControl | null {
  if (control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) return control;
  const isText =
    control instanceof HTMLInputElement && !['checkbox', 'radio', 'file', 'hidden'].includes(control.type);
  return isText ? control : null;
}

/** Sets the text of a control as typing does, so that listeners and React's state follow. */
export function setText(control: TextControl, text: string): void {
  // React replaces the control's own setter to notice changes that are not typed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  const event = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(event, { bubbles: true }));
}
