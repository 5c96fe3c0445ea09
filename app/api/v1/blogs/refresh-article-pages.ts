import { revalidatePath } from 'next/cache';

/** Vercel caches pages for all instances; elsewhere each instance detects changes itself, see lib/articles/freshness.ts. */
export function refreshArticlePages(): void {
  if (process.env.VERCEL) revalidatePath('/(site)/blog/[slug]', 'page');
}
