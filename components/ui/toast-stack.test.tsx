/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ToastStack } from './toast-stack';

it('has two regions with different names', () => {
  render(<ToastStack first={[]} />);
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});
