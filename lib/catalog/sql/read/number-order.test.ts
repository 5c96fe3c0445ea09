import { Column } from '@/lib/search/rows/column';
import { createRandom } from '@/testing/generate/random';
import { type NumberTerm, orderByNumbers } from './number-order';

const unknown = Number.NaN;
const numbers = (...values: number[]) => Column.of(values);

describe('an order by numbers', () => {
  const ids = Int32Array.of(2, 3, 5, 8, 13);
  const prices = numbers(30, unknown, 10, 30, 20);

  it('ascends or descends, with unknown values last', () => {
    const order = (isDescending: boolean) => [...orderByNumbers(ids, [{ column: prices, isDescending }])];
    expect(order(false)).toEqual([5, 13, 2, 8, 3]);
    expect(order(true)).toEqual([8, 2, 13, 5, 3]);
  });

  it('uses the next term for equal values, and the direction of the last one for equal properties', () => {
    const areas = numbers(1, 1, 7, 2, 7);
    const terms = [
      { column: prices, isDescending: true },
      { column: areas, isDescending: false },
    ];
    expect([...orderByNumbers(ids, terms)]).toEqual([2, 8, 13, 5, 3]);
    const same = { column: numbers(0, 0, 0, 0, 0), isDescending: false };
    expect([...orderByNumbers(ids, [same])]).toEqual([2, 3, 5, 8, 13]);
  });

  it('equals a sort by all terms', () => {
    const random = createRandom(3);
    const many = Int32Array.from({ length: 2_000 }, (_, at) => at * 3 + 1);
    const column = (most: number) =>
      numbers(...Array.from(many, () => (random.chance(0.1) ? unknown : random.between(-most, most) / 4)));
    const terms: NumberTerm[] = [
      { column: column(20), isDescending: true },
      { column: column(5), isDescending: false },
      { column: column(3), isDescending: true },
    ];
    const expected = [...many.keys()].sort((a, b) => {
      for (const { column, isDescending } of terms) {
        const [one, other] = [column.at(a), column.at(b)];
        if (Number.isNaN(one) !== Number.isNaN(other)) return Number.isNaN(one) ? 1 : -1;
        if (one !== other && !Number.isNaN(one)) return one < other === isDescending ? 1 : -1;
      }
      return b - a;
    });
    expect([...orderByNumbers(many, terms)]).toEqual(expected.map((row) => many[row]));
  });

  it('is empty without ids', () => {
    expect([...orderByNumbers(new Int32Array(), [{ column: numbers(), isDescending: true }])]).toEqual([]);
  });
});
