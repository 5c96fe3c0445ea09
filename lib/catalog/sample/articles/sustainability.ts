import type { ArticleRecord } from '../../record';

export const sustainability: ArticleRecord[] = [];
