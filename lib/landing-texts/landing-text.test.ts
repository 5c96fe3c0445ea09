import { descriptionOf } from './landing-text';
import { readLandingTextForm } from './landing-text-form';

const read = (text: unknown, description: unknown = '') => readLandingTextForm({ text, description });

it('keeps one paragraph per line, without control characters and direction marks', () => {
  expect(read(' By the water.\r\n\r\n\u202eOld\u0007 cranes. \n', ' Two\nlines ').form).toEqual({
    text: 'By the water.\nOld cranes.',
    description: 'Two lines',
  });
  const persian = 'خانه\u200cهای ساحلی';
  expect(read(persian).form?.text).toBe(persian);
  expect(read(' \n ', '\u2067').form).toEqual({ text: null, description: null });
  expect(read(undefined, 7).form).toEqual({ description: '7' });
  expect(readLandingTextForm({ text: null }).form).toEqual({ text: null });
  expect(readLandingTextForm({}).form).toEqual({});
});

it('refuses texts that are too long', () => {
  expect(read('a'.repeat(601)).errors).toEqual({
    text: expect.stringContaining('first paragraph to 600'),
  });
  expect(read(`a\n${'b'.repeat(6_000)}`).errors).toEqual({ text: 'Please keep it to 6,000 characters.' });
  expect(read('', 'a'.repeat(201)).errors).toEqual({
    description: 'Please keep it to 200 characters.',
  });
});

it('uses the entered description, else the beginning of the text', () => {
  expect(descriptionOf({ text: 'By the water.\nOld cranes.', description: null })).toBe('By the water.');
  expect(descriptionOf({ text: 'By the water.', description: 'Homes at the quay.' })).toBe(
    'Homes at the quay.',
  );
  expect(descriptionOf({ text: 'word '.repeat(60), description: null })?.length).toBeLessThanOrEqual(201);
  expect(descriptionOf({ text: null, description: null })).toBeNull();
});
