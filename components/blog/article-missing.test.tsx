/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { ArticleMissing } from './article-missing';

test('names an article that could not be read; a missing one has its title from the page', () => {
  const { rerender } = render(<ArticleMissing message="Missing" />);
  expect(document.title).toBe('');
  rerender(<ArticleMissing message="Unreadable" onRetry={() => undefined} />);
  expect(document.title).toBe('Article Not Found | Halden Noor');
});
