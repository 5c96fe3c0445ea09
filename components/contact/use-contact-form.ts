import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { visitKey } from '@/lib/consent/consent';
import { trackEvent } from '@/lib/consent/track-event';
import { consentMessage } from '@/lib/enquiries/consent-texts';
import { minimumFillTime } from '@/lib/enquiries/options';
import { checkEnquiry, checkFormMessage } from '@/lib/enquiries/rules';
import { honeypotField, untilFilled } from '@/lib/forms/guards';
import { requestJson } from '@/lib/http/browser/client';
import { isHttpError } from '@/lib/http/server/http-error';
import { api } from '@/lib/routes';
import { readStored, useDraft } from './use-draft';

export type FormProperty = { id: number; title: string; slug: string };

type Errors = Record<string, string>;

type ContactFormOptions = {
  property?: FormProperty;
  sourcePath: string;
  /** Name under which unsent input is kept. */
  draft: string;
  /** Server-side errors from before the form was shown. */
  errors?: Errors;
};

/** Input that could not be sent. */
type Unsent = { subject: string; message: string };

/** The contact form's behaviour: validates, sends once, keeps the input on failure and reports the outcome. */
export function useContactForm({
  property,
  sourcePath,
  draft: draftName,
  errors: initial = {},
}: ContactFormOptions) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, draftName);
  const [errors, setErrors] = useState(initial);
  const [message, setMessage] = useState('');
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [pending, setPending] = useState(false);
  const sending = useRef(false);
  // One key until an enquiry is accepted, so that a retry after a lost answer is the same enquiry.
  const key = useRef<string | null>(null);
  const shownAt = useRef(0);
  const tell = property ? propertyToasts : contactToasts;

  useEffect(() => {
    shownAt.current = performance.now();
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

  const succeed = (text: string) => {
    form.current?.reset();
    draft.clear();
    key.current = null;
    setMessage(text || 'Message sent successfully!');
    tell.success(text);
    trackEvent('contact_form_submit', {
      event_category: 'contact',
      event_label: property?.title ?? 'Contact page',
    });
  };

  const fail = (error: unknown, written: Unsent) => {
    const text = failureText(error);
    if (isOurs(error)) setUnsent(written);
    const found = isHttpError(error) ? error.errors : {};
    tell.failure(text);
    reject(found, text);
  };

  const send = async (typed: Record<string, string>, body: Record<string, unknown>) => {
    sending.current = true;
    setPending(true);
    setUnsent(null);
    setMessage('Sending…');
    key.current ??= newKey();
    try {
      await untilFilled(shownAt.current, minimumFillTime);
      const { message: text } = await requestJson<{ message?: string }>(api.contactSubmit, {
        method: 'POST',
        headers: { 'Idempotency-Key': key.current },
        body: {
          ...readStored(visitKey),
          ...typed,
          ...body,
          source_path: sourcePath,
          elapsed_ms: Math.round(performance.now() - shownAt.current),
        },
      });
      succeed(text ?? '');
    } catch (error) {
      fail(error, { subject: String(body.subject), message: String(body.message) });
    } finally {
      sending.current = false;
      setPending(false);
    }
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
      const name = (event.target as HTMLInputElement).name;
      draft.save();
      setErrors(({ [name]: _cleared, ...rest }) => rest);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (sending.current) return;
      const typed = readForm(event.currentTarget);
      const check = checkEnquiry(typed);
      if (check.errors || !typed.consent) {
        const missing: Errors = typed.consent ? {} : { consent: consentMessage };
        return reject({ ...(check.errors as Errors), ...missing }, checkFormMessage);
      }
      setErrors({});
      const { phone, ...values } = check.values;
      const about = property && {
        property_id: property.id,
        property_title: property.title,
        property_slug: property.slug,
      };
      return send(optional(typed), { ...values, phone: phone ?? '', ...about });
    },
  };
}

/** Fields outside the shared validation rules. */
function optional(typed: Record<string, string>): Record<string, string> {
  const names = ['propertyType', 'city', 'consent', 'marketing', honeypotField];
  return Object.fromEntries(names.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));
}

function readForm(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : '',
  ]);
  return Object.fromEntries(entries);
}

/** Whether a failure is not caused by the input, so a retry may not help. */
function isOurs(error: unknown): boolean {
  return !isHttpError(error) || error.status === null || error.status >= 500;
}

function failureText(error: unknown): string {
  if (!isHttpError(error)) return 'An unexpected error occurred. Please try again later.';
  return error.message || 'Failed to send message. Please try again.';
}

const successTitle = 'Message Sent Successfully!';

const contactToasts = {
  success: (_message: string) => toast({ channel: 'form', title: successTitle }),
  failure: (message: string) => toast({ channel: 'form', tone: 'danger', title: message }),
};

const propertyToasts = {
  success: (message: string) =>
    toast({
      channel: 'form',
      title: successTitle,
      description: message || "We'll get back to you within 24 hours.",
    }),
  failure: (message: string) =>
    toast({
      channel: 'form',
      tone: 'danger',
      title: 'Message Failed to Send',
      description: message || 'Please try again later.',
    }),
};

/** Plain http on another host has no randomUUID. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return [...crypto.getRandomValues(new Uint32Array(4))]
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');
}
