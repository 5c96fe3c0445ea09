import { IdSet } from './id-set';

describe('a set of ids', () => {
  const some = [1, 31, 32, 33, 64, 100, 9_999];
  const others = [2, 32, 64, 10_000];

  it('contains the given ids', () => {
    const set = IdSet.of(some);
    expect(set.count).toBe(some.length);
    expect(set.toArray()).toEqual(some);
    expect(set.has(33)).toBe(true);
    expect(set.has(34)).toBe(false);
    expect(set.has(1_000_000)).toBe(false);
  });

  it('is made of rows of a column', () => {
    const ids = Int32Array.from(some);
    expect(IdSet.ofRows(ids, Int32Array.of(0, 2, 5)).toArray()).toEqual([1, 32, 100]);
    expect(IdSet.ofRows(ids, Int32Array.of()).count).toBe(0);
    expect(IdSet.ofRows(new Int32Array(), Int32Array.of()).toArray()).toEqual([]);
  });

  it('combines with sets of another length', () => {
    const [one, other] = [IdSet.of(some), IdSet.of(others)];
    expect(one.and(other).toArray()).toEqual([32, 64]);
    expect(other.and(one).toArray()).toEqual([32, 64]);
    expect(one.without(other).toArray()).toEqual([1, 31, 33, 100, 9_999]);
    expect(other.without(one).toArray()).toEqual([2, 10_000]);
  });

  it('can be empty, and counts every bit of a word', () => {
    expect(IdSet.of([]).count).toBe(0);
    expect(IdSet.of([]).toArray()).toEqual([]);
    expect(IdSet.of(Array.from({ length: 64 }, (_, at) => at)).count).toBe(64);
  });
});
