/** Blog categories in button order. Kept apart from the schemas so that the browser loads no validator. */
export const articleCategories = [
  'Market Insights',
  'Investment',
  'Design',
  'Lifestyle',
  'Technology',
  'Sustainability',
] as const;
