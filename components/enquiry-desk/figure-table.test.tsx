/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { FigureTable } from './figure-table';

it('replaces the rows of another period, also when two properties have the same title', () => {
  const table = (...slugs: string[]) => (
    <FigureTable
      title="By property"
      rows={slugs}
      idOf={(slug) => slug}
      columns={[
        ['Property', () => 'House of Well'],
        ['Enquiries', () => 1],
      ]}
    />
  );
  const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
  const { rerender } = render(table('house-of-well', 'house-of-well-2'));
  rerender(table('house-of-well-2', 'house-of-well', 'house-of-well-3'));
  rerender(table('house-of-well'));
  expect(screen.getAllByRole('rowheader')).toHaveLength(1);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});

it('separates thousands', () => {
  render(
    <FigureTable
      title="By source"
      rows={['Website']}
      idOf={(source) => source}
      columns={[
        ['Source', (source) => source],
        ['Enquiries', () => 12_500],
      ]}
    />,
  );
  expect(screen.getByRole('cell')).toHaveTextContent('12,500');
});
