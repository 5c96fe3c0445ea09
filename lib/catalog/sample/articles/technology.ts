import type { ArticleRecord } from '../../record';

export const technology: ArticleRecord[] = [];
