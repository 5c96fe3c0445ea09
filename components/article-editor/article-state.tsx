import type { ArticleStatus } from '@/lib/articles/article-form';

export const articleStateLabels: Record<ArticleStatus, string> = { draft: 'Draft', published: 'Published' };

export function ArticleState({ status }: { status: ArticleStatus }) {
  const tone = status === 'published' ? 'bg-success/12 text-success' : 'bg-gold/25 text-gold-text';
  return (
    <span className={`rounded-sm px-2 py-1 text-xs font-semibold ${tone}`}>{articleStateLabels[status]}</span>
  );
}
