import type { ArticleRecord } from '../../record';

export const marketInsights: ArticleRecord[] = [];
