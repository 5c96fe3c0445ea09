'use client';

import { useRef, useState } from 'react';
import { useEarlyInput } from '@/components/ui/use-early-input';
import { honeypotField, untilFilled } from '@/lib/forms/guards';
import { isHttpError } from '@/lib/http/server/http-error';
import { minimumFillTime, newsletterError } from '@/lib/newsletter/rules';
import { api } from '@/lib/routes';
import { Honeypot } from './honeypot';

type State = { tone: 'plain' | 'error'; message: string };
type Subscribed = { message: string };

/** One email field. The address is stored before the success message. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [pending, setPending] = useState(false);
  const [state, setState] = useState<State | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEarlyInput(() => (field.current ? [field.current] : []));

  const submit = async (form: HTMLFormElement) => {
    const problem = newsletterError(email);
    if (problem) return setState({ tone: 'error', message: problem });
    setPending(true);
    try {
      // Few visitors subscribe, so the API client is loaded on submit.
      const { requestJson } = await import('@/lib/http/browser/client');
      // The form is part of the server-rendered page.
      await untilFilled(0, minimumFillTime);
      const answer = await requestJson<Subscribed>(api.newsletter, {
        method: 'POST',
        body: {
          email,
          [honeypotField]: new FormData(form).get(honeypotField),
          elapsed_ms: Math.round(performance.now()),
        },
      });
      setState({ tone: 'plain', message: answer.message });
      setEmail('');
    } catch (error) {
      const message = isHttpError(error) && error.message;
      setState({
        tone: 'error',
        message: message || 'An unexpected error occurred. Please try again later.',
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      method="post"
      action={api.newsletter}
      noValidate
      className="mt-7 max-w-90"
      onSubmit={(event) => {
        event.preventDefault();
        if (!pending) submit(event.currentTarget);
      }}
    >
      <Honeypot />
      <div className="flex items-center border-b border-[#8b8c91] focus-within:border-gold">
        <label htmlFor="newsletter-email" className="sr-only">
          Your e-mail address
        </label>
        <input
          ref={field}
          id="newsletter-email"
          name="email"
          type="email"
          autoComplete="email"
          placeholder="Your e-mail address"
          value={email}
          aria-invalid={state?.tone === 'error'}
          aria-describedby="newsletter-message"
          onChange={(event) => {
            setEmail(event.target.value);
            setState(null);
          }}
          className="h-12 min-w-0 flex-1 bg-transparent text-base text-paper placeholder:text-mist"
        />
        <button
          type="submit"
          disabled={pending}
          className="h-12 ps-4 font-semibold text-gold hover:text-paper disabled:opacity-60"
        >
          {pending ? 'Sending…' : 'Subscribe'}
        </button>
      </div>
      <p
        id="newsletter-message"
        role="status"
        className={`mt-3 min-h-6 ${state?.tone === 'error' ? 'text-[#f0a79f]' : 'text-paper'}`}
      >
        {state?.message}
      </p>
    </form>
  );
}
