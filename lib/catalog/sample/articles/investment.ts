import type { ArticleRecord } from '../../record';

export const investment: ArticleRecord[] = [];
