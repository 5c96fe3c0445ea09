/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ArticleError from './error';

test('an article that could not be read has the title of its screen and a retry', async () => {
  const retry = jest.fn();
  render(<ArticleError retry={retry} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Article Not Found');
  expect(document.title).toBe('Article Not Found | Halden Noor');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
