/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react';
import { ArticleFeed } from './article-feed';

jest.mock('next/navigation', () => ({
  ...jest.requireActual('next/navigation'),
  useSearchParams: () => new URLSearchParams('page=2'),
}));
jest.mock('./more-articles', () => {
  throw new Error('offline');
});

it('offers another try when the code for more articles does not arrive', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <ArticleFeed category={null} shown={1} last={3}>
      <li>First</li>
    </ArticleFeed>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading blog posts...');
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Failed to Load Blog Posts');
  expect(screen.getByText('First')).toBeVisible();
});
