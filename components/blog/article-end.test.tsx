import { renderToStaticMarkup } from 'react-dom/server';
import type { Article } from '@/lib/catalog/types';
import { site } from '@/lib/site';
import { stub } from '@/testing/stub';
import { ArticleEnd } from './article-end';

const end = (article: Partial<Article>) =>
  renderToStaticMarkup(
    <ArticleEnd article={stub({ tags: [], author: null, author_bio: null, ...article })} />,
  );

it('introduces the author, with their biography if there is one', () => {
  expect(end({ author: 'Layla Haddad' })).toContain(`Layla Haddad writes for the ${site.name} blog.`);
  expect(end({ author: 'Layla Haddad', author_bio: 'Sells villas.' })).toMatch(
    /About Layla Haddad.*Sells villas\./,
  );
});

it('says nothing of an author of whom nothing is known', () => {
  expect(end({})).toBe('');
  expect(end({ tags: ['Villas'] })).toContain('Villas');
  expect(end({ tags: ['Villas'] })).not.toContain('About');
});
