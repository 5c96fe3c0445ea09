import { reasonInWords } from './upload-label';

test.each([
  ['property.delivery_date is not a date', '“Handover” is not a date'],
  ['unit.apartment_type_id is outside 0 to 50', 'unit: “Bedrooms” is outside 0 to 50'],
  [
    'property.payment_plans.values.percentage is not a number',
    '“Payment plan, Values, Percentage” is not a number',
  ],
  ['agent.phone is not an international phone number', 'agent: “Phone” is not an international phone number'],
  ['has no title', 'has no title'],
])('%s reads: %s', (reason, words) => {
  expect(reasonInWords(reason)).toBe(words);
});
