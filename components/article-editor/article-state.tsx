import type { ArticleStatus } from '@/lib/articles/article-form';

export const articleStateLabels: Record<ArticleStatus, string> = { draft: 'Draft', published: 'Published' };

export function ArticleState({ status }: { status: ArticleStatus }) {
  const tone = status === 'published' ? 'bg-success/12' : 'bg-gold/25';
  return (
    <span className={`shrink-0 rounded-sm px-2 py-1 text-xs font-semibold text-ink ${tone}`}>
      {articleStateLabels[status]}
    </span>
  );
}
