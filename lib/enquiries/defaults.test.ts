import { searchEnquiryDefaults } from './defaults';

it('fills in a search that found nothing', () => {
  expect(searchEnquiryDefaults(' villas under\nAED 2M ')).toEqual({
    subject: 'Property search: villas under AED 2M',
    message: 'I am looking for villas under AED 2M. Please contact me when you have something suitable.',
  });
});

it('limits the length, and accepts text only', () => {
  expect(searchEnquiryDefaults(undefined)).toBeNull();
  expect(searchEnquiryDefaults(' \u0000\u200f ')).toBeNull();
  expect(searchEnquiryDefaults('a'.repeat(5_000))?.subject.length).toBeLessThan(200);
});
