import HomePage, { metadata as homeMetadata } from '@/app/page';

export const revalidate = 60;

export const generateStaticParams = () => [];

export const metadata = homeMetadata;

export default HomePage;
