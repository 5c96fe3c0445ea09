/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { stub } from '@/testing/stub';
import { Timeline } from './timeline';

it('keeps the order of corrected values in every script', () => {
  const text = 'Name: محمد → علي\nPhone: none → 0501234567';
  const event = {
    id: 1,
    kind: 'corrected' as const,
    text,
    actor: 'site',
    created_at: '2026-11-23T10:00:00.000Z',
  };
  render(<Timeline events={[stub(event)]} />);
  expect(screen.getByText(/^Corrected/).textContent).toBe(
    'Corrected\nName: \u2068محمد\u2069 → \u2068علي\u2069\nPhone: \u2068none\u2069 → \u20680501234567\u2069',
  );
});
