import { renderToString } from 'react-dom/server';
import { enquiryDefaults } from '@/lib/enquiries/form/defaults';
import { ContactForm } from './contact-form';
import { PreferenceFields } from './preference-fields';

const property = { id: 7, title: 'Palm "Royal" Villa', slug: 'palm-villa' };
const html = renderToString(
  <ContactForm
    property={property}
    sourcePath="/properties/palm-villa"
    opening={enquiryDefaults(property)}
    preferences={<PreferenceFields />}
  />,
);

/** The tag of the control with this name. */
const control = (name: string) =>
  new RegExp(`<(input|textarea|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0];

it('is a plain form with browser validation without JavaScript', () => {
  expect(html).toMatch(/^<form[^>]* action="\/contact\/enquiry"/);
  expect(html).toMatch(/^<form[^>]* method="post"/);
  expect(html).not.toContain('noValidate');
  expect(control('name')).toMatch(/required=""/);
  expect(control('email')).toMatch(/type="email"/);
  expect(control('phone')).not.toMatch(/required/);
  expect(control('consent')).toMatch(/required=""/);
  expect(control('consent')).toMatch(/checked/);
  expect(control('marketing')).not.toMatch(/required|checked/);
});

it('shows its subject', () => {
  expect(control('property_id')).toContain('value="7"');
  expect(control('property_title')).toContain('value="Palm &quot;Royal&quot; Villa"');
  expect(control('source_path')).toContain('value="/properties/palm-villa"');
  expect(control('subject')).toContain('value="Property Inquiry: Palm &quot;Royal&quot; Villa"');
});

it('does not send bedrooms, and has a honeypot', () => {
  expect(html).toContain('Bedrooms');
  expect(control('bedrooms')).toBeUndefined();
  expect(control('extra_details')).toMatch(/tabindex="-1"/i);
});
