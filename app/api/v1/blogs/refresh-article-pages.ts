import { revalidatePath } from 'next/cache';

/** Vercel keeps pages for all instances. Elsewhere each instance notices a change itself, see lib/articles/freshness.ts. */
export function refreshArticlePages(): void {
  if (process.env.VERCEL) revalidatePath('/(site)/blog/[slug]', 'page');
}
