import { maxEmailLength } from '@/lib/forms/is-email';

/** Property types offered in the contact form. */
export const propertyTypes = [
  { value: 'condo', label: 'Luxury Condo' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'penthouse', label: 'Penthouse' },
  { value: 'apartment', label: 'Apartment' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'other', label: 'Other' },
] as const;

/** Bedroom choices of the contact form. Not part of the enquiry. */
export const bedroomOptions = [
  { value: 'studio', label: 'Studio' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4' },
  { value: '5+', label: '5+' },
] as const;

/** Minimum milliseconds between showing and sending the form, to reject bots. */
export const minimumFillTimeMs = 2_000;

/** Minimum lengths in characters, also used as `minlength`. */
export const minLengths = { name: 2, subject: 5, message: 10 } as const;

/** Maximum lengths in characters, also used as `maxlength`. */
export const maxLengths = {
  name: 100,
  email: maxEmailLength,
  phone: 40,
  city: 100,
  subject: 200,
  message: 5000,
} as const;

/** Maximum characters in which staff name a property: by its reference or the URL of its page; for `maxlength`. */
export const maxPropertyText = 500;
