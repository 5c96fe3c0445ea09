/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { PropertyStatusTag, SalesStatusTag } from './status-tags';

const dot = (text: string) => screen.getByText(text).querySelector('i')?.className ?? '';

test.each([
  ['available', 'AVAILABLE', 'bg-success'],
  ['Sold', 'SOLD', 'bg-danger'],
  ['RESERVED', 'RESERVED', 'bg-amber'],
  ['under_construction', 'UNDER CONSTRUCTION', 'bg-blue'],
  ['Coming Soon', 'COMING SOON', 'bg-purple'],
  ['Withdrawn', 'WITHDRAWN', 'bg-field'],
])('sales status %j reads %s', (status, text, colour) => {
  render(<SalesStatusTag status={status} />);
  expect(dot(text)).toContain(colour);
});

test('gives known property statuses their own colour and others grey', () => {
  const known = ['Ready', 'Off Plan', 'Under Construction', 'Coming Soon', 'Available'];
  for (const status of [...known, 'Planned']) render(<PropertyStatusTag status={status} />);
  const colours = known.map(dot);
  expect(new Set(colours).size).toBe(known.length);
  expect(colours.join()).not.toContain('bg-field');
  expect(dot('Planned')).toContain('bg-field');
});

test.each([null, '  '])('shows no tag for the status %j', (status) => {
  const { container } = render(
    <>
      <SalesStatusTag status={status} />
      <PropertyStatusTag status={status} />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
});
