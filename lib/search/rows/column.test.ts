import { Column, ColumnBuilder } from './column';

const unknown = Number.NaN;

test('a column has the values of its rows, ascending ones as codes, unknown ones last', () => {
  const column = Column.of([30, unknown, -1.5, 30, 0]);
  expect([0, 1, 2, 3, 4].map((row) => column.at(row))).toEqual([30, unknown, -1.5, 30, 0]);
  expect([...column.values]).toEqual([-1.5, 0, 30, unknown]);
  expect([...column.codes]).toEqual([2, 3, 0, 2, 1]);
  expect(column.known).toBe(3);
});

test('a column may have no known value, or no row', () => {
  expect(Column.of([unknown, unknown])).toMatchObject({ known: 0 });
  expect(Column.of([])).toMatchObject({ known: 0 });
});

test.each([-1, 2])('a column has no value for row %d, which it lacks', (row) => {
  expect(Column.of([3, 9]).at(row)).toBeNaN();
  expect(Column.of([]).at(row)).toBeNaN();
});

test('parts may have more rows than expected', () => {
  const builder = new ColumnBuilder(1);
  builder.add([7, 3]);
  builder.add([5]);
  const column = builder.build();
  expect([...column.codes]).toEqual([2, 0, 1]);
  expect([...column.values]).toEqual([3, 5, 7]);
});
