import { defaultSort, isSortValue, orderingLabel, sortOptions } from './sort-options';

describe('sort options', () => {
  it('offers each order in both directions', () => {
    const values = new Set<string>(sortOptions.map(({ value }) => value));
    for (const value of values) {
      expect(values).toContain(value.startsWith('-') ? value.slice(1) : `-${value}`);
    }
    expect(values.size).toBe(10);
  });

  it('starts with the default, newest first', () => {
    expect(sortOptions[0]).toEqual({ value: defaultSort, label: 'Newest First' });
    expect(sortOptions[1]).toEqual({ value: 'updated_at', label: 'Oldest First' });
  });

  it('recognises its values', () => {
    expect(isSortValue('-low_price')).toBe(true);
    expect(isSortValue('price')).toBe(false);
  });

  it('labels several orders', () => {
    expect(orderingLabel(['-completion_rate', '-low_price'])).toBe(
      'Completion: Most First, then Price: High to Low',
    );
  });
});
