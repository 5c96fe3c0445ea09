/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SampleCards } from './sample-cards';

// What a server component sees of a client module: its components alone.
jest.mock('@/components/catalog/property-card', () => ({ PropertyCard: () => null }));

test('the samples, which the server renders, have the grid of the list', () => {
  render(<SampleCards />);
  expect(screen.getByRole('list')).toHaveClass('grid', 'gap-y-11', 'sm:grid-cols-2', 'xl:grid-cols-3');
});
