import { withPlainDigits } from '@/lib/format/plain-digits';
import { isEmail } from '@/lib/forms/is-email';
import { multiLine, singleLine, typedEmail, visibleLine } from '@/lib/forms/typed-values';
import { keysOf } from '@/lib/typed-keys';
import { maxLengths, minLengths } from './options';

/*
 * Validation of the contact form, shared by browser and server. Without a library, because it is loaded on every page
 * with a form.
 */

export type EnquiryValues = {
  name: string;
  /** Lower case. */
  email: string;
  /** Digits with an optional plus; null when none was given. */
  phone: string | null;
  subject: string;
  message: string;
};

type EnquiryField = keyof EnquiryValues;
type EnquiryErrors = Partial<Record<EnquiryField, string>>;

export type EnquiryCheck =
  | { values: EnquiryValues; errors?: undefined }
  | { values?: undefined; errors: EnquiryErrors; message: string };

export const checkFormMessage = 'Please check the form and try again.';

/** Shown when the reason for a failure is not known. */
export const notSentMessage = 'Failed to send message. Please try again.';

/** Shown when a valid enquiry could not be stored. */
export const notStoredMessage =
  'We couldn’t send your message just now. Nothing you wrote is lost: please try again in a moment, or reach us directly.';

/** In the order of checks. */
const labels: Record<EnquiryField, string> = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  subject: 'Subject',
  message: 'Message',
};

/** For an enquiry with neither email nor phone. */
export const unreachableMessage = 'Please enter an email address or a phone number.';

type CheckOptions = {
  /** Whether the email may be missing where there is a phone number that can be called. */
  isByPhone?: boolean;
};

/** Validates the input. Values other than text and numbers count as empty. */
export function checkEnquiry(
  input: Record<string, unknown>,
  { isByPhone = false }: CheckOptions = {},
): EnquiryCheck {
  const phone = visibleLine(input.phone);
  const values: EnquiryValues = {
    name: singleLine(input.name),
    email: typedEmail(input.email),
    phone: phone === '' ? null : normalisePhone(phone),
    subject: singleLine(input.subject),
    message: multiLine(input.message),
  };
  const errors: EnquiryErrors = {};
  for (const field of keysOf(labels)) {
    const value = values[field];
    const isUnneeded = isByPhone && field === 'email' && value === '' && values.phone;
    const error = value === null || isUnneeded ? null : fieldError(field, value);
    if (error) errors[field] = error;
  }
  if (isByPhone && values.email === '' && !values.phone) errors.email = unreachableMessage;
  if (isByPhone && values.email === '' && values.phone && !errors.phone && !canBeCalled(values.phone))
    errors.phone = 'Please enter a phone number that can be called.';
  return Object.keys(errors).length > 0 ? { errors, message: checkFormMessage } : { values };
}

function fieldError(field: EnquiryField, value: string): string | null {
  if (value.length > maxLengths[field]) {
    return `${labels[field]} must be at most ${maxLengths[field]} characters long.`;
  }
  switch (field) {
    case 'email':
      return isEmail(value) ? null : 'Please enter a valid email address.';
    case 'phone':
      if (/^\+?[1-9]\d{0,15}$/.test(value)) return null;
      return `Please enter a valid phone number.${value.startsWith('00') ? ' Start with + instead of 00.' : ''}`;
    default:
      return value.length >= minLengths[field]
        ? null
        : `${labels[field]} must be at least ${minLengths[field]} characters long.`;
  }
}

/** Numbers that can be called from abroad have 7 to 15 digits with their country code. */
function canBeCalled(phone: string): boolean {
  return /^\+?\d{7,15}$/.test(phone);
}

/**
 * Drops spaces, hyphens, parentheses and invisible characters, and reads Arabic and Persian digits. Local UAE numbers (mobile
 * `05x xxx xxxx`, landline `04 xxx xxxx`) get the country code; after it, as in `+971 (0)50 xxx xxxx`, their zero cannot be
 * dialled.
 */
export function normalisePhone(text: string): string {
  const compact = withPlainDigits(text).replace(/[\s()\p{Pd}\p{Cf}]/gu, '');
  return compact.replace(/^(?:\+?971)?0(5\d{8}|[234679]\d{7})$/, '+971$1');
}
