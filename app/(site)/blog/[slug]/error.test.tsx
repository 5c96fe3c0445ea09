/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { site } from '@/lib/site';
import ArticleError from './error';

test('an article that could not be read has the title of its screen and a retry', async () => {
  const retry = jest.fn();
  render(<ArticleError retry={retry} />);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Article Not Found');
  expect(document.title).toBe(`Article Not Found | ${site.name}`);
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});
