import { contact } from '@/lib/contact';
import {
  enquiryDefaults,
  savedEnquiryDefaults,
  savedEnquiryHref,
  savedEnquiryIds,
  searchEnquiryDefaults,
} from './defaults';
import { checkEnquiry } from './rules';

it.each([
  ['Palm Villa', 'Property Inquiry: Palm Villa'],
  ['a'.repeat(180), `Property Inquiry: ${'a'.repeat(180)}`],
  [`${'a'.repeat(90)} ${'b'.repeat(89)} c`, `Property Inquiry: ${'a'.repeat(90)} ${'b'.repeat(89)}…`],
  [`${'Palm '.repeat(60)}`, `Property Inquiry: ${'Palm '.repeat(35).trim()}…`],
  ['🏝️'.repeat(150), expect.stringMatching(/…$/)],
  [`a${'🏝'.repeat(149)}`, expect.stringMatching(/🏝…$/u)],
])('fills in a valid enquiry about %j', (title, subject) => {
  const defaults = enquiryDefaults({ title });
  expect(defaults.subject).toEqual(subject);
  expect(defaults.subject).not.toMatch(/\p{Surrogate}/u);
  expect(defaults.message).toContain(title);
  expect(checkEnquiry({ name: 'Amira', email: 'a@b.ae', ...defaults }).errors).toBeUndefined();
});

it.each([
  ['Palm Villa', "I'm interested in Palm Villa. Please"],
  ['Full sea view, ready.', "I'm interested in Full sea view, ready. Please"],
  ['Hot deal!', "I'm interested in Hot deal! Please"],
])('ends the sentence with the title %j once', (title, start) => {
  expect(enquiryDefaults({ title }).message).toEqual(expect.stringContaining(start));
});

it('fills in a search that found nothing', () => {
  expect(searchEnquiryDefaults(' villas under\nAED 2M ')).toEqual({
    subject: 'Property search: villas under AED 2M',
    message: 'I am looking for villas under AED 2M. Please contact me when you have something suitable.',
  });
});

it('limits the length, and accepts text only', () => {
  expect(searchEnquiryDefaults(null)).toBeNull();
  expect(searchEnquiryDefaults(' \u0000\u200f ')).toBeNull();
  expect(searchEnquiryDefaults('a'.repeat(5_000))?.subject.length).toBeLessThan(200);
});

describe('an enquiry about saved properties', () => {
  const idsIn = (link: string) => savedEnquiryIds(new URL(link, 'http://site').searchParams.get('about'));

  it('is opened by a short link', () => {
    expect(savedEnquiryHref([12, 5])).toBe('/contact?about=12,5&saved=true');
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    expect(idsIn(savedEnquiryHref(ids))).toEqual(ids.slice(0, 20));
    for (const about of [null, '', 'villas', '1,x', '-1', '1e99', ','.repeat(9)])
      expect(savedEnquiryIds(about)).toEqual([]);
  });

  it('names them with their pages', () => {
    expect(savedEnquiryDefaults([{ title: 'Palm\nVilla', slug: 'palm-villa' }])).toEqual({
      subject: 'Saved properties',
      message: `I'm interested in these properties:
- Palm Villa
  ${contact.url}/properties/palm-villa
Please contact me with more details.`,
    });
    expect(savedEnquiryDefaults([])).toBeNull();
  });

  it('is valid with any titles', () => {
    const long = { title: '🏝'.repeat(2_000), slug: 'س'.repeat(200) };
    const defaults = savedEnquiryDefaults(Array.from({ length: 20 }, () => long));
    expect(checkEnquiry({ name: 'Amira', email: 'a@b.ae', ...defaults }).errors).toBeUndefined();
  });
});
