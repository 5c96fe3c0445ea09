/** What a visitor may look for, as the contact form offers it. */
export const propertyTypes = [
  { value: 'condo', label: 'Luxury Condo' },
  { value: 'townhouse', label: 'Townhouse' },
  { value: 'penthouse', label: 'Penthouse' },
  { value: 'apartment', label: 'Apartment' },
  { value: 'commercial', label: 'Commercial' },
  { value: 'other', label: 'Other' },
] as const;

/** Bedroom choices of the contact form. They help the visitor think and are not sent. */
export const bedroomOptions = [
  { value: 'studio', label: 'Studio' },
  { value: '1', label: '1' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
  { value: '4', label: '4' },
  { value: '5+', label: '5+' },
] as const;

/** An enquiry sent sooner after its form appeared was not written by a person. Milliseconds. */
export const minimumFillTime = 2_000;
