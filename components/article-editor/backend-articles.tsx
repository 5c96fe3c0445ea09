import { PageHeader } from '@/components/staff/page-header';

export function BackendArticles() {
  return (
    <>
      <PageHeader title="Articles" />
      <p className="mt-8 max-w-[60ch] text-body">
        This site reads its articles from your own system (API_BASE_URL). Please write, change and delete them
        there; changes show here within ten minutes.
      </p>
    </>
  );
}
