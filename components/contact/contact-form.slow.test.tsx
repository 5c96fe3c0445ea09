/** @jest-environment jsdom */

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { onToast, type ToastMessage } from '@/components/ui/toast';
import { visitKey } from '@/lib/consent/consent';
import { contact } from '@/lib/contact';
import { consentBoxes } from '@/lib/enquiries/form/consent-texts';
import { enquiryDefaults } from '@/lib/enquiries/form/defaults';
import { stub } from '@/testing/stub';
import { ContactForm } from './contact-form';
import { PreferenceFields } from './preference-fields';

type Sent = { headers: Record<string, string>; body: Record<string, unknown> };

let toasts: ToastMessage[] = [];
let sent: Sent[] = [];
let respond: () => Promise<{ status: number; body: unknown }>;
let unsubscribe: () => void;

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.useFakeTimers();
  sessionStorage.clear();
  toasts = [];
  sent = [];
  respond = async () => ({ status: 201, body: { message: 'Message sent successfully!' } });
  unsubscribe = onToast((message) => toasts.push(message));
  globalThis.fetch = stub<typeof fetch>(
    async (_path: string, init: { headers: Record<string, string>; body: string }) => {
      sent.push({ headers: init.headers, body: JSON.parse(init.body) });
      const { status, body } = await respond();
      return { ok: status < 400, status, json: async () => body };
    },
  );
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  cleanup();
  unsubscribe();
  jest.useRealTimers();
});

const contactForm = <ContactForm sourcePath="/contact" preferences={<PreferenceFields />} />;
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.input(field(label), { target: { value } });
const press = async () => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await jest.advanceTimersByTimeAsync(3_000);
  });
};

const agree = () => {
  const box = field(/I agree/);
  if (!box.checked) fireEvent.click(box);
};

function fillIn() {
  agree();
  type(/Full name/, ' Amira Khalil ');
  type(/Email/, 'Amira@Example.com');
  type(/Phone/, '050 123 4567');
  type(/Subject/, 'Two bedrooms');
  type(/Message/, 'We are moving in spring.');
}

const property = { id: 7, title: 'Palm Villa', slug: 'palm-villa' };

describe('validation', () => {
  it('shows every error at its field and in summary, and focuses the first', async () => {
    render(contactForm);
    type(/Email/, 'amira@');
    await press();
    expect(field(/Full name/)).toHaveFocus();
    expect(field(/Full name/)).toHaveAccessibleDescription('Name must be at least 2 characters long.');
    expect(field(/Email/)).toBeInvalid();
    expect(field(/Email/)).toHaveAccessibleDescription('Please enter a valid email address.');
    expect(screen.getByRole('status')).toHaveTextContent('Please check the form and try again.');
    expect(sent).toEqual([]);
  });

  it('rejects a phone number without digits', async () => {
    render(contactForm);
    fillIn();
    type(/Phone/, '()');
    await press();
    expect(field(/Phone/)).toHaveAccessibleDescription('Please enter a valid phone number.');
    expect(sent).toEqual([]);
    type(/Phone/, ' ');
    await press();
    expect(sent[0]?.body.phone).toBe('');
  });

  it('clears the error of an edited field only', async () => {
    render(contactForm);
    await press();
    type(/Full name/, 'A');
    expect(field(/Full name/)).toBeValid();
    expect(field(/Full name/)).not.toHaveAccessibleDescription();
    expect(field(/Email/)).toHaveAccessibleDescription('Please enter a valid email address.');
  });
});

