/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { Article, ArticleSummary } from '@/lib/catalog/types';
import { stub } from '@/testing/stub';
import { ArticleBody } from './article-body';
import { ArticleEnd } from './article-end';
import { ArticleHeader } from './article-header';
import { LeadArticle } from './lead-article';

it('sets an article in the direction of its text, and names its language for screen readers', () => {
  const article = stub<Article>({
    slug: 'guide',
    title: 'دليل الشراء',
    excerpt: 'كل ما تحتاج معرفته',
    category: null,
    author: 'ليلى حداد',
    author_bio: 'مستشارة عقارية',
    tags: [],
    published_at: null,
    reading_time: 5,
  });
  render(
    <>
      <ArticleHeader article={article} />
      <ArticleBody html="<h2>مقدمة</h2>" />
      <ArticleEnd article={article} />
    </>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'rtl');
  for (const text of ['كل ما تحتاج معرفته', 'مستشارة عقارية'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'rtl');
  const body = screen.getByText('مقدمة').parentElement;
  expect(body).toHaveAttribute('dir', 'rtl');
  expect(body).toHaveAttribute('lang', 'ar');
});

it('finds the direction of a text after markup and numbers', () => {
  const { container } = render(<ArticleBody html='<p class="a"><b>2026:</b> عقارات</p>' />);
  expect(container.firstChild).toHaveAttribute('dir', 'rtl');
});

it('sets the lead article in the direction of its text', () => {
  const article = stub<ArticleSummary>({
    slug: 'guide',
    title: 'دليل',
    excerpt: 'كل ما تحتاج معرفته',
    cover_image: null,
  });
  render(<LeadArticle article={article} />);
  expect(screen.getByText('كل ما تحتاج معرفته')).toHaveAttribute('dir', 'rtl');
});
