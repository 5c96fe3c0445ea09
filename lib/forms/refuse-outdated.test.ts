import { refuseOutdated } from './refuse-outdated';

const stored = [
  { name: 'title', label: 'Title', stored: 'Villa' },
  { name: 'price', label: 'Price, AED', stored: 1_300_000 },
  { name: 'text', label: 'Text', stored: 'One.\r\nTwo.' },
  { name: 'plan', label: 'Plan', stored: true },
  { name: 'note', label: 'Note', stored: null },
  { name: 'html', label: 'Description', stored: '<p>Two <b>beds</b>.</p>', shown: 'Two beds.' },
];
const refusal = (was: unknown) => {
  try {
    refuseOutdated(was, stored);
    return null;
  } catch (error) {
    return error;
  }
};

it('accepts values that are still stored, and fields that the sender says nothing about', () => {
  expect(refusal({ title: 'Villa', price: '1300000', text: 'One.\nTwo.', note: '' })).toBeNull();
  for (const was of [undefined, null, 'title', [], {}]) expect(refusal(was)).toBeNull();
});

it('names the fields that have changed with their stored values', () => {
  expect(refusal({ title: 'Villa', price: '1453000', plan: 'false', note: 'Call' })).toMatchObject({
    status: 409,
    message:
      'Changed meanwhile: Price, AED is now “1,300,000”; Plan is now “Yes”; Note is now empty. Nothing was saved. Save again to replace the stored value.',
    errors: {
      price: 'Changed meanwhile, now “1,300,000”.',
      plan: 'Changed meanwhile, now “Yes”.',
      note: 'Changed meanwhile, now empty.',
    },
    current: { price: '1300000', plan: 'true', note: '' },
  });
});

it('quotes the beginning of a long value, and returns all of it', () => {
  const long = 'a'.repeat(1_000);
  try {
    refuseOutdated({ text: 'short' }, [{ name: 'text', label: 'Text', stored: long }]);
  } catch (error) {
    expect(error).toMatchObject({
      errors: { text: `Changed meanwhile, now “${'a'.repeat(200)}…”.` },
      current: { text: long },
    });
  }
  expect.assertions(1);
});

it('quotes the text of a value that people read differently, and returns the value', () => {
  expect(refusal({ html: '<p>One bed.</p>' })).toMatchObject({
    errors: { html: 'Changed meanwhile, now “Two beds.”.' },
    current: { html: '<p>Two <b>beds</b>.</p>' },
  });
});
