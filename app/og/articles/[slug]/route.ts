import { articleCategory } from '@/lib/articles/article-text';
import { readArticle } from '@/lib/catalog/reads/server';
import { route } from '@/lib/http/server/route';
import { shareImageResponse } from '../../share-image-response';

export const dynamic = 'force-dynamic';

export const { GET } = route<{ slug: string }>({
  GET: async (request, { slug }) => {
    const article = await readArticle(slug);
    if (!article) return shareImageResponse(request, null);
    return shareImageResponse(request, {
      picture: article.cover_image,
      label: articleCategory(article),
      title: article.title,
      line: `${article.reading_time} min read`,
    });
  },
});
