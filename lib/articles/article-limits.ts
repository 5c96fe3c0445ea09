/** Maximum lengths of an article's texts in characters, also used as `maxlength`. */
export const articleLimits = {
  title: 200,
  excerpt: 500,
  category: 60,
  author: 100,
  author_bio: 600,
  meta_title: 120,
  meta_description: 300,
} as const;
