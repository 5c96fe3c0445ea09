import type { Metadata } from 'next';
import PropertiesPage, { generateMetadata as metadataOf } from '@/app/(site)/properties/page';
import { NotFoundBoundary } from '@/app/not-found-boundary';
import { NotFoundScreen } from '@/app/not-found-screen';

type Props = { params: Promise<{ audience: string }> };

export const revalidate = 60;

export const generateStaticParams = () => [];

const withoutQuery = { searchParams: Promise.resolve({}) };

export async function generateMetadata(props: Props): Promise<Metadata> {
  return (await isList(props))
    ? metadataOf(withoutQuery)
    : { title: 'Page Not Found', robots: { index: false } };
}

export default async function Page(props: Props) {
  if (await isList(props)) return <PropertiesPage {...withoutQuery} />;
  return (
    <NotFoundBoundary>
      <NotFoundScreen />
    </NotFoundBoundary>
  );
}

/** False for `/PROPERTIES` on hosting platforms that match routes in any case, as the rewrite in `next.config.mjs` does. */
async function isList({ params }: Props): Promise<boolean> {
  const { audience: requestedPath } = await params;
  return requestedPath === 'properties';
}
