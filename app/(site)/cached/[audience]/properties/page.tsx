import PropertiesPage, { generateMetadata as metadataOf } from '@/app/(site)/properties/page';

export const revalidate = 60;

export const generateStaticParams = () => [];

const withoutQuery = { searchParams: Promise.resolve({}) };

export const generateMetadata = () => metadataOf(withoutQuery);

export default function Page() {
  return <PropertiesPage {...withoutQuery} />;
}
