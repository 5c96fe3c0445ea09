import type { articleCategories } from '../../article-categories';
import type { ArticleRecord } from '../../record';
import { type PictureName, picture } from '../pictures';

const biographies = {
  'Omar Rahimi':
    'Omar Rahimi advises on off-plan purchases. He priced construction loans for a bank for nine years before he changed sides, and still begins every conversation with the cash flow.',
  'Layla Haddad':
    'Layla Haddad is an architect by training and looks after buyers of houses and older buildings. She measures every home she recommends.',
  'Mina Farahani':
    'Mina Farahani works with families who are moving to the Emirates, in English, Persian and Arabic: title and residence, schools, and the first year.',
  'James Achterberg':
    'James Achterberg leads resale in the marina, the Palm and Bluewaters. He spent ten years in building management and reads the plant room before the view.',
} as const;

type ArticleInput = {
  slug: string;
  title: string;
  excerpt: string;
  category: (typeof articleCategories)[number];
  author: keyof typeof biographies;
  cover: PictureName;
  tags: string[];
  metaTitle?: string;
  metaDescription?: string;
  /** `YYYY-MM-DD` */
  published: string;
  updated?: string;
  featured?: boolean;
  content: string;
};

/** A complete article record; title and excerpt stand in for missing meta texts. */
export function article(input: ArticleInput): ArticleRecord {
  return {
    slug: input.slug,
    title: input.title,
    excerpt: input.excerpt,
    content: input.content.trim(),
    cover_image: picture(input.cover),
    category: input.category,
    author: input.author,
    author_bio: biographies[input.author],
    tags: input.tags,
    meta_title: input.metaTitle ?? input.title,
    meta_description: input.metaDescription ?? input.excerpt,
    published_at: `${input.published}T06:00:00.000Z`,
    updated_at: `${input.updated ?? input.published}T06:00:00.000Z`,
    is_featured: input.featured ?? false,
  };
}
