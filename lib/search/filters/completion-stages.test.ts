import { completionBounds, completionStages } from './completion-stages';

describe('completion stages', () => {
  it.each([
    [0, { min: 0, below: 25 }],
    [24, { min: 0, below: 25 }],
    [25, { min: 25, below: 50 }],
    [60, { min: 50, below: 75 }],
    [99, { min: 75, below: 100 }],
    [100, { min: 100 }],
  ])('a rate of %i is in its stage', (rate, bounds) => {
    expect(completionBounds(rate)).toEqual(bounds);
  });

  it('puts every whole rate in exactly one stage', () => {
    for (let rate = 0; rate <= 100; rate += 1) {
      const holding = completionStages.filter(({ value }) => {
        const { min, below = Infinity } = completionBounds(value);
        return rate >= min && rate < below;
      });
      expect(holding).toHaveLength(1);
    }
  });
});
