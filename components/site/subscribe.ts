import { api } from '@/lib/api-paths';
import { honeypotField, waitMinimumFillTime } from '@/lib/forms/bot-checks';
import { requestJson } from '@/lib/http/browser/client';
import { isHttpError } from '@/lib/http/browser/http-error';
import { minimumFillTimeMs, newsletterError } from '@/lib/newsletter/rules';

type Subscribed = { message: string };

/** Sends the newsletter form and shows the response in it. The address is stored before the success message. */
export async function subscribe(form: HTMLFormElement): Promise<void> {
  const field = form.querySelector<HTMLInputElement>('[name=email]');
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!field || !button || button.disabled) return;

  const problem = newsletterError(field.value);
  if (problem) return show(form, field, problem, 'error');
  button.disabled = true;
  button.textContent = 'Sending…';
  try {
    // The form is part of the server-rendered page.
    await waitMinimumFillTime(0, minimumFillTimeMs);
    const response = await requestJson<Subscribed>(api.newsletter, {
      method: 'POST',
      body: {
        email: field.value,
        [honeypotField]: new FormData(form).get(honeypotField),
        elapsed_ms: Math.round(performance.now()),
      },
    });
    field.value = '';
    show(form, field, response.message, 'plain');
  } catch (error) {
    const message = isHttpError(error) && error.message;
    show(form, field, message || 'An unexpected error occurred. Please try again later.', 'error');
  } finally {
    button.disabled = false;
    button.textContent = 'Subscribe';
  }
}

/** Shows a message until the next input. */
function show(form: HTMLFormElement, field: HTMLInputElement, text: string, tone: 'plain' | 'error'): void {
  const status = form.querySelector<HTMLElement>('[role=status]');
  if (!status) return;
  const isError = tone === 'error';
  status.textContent = text;
  status.dataset.tone = tone;
  field.setAttribute('aria-invalid', String(isError));
  field.addEventListener(
    'input',
    () => {
      status.textContent = '';
      field.setAttribute('aria-invalid', 'false');
    },
    { once: true },
  );
}
