'use client';

import { type ReactNode, Suspense } from 'react';
import { Honeypot } from '@/components/site/honeypot';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { Input } from '@/components/ui/control';
import { errorProps, Field, FieldError, Textarea } from '@/components/ui/field';
import { IntentLink } from '@/components/ui/intent-link';
import { lazyPart } from '@/components/ui/lazy-part';
import { revealFocused } from '@/components/ui/reveal-focused';
import { useTypedText } from '@/components/ui/use-typed-text';
import { consentBoxes } from '@/lib/enquiries/form/consent-texts';
import type { RejectedPost } from '@/lib/enquiries/form/form-post';
import { maxLengths, minLengths } from '@/lib/enquiries/form/options';
import { routes } from '@/lib/routes';
import type { FormProperty } from './send-enquiry';
import { useContactForm } from './use-contact-form';

const loadContactLinks = async () => (await import('@/components/site/contact-links')).ContactLinks;
const ContactLinks = lazyPart(loadContactLinks);

type ContactFormProps = {
  /** What the enquiry is about. */
  property?: FormProperty;
  /** Path of the form's page. */
  sourcePath: string;
  /** `PreferenceFields`, unless a property implies them. Passed in, so that pages of properties do not load them. */
  preferences?: ReactNode;
  /** Initial subject and message. */
  opening?: { subject: string; message: string };
  /** A rejected plain post: the form shows its values and errors. */
  rejected?: Pick<RejectedPost, 'values' | 'errors'>;
};

/** The enquiry form. Without scripts it is a plain form, answered by `pages/contact/enquiry.tsx`. */
export function ContactForm({ property, sourcePath, preferences, opening, rejected }: ContactFormProps) {
  const sending = useContactForm({
    property,
    sourcePath,
    draft: property ? `property-${property.id}` : opening ? 'search' : 'contact',
    about: property ? undefined : opening?.message,
    errors: rejected?.errors,
  });
  const { form, errors, edit, prepare, submit } = sending;
  const values: Record<string, string> = rejected?.values ?? opening ?? {};
  const prefix = property ? 'enquiry' : 'contact';
  const messageArea = useTypedText(`${prefix}-message`);
  const control = <Name extends string>(name: Name) => ({
    id: `${prefix}-${name}`,
    name,
    defaultValue: values[name],
    ...errorProps(`${prefix}-${name}`, errors[name]),
  });
  const field = (name: string, label: string) => ({ id: `${prefix}-${name}`, label, error: errors[name] });
  const wide = preferences ? 'sm:col-span-2' : '';

  return (
    <form
      ref={form}
      method="post"
      action={routes.enquiry}
      onSubmit={submit}
      onFocus={(event) => {
        prepare();
        // Before they are needed: when sending fails, loading may fail, too.
        loadContactLinks().catch(() => {});
        revealFocused(event.target);
      }}
      onInput={edit}
      className={cn('grid gap-x-6 gap-y-6', preferences && 'sm:grid-cols-2')}
    >
      <HiddenFields property={property} sourcePath={sourcePath} />
      <Field {...field('name', 'Full name')} required>
        <Input
          {...control('name')}
          required
          minLength={minLengths.name}
          maxLength={maxLengths.name}
          autoComplete="name"
        />
      </Field>
      <Field {...field('email', 'Email')} required>
        <Input
          {...control('email')}
          type="email"
          required
          maxLength={maxLengths.email}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
        />
      </Field>
      <Field {...field('phone', 'Phone')}>
        <Input
          {...control('phone')}
          type="tel"
          maxLength={maxLengths.phone}
          autoComplete="tel"
          inputMode="tel"
        />
      </Field>
      {preferences}
      <Field {...field('subject', 'Subject')} required className={wide}>
        <Input
          {...control('subject')}
          required
          minLength={minLengths.subject}
          maxLength={maxLengths.subject}
          autoComplete="off"
        />
      </Field>
      <Field {...field('message', 'Message')} required className={wide}>
        <Textarea
          {...control('message')}
          ref={messageArea}
          required
          minLength={minLengths.message}
          maxLength={maxLengths.message}
        />
      </Field>
      <div className={`grid gap-3 ${wide}`}>
        <ConsentBox {...control('consent')} error={errors.consent} required />
        <ConsentBox {...control('marketing')} />
      </div>
      <div className={wide}>
        <FormEnd sending={sending} />
      </div>
    </form>
  );
}

/** The button, the result of the last attempt and, when the message could not be sent, other ways to reach the agency. */
function FormEnd({ sending }: { sending: ReturnType<typeof useContactForm> }) {
  const { pending, message, unsent } = sending;
  return (
    <>
      <Button type="submit" variant="gold" aria-disabled={pending} className="max-sm:w-full">
        {pending ? 'Sending…' : 'Send Message'}
      </Button>
      <p role="status" className="text-sm font-medium not-empty:mt-4">
        {message}
      </p>
      {unsent && (
        <Suspense>
          <ContactLinks message={unsent.message} subject={unsent.subject} className="mt-3" />
        </Suspense>
      )}
      <p className="mt-4 text-sm text-stone">
        By submitting, you agree to our{' '}
        <IntentLink
          href={routes.privacy}
          className="inline-block min-h-6 underline underline-offset-4 hover:text-ink"
        >
          Privacy Policy
        </IntentLink>
      </p>
    </>
  );
}

type ConsentBoxProps = {
  id: string;
  name: keyof typeof consentBoxes;
  defaultValue?: string;
  error?: string;
  required?: boolean;
};

/** Contact consent is ticked by default, since sending the form implies it; marketing never is. */
function ConsentBox({ id, name, defaultValue, error, required, ...described }: ConsentBoxProps) {
  const { version, text } = consentBoxes[name];
  return (
    <div>
      <label className="flex min-h-6 cursor-pointer gap-3 text-sm leading-normal">
        <input
          {...described}
          type="checkbox"
          id={id}
          name={name}
          value={version}
          defaultChecked={required ? !error : defaultValue === version}
          required={required}
          className="mt-0.5 size-4.5 shrink-0 accent-gold-text"
        />
        <span>
          {text}
          {required && <span aria-hidden> *</span>}
        </span>
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}

function HiddenFields({ property, sourcePath }: Pick<ContactFormProps, 'property' | 'sourcePath'>) {
  return (
    <>
      <input type="hidden" name="source_path" value={sourcePath} />
      {property && (
        <>
          <input type="hidden" name="property_id" value={property.id} />
          <input type="hidden" name="property_title" value={property.title} />
          <input type="hidden" name="property_slug" value={property.slug} />
        </>
      )}
      <Honeypot />
    </>
  );
}
