import { LandingPage, type LandingProps, landingMetadata } from '@/app/(site)/landing/landing-page';

export const revalidate = 300;

export const generateStaticParams = () => [];

export const generateMetadata = (props: LandingProps) => landingMetadata('types', props);

export default function Page(props: LandingProps) {
  return <LandingPage kind="types" {...props} />;
}
