/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ArticleDetails } from './article-details';

it('sets texts in the direction of their script', () => {
  render(<ArticleDetails article={null} saved={null} author="" errors={{}} />);
  const texts = screen
    .getAllByRole('textbox')
    .filter(({ id }) => id !== 'slug')
    .map(({ id, dir }) => [id, dir]);
  const fields = ['tags', 'author', 'author_bio', 'meta_title', 'meta_description'];
  expect(texts).toEqual(fields.map((id) => [id, 'auto']));
});
