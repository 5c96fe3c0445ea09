import { formOpening, propertyPageMessage } from './property-message';

const property = { title: 'Palm Villa', slug: 'palm-villa', reference: 'HN-0417', sales_status: null };
const sold = { ...property, sales_status: { id: 1, name: 'Sold', slug: 'sold' } };

test('asks about the property while it is for sale', () => {
  expect(propertyPageMessage(property)).toMatch(/^Hi, I'm interested in the property: Palm Villa\./);
  expect(formOpening(property)).toEqual({
    subject: 'Property Inquiry: Palm Villa',
    message: "I'm interested in Palm Villa. Please contact me with more details.",
  });
});

test('asks for similar homes when it is sold', () => {
  const message = propertyPageMessage(sold);
  expect(message).toMatch(/^Hi, I'm looking for a home similar to Palm Villa, which is sold\./);
  expect(message).toMatch(/\nReference: HN-0417\n.*\/properties\/palm-villa$/);
  expect(formOpening(sold)).toEqual({
    subject: 'Property Inquiry: Palm Villa',
    message: "I'm looking for a home similar to Palm Villa. Please contact me with more details.",
  });
});
