import { Button } from '@/components/ui/button';
import { IntentLink } from '@/components/ui/intent-link';
import { denseScreen } from '@/components/ui/picture-sources';
import { StaticPicture } from '@/components/ui/static-picture';
import { emailLink, phoneLink } from '@/lib/format/contact-links';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';

export function CallToAction() {
  const link = 'inline-flex min-h-11 items-center wrap-anywhere underline-offset-4 hover:underline';
  return (
    <section className="grid bg-sand lg:min-h-140 lg:grid-cols-[1.15fr_1fr]">
      <div className="relative aspect-4/3 md:aspect-2/1 lg:aspect-auto">
        <StaticPicture
          src="/media/properties/living-1.jpg"
          alt="Double-height living room with a marble fireplace and the skyline at golden hour"
          fill
          sizes={`(min-width: 1024px) max(54vw, 840px), ${denseScreen} 64vw, 110vw`}
          className="object-cover"
        />
      </div>
      {/* Aligns the text's end with the page width on any viewport. */}
      <div className="flex flex-col justify-center px-5 py-14 md:px-[max(40px,var(--safe-sides))] lg:ps-20 lg:pe-[max(40px,50vw-600px)] lg:py-22">
        <p className="label">Dubai, UAE</p>
        <h2 className="display-md mt-4">Looking for Your Dream Home</h2>
        <p className="mt-5 mb-8 max-w-105 text-stone">
          Tell us how you want to live. We&rsquo;ll come back with a shortlist, not a catalogue.
        </p>
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <Button asChild>
            <IntentLink href={routes.contact}>Enquire Now</IntentLink>
          </Button>
          <Button asChild variant="line">
            <IntentLink href={routes.properties}>Explore More Properties</IntentLink>
          </Button>
        </div>
        <div className="mt-10 flex flex-wrap gap-x-7 border-t border-ink/15 pt-4 text-sm">
          <a {...phoneLink()} className={`${link} figures`} data-label="Home">
            {site.phone}
          </a>
          <a {...emailLink()} className={link} data-label="Home">
            {site.email}
          </a>
        </div>
      </div>
    </section>
  );
}
