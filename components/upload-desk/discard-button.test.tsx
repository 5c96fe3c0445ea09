/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DiscardButton } from './discard-button';

jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it.each([
  [['units.csv'], 'Discard this file?', '“units.csv” is deleted from the server. The site stays as it is.'],
  [
    ['units.csv', 'details.csv'],
    'Discard both files?',
    '“units.csv” and “details.csv” are deleted from the server. The site stays as it is.',
  ],
])('names what it deletes: %j', async (files, title, text) => {
  render(<DiscardButton id={7} files={files} />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('alertdialog', { name: title })).toHaveTextContent(text);
});
