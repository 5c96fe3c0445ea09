import type { ArticleRecord } from '@/lib/catalog/record';

/** An article with defaults; override what the test needs. */
export function article(
  slug: string,
  title: string,
  publishedAt: string,
  known: Partial<ArticleRecord> = {},
): ArticleRecord {
  return {
    slug,
    title,
    excerpt: null,
    content: '<p>Short.</p>',
    cover_image: null,
    category: null,
    author: null,
    author_bio: null,
    tags: [],
    meta_title: null,
    meta_description: null,
    published_at: publishedAt,
    updated_at: publishedAt,
    is_featured: false,
    ...known,
  };
}

/** Deliberately not sorted by date: sorting is the source's job. */
export const articles: ArticleRecord[] = [
  article('quiet-luxury', 'The Quiet Luxury of Courtyards', '2026-03-05T09:00:00.000Z', {
    category: 'Design',
    tags: ['architecture'],
  }),
  article('market-spring', 'What Spring Brought to the Market', '2026-05-02T09:00:00.000Z', {
    excerpt: 'Prices, permits and a calmer pace.',
    content: `<h2>Supply</h2><p>${'handover '.repeat(450)}</p>`,
    cover_image: '/media/contract/market.jpg',
    category: 'Market Insights',
    author: 'Lina Haddad',
    author_bio: 'Lina reads the land register for breakfast.',
    tags: ['prices', 'permits'],
    meta_title: 'Spring market report',
    meta_description: 'A look at the second quarter.',
    updated_at: '2026-05-04T10:00:00.000Z',
    is_featured: true,
  }),
  article('golden-visa', 'Residence by Investment', '2026-01-20T09:00:00.000Z', { category: 'Investment' }),
  article('market-winter', 'A Winter of Records', '2025-12-30T09:00:00.000Z', {
    category: 'Market Insights',
    content: '<p>Escrow accounts protect the buyer.</p>',
  }),
  article('solar-roofs', 'Solar Roofs by the Sea', '2026-04-11T09:00:00.000Z', {
    category: 'Sustainability',
  }),
  article('uncategorised', 'A Note from the Office', '2025-11-01T09:00:00.000Z'),
];
