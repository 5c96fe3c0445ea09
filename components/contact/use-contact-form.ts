import { type FormEvent, useEffect, useRef, useState } from 'react';
import { closestTo } from '@/components/ui/closest-to';
import type { FormProperty } from './send-enquiry';
import { useDraft } from './use-draft';

type Errors = Record<string, string>;

type ContactFormOptions = {
  property?: FormProperty;
  sourcePath: string;
  /** Storage key of unsent input. */
  draft: string;
  /** What the visitor asks about, when not about a property. */
  about?: string;
  /** Server-side errors from before the form was shown. */
  errors?: Errors;
};

/** Input that could not be sent. */
type Unsent = { subject: string; message: string };

/** The contact form's behaviour: validates, sends once, keeps the input on failure and shows the result. */
export function useContactForm({
  property,
  sourcePath,
  draft: draftName,
  about,
  errors: initial = {},
}: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, draftName, about);
  const [errors, setErrors] = useState(initial);
  const [message, setMessage] = useState('');
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  const key = useRef<string | null>(null);
  const shownAt = useRef(0);

  useEffect(() => {
    shownAt.current = performance.now();
    // Browser validation is for visitors without JavaScript; otherwise our messages are shown.
    if (form.current) form.current.noValidate = true;
  }, []);

  const reject = (found: Errors, text: string) => {
    setErrors(found);
    setMessage(text);
    const first = [...(form.current?.elements ?? [])].find((element) => {
      const name = element.getAttribute('name');
      return name !== null && found[name] !== undefined;
    });
    if (first instanceof HTMLElement) first.focus();
  };

  const send = async (element: HTMLFormElement) => {
    const sender = await loadSender().catch(() => null);
    // Without this code, the browser submits the plain form.
    if (!sender) return element.submit();
    setUnsent(null);
    const typed = readForm(element);
    const values = sender.checkTyped(typed);
    if ('errors' in values) return reject(values.errors, values.message);
    setErrors({});
    setPending(true);
    setMessage('Sending…');
    const context = { property, sourcePath, key, shownAt: shownAt.current };
    const outcome = await sender.sendEnquiry(typed, values, context);
    setPending(false);
    if (typeof outcome !== 'string') {
      if (outcome.isBlocked) setUnsent(values);
      return reject(outcome.errors, outcome.message);
    }
    element.reset();
    draft.clear();
    key.current = null;
    setMessage(outcome || 'Message sent successfully!');
  };

  return {
    form,
    errors,
    message,
    /** Set when a valid enquiry could not be sent, to offer other channels. */
    unsent,
    pending,
    /** Clears the error of a changed field. */
    edit(event: FormEvent<HTMLFormElement>) {
      const name = closestTo<HTMLInputElement>(event, '[name]')?.name ?? '';
      draft.save();
      setErrors(({ [name]: _cleared, ...rest }) => rest);
    },
    /** Preloads the code that sends the form. */
    prepare: () => void loadSender().catch(() => {}),
    async submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const element = event.currentTarget;
      if (sending.current) return;
      sending.current = true;
      try {
        await send(element);
      } finally {
        sending.current = false;
      }
    },
  };
}

const loadSender = () => import('./send-enquiry');

function readForm(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries);
}
