import type { BlogPosting, WithContext } from 'schema-dts';
import { articleCategory, articleHref } from '@/lib/articles/article-text';
import type { Article } from '@/lib/catalog/types';
import { isoTime } from '@/lib/format/date';
import { plainText } from '@/lib/format/plain-text';
import { absolutePicture, absoluteUrl } from './page-metadata';
import { agencyId } from './structured-data';

export function articleData(article: Article): WithContext<BlogPosting> {
  const path = articleHref(article);
  const words = plainText(article.content ?? '')
    .split(' ')
    .filter(Boolean).length;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: article.title,
    description: article.excerpt || undefined,
    url: absoluteUrl(path),
    mainEntityOfPage: absoluteUrl(path),
    image: absolutePicture(article.cover_image),
    datePublished: isoTime(article.published_at),
    dateModified: isoTime(article.updated_at),
    author: article.author ? { '@type': 'Person', name: article.author } : { '@id': agencyId },
    publisher: { '@id': agencyId },
    articleSection: articleCategory(article),
    keywords: article.tags.length > 0 ? article.tags : undefined,
    wordCount: words || undefined,
    timeRequired: `PT${article.reading_time}M`,
    inLanguage: 'en',
  };
}
