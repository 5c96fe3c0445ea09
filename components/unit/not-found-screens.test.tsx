/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('offers a retry after a read failure', async () => {
  mockParams.mockReturnValue({ slug: 'there' });
  const retry = jest.fn();
  render(<PropertyOrUnitNotFound onRetry={retry} />);
  expect(heading()).toBe('Property Not Found');
  expect(document.title).toBe('Property Not Found | Halden Noor');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('names a page that could not be read by its screen, and leaves the title of others alone', () => {
  mockParams.mockReturnValue({ slug: 'there', unitId: '4' });
  const { rerender } = render(<PropertyOrUnitNotFound />);
  expect(document.title).toBe('');
  rerender(<PropertyOrUnitNotFound onRetry={() => undefined} />);
  expect(document.title).toBe('Property or Unit Not Found | Halden Noor');
});

test('links a missing unit to its property, in any spelling of the slug', () => {
  mockParams.mockReturnValue({ slug: 'caf%C3%A9', unitId: '4' });
  render(<UnitNotFound />);
  expect(heading()).toBe('Unit Not Found');
  expect(target('Back to Property')).toBe('/properties/caf%C3%A9');
});
