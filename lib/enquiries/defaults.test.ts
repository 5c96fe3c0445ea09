import { enquiryDefaults, savedEnquiryDefaults, savedEnquiryHref, searchEnquiryDefaults } from './defaults';
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
  const opened = (titles: string[]) =>
    savedEnquiryDefaults(new URL(savedEnquiryHref(titles), 'http://site').searchParams.getAll('about'));

  it('names them, one a line', () => {
    expect(savedEnquiryHref(['A & B'])).toBe('/contact?about=A+%26+B&saved=true');
    expect(opened(['Palm\nVilla', 'فيلا النخلة'])).toEqual({
      subject: 'Saved properties',
      message:
        "I'm interested in these properties:\n- Palm Villa\n- فيلا النخلة\nPlease contact me with more details.",
    });
  });

  it('is valid with any titles', () => {
    const defaults = opened(Array.from({ length: 500 }, (_, index) => `${index} ${'🏝'.repeat(2_000)}`));
    expect(defaults?.message.split('\n')).toHaveLength(22);
    expect(checkEnquiry({ name: 'Amira', email: 'a@b.ae', ...defaults }).errors).toBeUndefined();
    expect(savedEnquiryDefaults([' ', '\u200f'])).toBeNull();
  });
});
