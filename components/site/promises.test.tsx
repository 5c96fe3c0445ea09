/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Statement } from '@/components/about/statement';
import { ContactScreen } from '@/components/contact/contact-screen';
import { Story } from '@/components/home/story';
import { WhyChoose } from '@/components/home/why-choose';
import { FooterContent } from './footer-content';

jest.mock('@/lib/site', () => {
  const { site } = jest.requireActual('@/lib/site');
  const standards = { quality: 'Own 1.', expertise: 'Own 2.', service: 'Own 3.', value: 'Own 4.' };
  const promises = { ...site.promises, standards, listings: 'Own 5.', permits: 'Own 6.', reply: 'Own 7' };
  const stats = { ...site.stats, salesVolume: '', years: '' };
  return { site: { ...site, promises, stats, social: [] } };
});

test('what the pages promise is what the owner wrote', () => {
  const { container } = render(
    <>
      <WhyChoose />
      <Story />
      <Statement />
      <ContactScreen />
    </>,
  );
  for (const number of [1, 2, 3, 4, 5, 6, 7]) expect(container).toHaveTextContent(`Own ${number}`);
  expect(container).not.toHaveTextContent(/We visit|priced as shown|real price|within 24 hours/);
});

test('figures and profiles that the owner left empty are not shown', () => {
  const { container } = render(
    <>
      <WhyChoose />
      <Story />
      <Statement />
      <FooterContent />
    </>,
  );
  expect(container).toHaveTextContent('Properties sold');
  expect(container).not.toHaveTextContent(/volume|combined experience|opens in a new tab/i);
});