describe('sending', () => {
  it('sends what is filled in of every field with a name', async () => {
    render(
      <ContactForm sourcePath="/contact" preferences={<input aria-label="Time" name="contact_time" />} />,
    );
    fillIn();
    type(/Time/, 'After five');
    await press();
    expect(sent[0]?.body.contact_time).toBe('After five');
  });

  it('sends the documented body, without bedrooms', async () => {
    render(contactForm);
    fillIn();
    fireEvent.change(field(/Property type/), { target: { value: 'condo' } });
    fireEvent.change(field(/Bedrooms/), { target: { value: '5+' } });
    await press();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toEqual({
      name: 'Amira Khalil',
      email: 'amira@example.com',
      phone: '+971501234567',
      subject: 'Two bedrooms',
      message: 'We are moving in spring.',
      propertyType: 'condo',
      consent: consentBoxes.consent.version,
      source_path: '/contact',
      elapsed_ms: expect.any(Number),
    });
    expect(sent[0]?.body.elapsed_ms).toBeGreaterThanOrEqual(2_000);
    expect(toasts).toEqual([{ channel: 'form', title: 'Message Sent Successfully!' }]);
    expect(field(/Full name/).value).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows progress and ignores a second click', async () => {
    let release = () => {};
    respond = () =>
      new Promise((resolve) => {
        release = () => resolve({ status: 201, body: {} });
      });
    render(contactForm);
    fillIn();
    await press();
    await press();
    expect(screen.getByRole('button')).toHaveTextContent('Sending…');
    await act(async () => release());
    expect(screen.getByRole('button')).toHaveTextContent('Send Message');
    expect(sent).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('Message sent successfully!');
  });

  it('keeps key and values on failure, and creates a new key after success', async () => {
    render(contactForm);
    fillIn();
    respond = () => Promise.reject(new TypeError('no network'));
    await press();
    expect(toasts).toEqual([
      {
        channel: 'form',
        tone: 'danger',
        title: 'Network error. Please check your connection and try again.',
      },
    ]);
    expect(field(/Full name/).value).toBe(' Amira Khalil ');
    respond = async () => ({ status: 201, body: {} });
    await press();
    fillIn();
    await press();
    const keys = sent.map(({ headers }) => headers['Idempotency-Key']);
    expect(keys[0]).toMatch(/^[\w-]{32,36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows server-side errors at their fields', async () => {
    respond = async () => ({
      status: 422,
      body: { message: 'Not accepted.', errors: { subject: ['Too vague.'] } },
    });
    render(contactForm);
    fillIn();
    await press();
    expect(field(/Subject/)).toHaveAccessibleDescription('Too vague.');
    expect(field(/Subject/)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Not accepted.');
    expect(toasts[0]?.title).toBe('Not accepted.');
  });

  it('offers direct contact with the message when sending fails', async () => {
    respond = async () => ({ status: 503, body: { message: 'We couldn’t send your message just now.' } });
    render(contactForm);
    fillIn();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('We couldn’t send your message just now.');
    expect(field(/Message/).value).toBe('We are moving in spring.');
    const digits = contact.phone.replace(/\D/g, '');
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', `tel:+${digits}`);
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/${digits}?text=We%20are%20moving%20in%20spring.`,
    );
    expect(screen.getByRole('link', { name: /^Email/ })).toHaveAttribute(
      'href',
      `mailto:${contact.email}?subject=Two%20bedrooms&body=We%20are%20moving%20in%20spring.`,
    );
    respond = async () => ({ status: 201, body: {} });
    await press();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('offers direct contact after too many messages', async () => {
    respond = async () => ({ status: 429, body: { message: 'Please try again in 9 minutes.' } });
    render(contactForm);
    fillIn();
    await press();
    expect(screen.getByRole('status')).toHaveTextContent('Please try again in 9 minutes.');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
  });

  it('no longer offers the message that failed once another one is invalid', async () => {
    respond = async () => ({ status: 503, body: null });
    render(contactForm);
    fillIn();
    await press();
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
    type(/Message/, 'Hm');
    await press();
    expect(field(/Message/)).toBeInvalid();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('stays on the form for input errors', async () => {
    respond = async () => ({ status: 422, body: { message: 'Not accepted.' } });
    render(contactForm);
    fillIn();
    await press();
    expect(screen.queryByRole('link', { name: 'WhatsApp' })).toBeNull();
  });

  it('has a message for failures without one', async () => {
    respond = async () => ({ status: 502, body: null });
    render(contactForm);
    fillIn();
    await press();
    expect(toasts[0]?.title).toBe('Failed to send message. Please try again.');
  });

  it('reports to the consented analytics tag', async () => {
    const events: unknown[][] = [];
    Object.assign(window, { gtag: (...args: unknown[]) => events.push(args) });
    render(contactForm);
    fillIn();
    await press();
    expect(events).toEqual([
      ['event', 'contact_form_submit', expect.objectContaining({ event_category: 'contact' })],
    ]);
    Reflect.deleteProperty(window, 'gtag');
  });
});

describe('consent', () => {
  it('to be contacted is required and ticked, to the newsletter neither', async () => {
    render(contactForm);
    expect(field(/I agree/)).toBeChecked();
    expect(field(/newsletter/)).not.toBeChecked();
    expect(field(/newsletter/)).not.toBeRequired();
    fillIn();
    fireEvent.click(field(/I agree/));
    await press();
    expect(sent).toEqual([]);
    expect(field(/I agree/)).toHaveFocus();
    expect(field(/I agree/)).toHaveAccessibleDescription('Please agree, so that we may answer you.');
    agree();
    expect(field(/I agree/)).not.toHaveAccessibleDescription();
    fireEvent.click(field(/newsletter/));
    await press();
    const { consent, marketing } = consentBoxes;
    expect(sent[0]?.body).toMatchObject({ consent: consent.version, marketing: marketing.version });
    expect(field(/I agree/)).toBeChecked();
    expect(field(/newsletter/)).not.toBeChecked();
  });

  it('returns to its default after a reload', () => {
    const { unmount } = render(contactForm);
    fillIn();
    unmount();
    render(contactForm);
    expect(field(/I agree/)).toBeChecked();
    expect(field(/I agree/).value).toBe(consentBoxes.consent.version);
  });
});

it('sends the source of the visit', async () => {
  sessionStorage.setItem(visitKey, JSON.stringify({ utm_source: 'portal', landing_path: '/areas' }));
  render(contactForm);
  fillIn();
  await press();
  expect(sent[0]?.body).toMatchObject({ utm_source: 'portal', landing_path: '/areas', name: 'Amira Khalil' });
});

describe('for a property', () => {
  const show = () =>
    render(
      <ContactForm
        property={property}
        sourcePath="/properties/palm-villa"
        opening={enquiryDefaults(property)}
      />,
    );

  it('is prefilled and does not ask for the type', async () => {
    show();
    expect(field(/Subject/).value).toBe('Property Inquiry: Palm Villa');
    expect(field(/Message/).value).toContain('Please contact me with more details.');
    expect(screen.queryByLabelText(/Property type/)).toBeNull();
    type(/Full name/, 'Amira');
    type(/Email/, 'a@b.ae');
    agree();
    respond = async () => ({ status: 201, body: {} });
    await press();
    expect(sent[0]?.body).toMatchObject({
      property_id: 7,
      property_title: 'Palm Villa',
      property_slug: 'palm-villa',
    });
    expect(toasts).toEqual([
      {
        channel: 'form',
        title: 'Message Sent Successfully!',
        description: "We'll get back to you within 24 hours.",
      },
    ]);
  });

  it('fills in an emptied subject again when it is opened again', () => {
    const { unmount } = show();
    type(/Full name/, 'Amira');
    type(/Subject/, ' ');
    type(/Message/, 'Is it still available?');
    unmount();
    show();
    expect(field(/Subject/).value).toBe('Property Inquiry: Palm Villa');
    expect(field(/Full name/).value).toBe('Amira');
    expect(field(/Message/).value).toBe('Is it still available?');
  });

  it('shows a failure', async () => {
    show();
    type(/Full name/, 'Amira');
    type(/Email/, 'a@b.ae');
    agree();
    respond = async () => ({ status: 429, body: { message: 'Too many messages.' } });
    await press();
    expect(toasts).toEqual([
      { channel: 'form', tone: 'danger', title: 'Message Failed to Send', description: 'Too many messages.' },
    ]);
  });
});

it('restores the input after a reload', () => {
  const { unmount } = render(contactForm);
  fillIn();
  fireEvent.input(field(/Property type/), { target: { value: 'townhouse' } });
  unmount();
  render(contactForm);
  expect(field(/Full name/).value).toBe(' Amira Khalil ');
  expect(field(/Property type/).value).toBe('townhouse');
});

it('restores what Safari empties when Back leads to the page', () => {
  render(contactForm);
  fillIn();
  const subject = field(/Subject/).value;
  fireEvent(window, new Event('pageshow'));
  field(/Subject/).value = '';
  act(() => jest.runOnlyPendingTimers());
  expect(field(/Subject/).value).toBe(subject);
});

describe('about a search', () => {
  const villas = { subject: 'Property search: villas', message: 'I am looking for villas.' };
  const lofts = { subject: 'Property search: lofts', message: 'I am looking for lofts.' };
  const shown = () => [/Full name/, /Subject/, /Message/].map((label) => field(label).value);

  it('shows the text of this search and keeps what the visitor entered about themselves', () => {
    const first = render(<ContactForm sourcePath="/contact" opening={villas} />);
    type(/Full name/, 'Amira');
    type(/Message/, 'Villas with a garden, please.');
    first.unmount();
    const second = render(<ContactForm sourcePath="/contact" opening={lofts} />);
    expect(shown()).toEqual(['Amira', lofts.subject, lofts.message]);
    type(/Email/, 'amira@example.com');
    second.unmount();
    render(<ContactForm sourcePath="/contact" opening={villas} />);
    expect(shown()).toEqual(['Amira', villas.subject, villas.message]);
    expect(sessionStorage).toHaveLength(1);
  });

  it('restores an edited message of the same search', () => {
    const { unmount } = render(<ContactForm sourcePath="/contact" opening={villas} />);
    type(/Message/, 'Villas with a garden, please.');
    unmount();
    render(<ContactForm sourcePath="/contact" opening={villas} />);
    expect(shown()).toEqual(['', villas.subject, 'Villas with a garden, please.']);
  });
});
