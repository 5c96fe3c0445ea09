import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { IntentLink } from '@/components/ui/intent-link';
import { pictureSources } from '@/components/ui/picture-sources';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { HeroFilm } from './hero-film';
import { avifSources, heroPosters, posterPath } from './hero-posters';

const alt = 'Waterfront skyline at sunset across the bay from an infinity pool terrace with palms';

/** Slightly lower than the window: browsers ignore viewport-filling images for LCP, and the next section stays visible. */
export function Hero() {
  return (
    <section
      data-hero
      className="on-night relative isolate flex min-h-[max(560px,min(96svh,900px))] items-end overflow-hidden bg-night text-paper [--picture-ground:var(--color-night)] low:min-h-[88svh]"
    >
      <HeroPoster />
      <HeroFilm />
      <div
        aria-hidden
        className="absolute inset-0 -z-10 [--sky:0.34] [--skyline:0.45] md:[--sky:0.1] md:[--skyline:0.3] bg-[linear-gradient(180deg,rgb(13_15_20/0.6)_0,rgb(13_15_20/var(--sky))_26%,rgb(13_15_20/var(--skyline))_48%,rgb(13_15_20/0.9)_100%),linear-gradient(70deg,rgb(13_15_20/0.55)_0,rgb(13_15_20/0)_60%)]"
      />
      <div className="arrive-whole page pt-36 pb-20 sm:pb-10 lg:pb-18 low:pt-24 low:sm:pb-8">
        <p className="label text-gold-light!">{site.tagline}</p>
        <h1 className="display-xl mt-5 max-w-225 low:mt-3 low:text-[min(2.5rem,21vw)]">{site.headline}</h1>
        <p className="mt-5 max-w-130 text-lg leading-relaxed text-sand low:mt-3">
          Homes, penthouses and off-plan residences, chosen and negotiated by advisors who live here.
        </p>
        <div className="mt-8 flex flex-col gap-3.5 sm:flex-row low:mt-5 low:flex-row low:flex-wrap">
          <Button asChild variant="gold">
            <IntentLink href={routes.propertiesFirstPage}>
              Explore Properties
              <Icon name="arrow-right" />
            </IntentLink>
          </Button>
          <Button asChild variant="ghost">
            <IntentLink href={routes.contact}>Contact Advisor</IntentLink>
          </Button>
        </div>
      </div>
    </section>
  );
}

/**
 * The poster, which is the LCP: portrait below 768 px, else landscape. It fills the height of the hero, so in narrow windows
 * it is wider than the window. 1.8 pixels per CSS pixel suffice on phones: more than the film has.
 */
function HeroPoster() {
  const { landscape, portrait } = heroPosters;
  const wide = { media: '(min-width: 768px)', sizes: 'max(100vw, min(171vh, 1600px))' };
  const narrow = { sizes: 'max(60vw, min(32vh, 300px))' };
  return (
    <picture>
      <source type="image/avif" srcSet={avifSources(landscape)} {...wide} />
      <source srcSet={pictureSources(posterPath(landscape), 'full', 60).srcSet} {...wide} />
      <source type="image/avif" srcSet={avifSources(portrait)} {...narrow} />
      <img
        alt={alt}
        loading="eager"
        fetchPriority="high"
        decoding="async"
        {...pictureSources(posterPath(portrait), 'full', 60)}
        {...narrow}
        className="fill -z-20 object-cover"
      />
    </picture>
  );
}
