import { tableRows } from './table-rows';

test('ends the lines when the first rows are enough', async () => {
  const end = jest.fn();
  const lines = async function* () {
    try {
      for (let line = 1; line < 100; line += 1) yield { cells: ['a', 'b'], line };
    } finally {
      end();
    }
  };
  for await (const _row of tableRows('homes', lines())) break;
  expect(end).toHaveBeenCalledTimes(1);
});
