import { cacheBriefly } from '@/app/(site)/cached/cache-briefly';
import { CallToAction } from '@/components/home/call-to-action';
import { FeaturedProperties } from '@/components/home/featured-properties';
import { Hero } from '@/components/home/hero';
import { Story } from '@/components/home/story';
import { WhyChoose } from '@/components/home/why-choose';
import { FirstScreenEnd } from '@/components/ui/inline-script';
import { orNull } from '@/lib/catalog/catalog-error';
import { readFeatured } from '@/lib/catalog/reads/server';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

export const metadata = pageMetadata({
  title: `${site.name} | ${site.tagline}`,
  description: `${site.description} With prices, payment plans and available units.`,
  path: routes.home,
});

export default async function HomePage() {
  const featured = await orNull(readFeatured('initial'));
  if (!featured) await cacheBriefly();
  return (
    <>
      <Hero />
      <FirstScreenEnd />
      <Story />
      <FeaturedProperties properties={featured} />
      <WhyChoose />
      <CallToAction />
    </>
  );
}
