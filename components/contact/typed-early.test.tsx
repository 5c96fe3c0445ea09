/** @jest-environment jsdom */

import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { present } from '@/testing/stub';
import { ContactForm } from './contact-form';

const form = (
  <ContactForm
    property={{ id: 7, title: 'Palm Villa', slug: 'palm-villa' }}
    sourcePath="/properties/palm-villa"
    opening={{ subject: 'Property Inquiry: Palm Villa', message: 'Please contact me with more details.' }}
  />
);

it('keeps what was typed before hydration, also in place of the default message', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(form);
  document.body.append(page);
  const typed = { name: 'Amira Khalil', subject: 'A visit', message: 'We are in Dubai this week.' };
  const control = (name: string) => present(page.querySelector<HTMLInputElement>(`[name="${name}"]`));
  for (const [name, text] of Object.entries(typed)) control(name).value = text;
  const root = await act(async () => hydrateRoot(page, form));
  for (const [name, text] of Object.entries(typed)) expect(control(name)).toHaveValue(text);
  await act(async () => root.unmount());
  page.remove();
});
