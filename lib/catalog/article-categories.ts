/** The categories of the blog, in the order of its buttons. Apart from the schemas: the browser needs no validator. */
export const articleCategories = [
  'Market Insights',
  'Investment',
  'Design',
  'Lifestyle',
  'Technology',
  'Sustainability',
] as const;
