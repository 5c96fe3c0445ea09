import { PageHeader } from './page-header';

/** Replaces screens whose data is managed in a REST backend. */
export function BackendNotice({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <p className="mt-8 max-w-[60ch] text-body">
        This site reads its properties and agents from your own system (API_BASE_URL). Please change them
        there; changes show here within ten minutes.
      </p>
    </>
  );
}
