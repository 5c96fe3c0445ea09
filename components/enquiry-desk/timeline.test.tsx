/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { stub } from '@/testing/stub';
import { Timeline } from './timeline';

it.each([
  ['assigned', 'site', 'Automatic assignment'],
  ['reminder', 'site', 'Automatic'],
  ['message', 'site', 'Sender'],
  ['message', 'layla@agency.example', 'layla@agency.example'],
  ['entered', 'layla@agency.example', 'layla@agency.example'],
])('names who is behind an event of kind %s by %s', (kind, actor, shown) => {
  const event = { id: 1, kind, actor, text: 'Omar (in turn)', created_at: '2026-11-23T10:00:00.000Z' };
  render(<Timeline events={[stub(event)]} />);
  expect(screen.getByText((text) => text === `${shown},` || text.startsWith(`${shown}, `))).toBeVisible();
  expect(screen.queryByText(/Website/)).toBeNull();
});

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
