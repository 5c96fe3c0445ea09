import type { ArticleRecord } from '../../record';

export const design: ArticleRecord[] = [];
