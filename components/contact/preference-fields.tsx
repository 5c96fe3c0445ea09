'use client';

import { Input, Select } from '@/components/ui/control';
import { Field } from '@/components/ui/field';
import { bedroomOptions, maxLengths, propertyTypes } from '@/lib/enquiries/form/options';

/** What the visitor looks for, in the contact form. Bedrooms have no name and are not sent. */
export function PreferenceFields({ values = {} }: { values?: Record<string, string> }) {
  return (
    <>
      <Field id="contact-propertyType" label="Property type">
        <Select id="contact-propertyType" name="propertyType" defaultValue={values.propertyType}>
          <option value="">Any</option>
          {propertyTypes.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field id="contact-city" label="City">
        <Input
          id="contact-city"
          name="city"
          defaultValue={values.city}
          maxLength={maxLengths.city}
          autoComplete="off"
        />
      </Field>
      <Field id="contact-bedrooms" label="Bedrooms">
        <Select id="contact-bedrooms" defaultValue="">
          <option value="">Any</option>
          {bedroomOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
