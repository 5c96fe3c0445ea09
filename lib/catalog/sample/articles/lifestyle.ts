import type { ArticleRecord } from '../../record';

export const lifestyle: ArticleRecord[] = [];
