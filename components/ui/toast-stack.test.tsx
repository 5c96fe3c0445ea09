/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { toast } from './toast';
import { ToastStack } from './toast-stack';

it('has two regions with different names', () => {
  render(<ToastStack first={[]} />);
  const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
});

it('shows a repeated notice once, beside others', async () => {
  render(<ToastStack first={[]} />);
  const titles = ['Coming Soon!', 'Coming Soon!', 'Coming Soon!', 'Link copied to clipboard!'];
  for (const title of titles) act(() => toast({ channel: 'notice', title }));
  await screen.findByText('Link copied to clipboard!');
  expect(screen.getAllByText('Coming Soon!')).toHaveLength(1);
});
