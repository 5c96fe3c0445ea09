import { ArticleMissing } from '@/components/blog/article-missing';

export default function ArticleNotFound() {
  return <ArticleMissing message="The article you're looking for doesn't exist or has been removed." />;
}
