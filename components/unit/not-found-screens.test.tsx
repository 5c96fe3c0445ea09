/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PropertyOrUnitNotFound, UnitNotFound } from './not-found-screens';

const mockParams = jest.fn<Record<string, string>, []>();
jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useParams: () => mockParams(),
}));

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('shows Property Not Found on the units page of a missing property', () => {
  mockParams.mockReturnValue({ slug: 'none' });
  render(<PropertyOrUnitNotFound />);
  expect(heading()).toBe('Property Not Found');
  expect(target('Back to Properties')).toBe('/properties');
});

test('shows Property or Unit Not Found for a unit of a missing property', () => {
  mockParams.mockReturnValue({ slug: 'none', unitId: '4' });
  render(<PropertyOrUnitNotFound />);
  expect(heading()).toBe('Property or Unit Not Found');
  expect(
    screen.getByText("The property or unit you're looking for doesn't exist or has been removed."),
  ).toBeInTheDocument();
  expect(target('Back to Properties')).toBe('/properties');
});

test('links a missing unit to its property, in any spelling of the slug', () => {
  mockParams.mockReturnValue({ slug: 'caf%C3%A9', unitId: '4' });
  render(<UnitNotFound />);
  expect(heading()).toBe('Unit Not Found');
  expect(target('Back to Property')).toBe('/properties/caf%C3%A9');
});
