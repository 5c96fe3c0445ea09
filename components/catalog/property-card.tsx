import { ContactActions } from '@/components/catalog/contact-actions';
import { FavoriteButton } from '@/components/catalog/favorite-button';
import { PicturePanel } from '@/components/catalog/picture-panel';
import { PropertyImage } from '@/components/catalog/property-image';
import { PropertyStatusTag, SalesStatusTag, saysTheSame } from '@/components/catalog/status-tags';
import { cn } from '@/components/ui/class-names';
import { IntentLink } from '@/components/ui/intent-link';
import { Tag } from '@/components/ui/tag';
import { isSold } from '@/lib/catalog/sales-status';
import type { PropertySummary } from '@/lib/catalog/types';
import { formatPrice, startingPrice } from '@/lib/format/number';
import { truncateAtWord } from '@/lib/format/text';
import { routes } from '@/lib/routes';
import { CardFacts } from './card-facts';

const titleLimit = 40;

/** Card widths in the list: one column, two, and two beside the filters. */
const listSizes =
  '(min-width: 80rem) 432px, (min-width: 64rem) calc(50vw - 208px), (min-width: 40rem) calc(50vw - 36px), calc(100vw - 40px)';

/** Card grid of the list: one column on phones, then two. */
export const cardGrid = 'grid gap-x-6 gap-y-11 sm:grid-cols-2';

type PropertyCardProps = {
  property: PropertySummary;
  /** The page's LCP image. */
  priority?: boolean;
  /** In the initial viewport of wide screens. */
  early?: boolean;
  /** A sample card: labelled, without link and favourite button. */
  sample?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** Picture widths when the card is in another grid. */
  sizes?: string;
};

/** A property card. The title's link covers the card; actions are above it. */
export function PropertyCard({
  property,
  priority = false,
  early = false,
  sample = false,
  headingLevel: Heading = 'h2',
  sizes = listSizes,
}: PropertyCardProps) {
  const title = truncateAtWord(property.title, titleLimit);
  const salesStatus = property.sales_status?.name ?? null;
  const propertyStatus = property.property_status?.name ?? null;
  return (
    <article className="group @container relative flex min-w-0 flex-col">
      <div className="relative aspect-3/2 overflow-hidden rounded-sm bg-sand">
        <PropertyImage
          src={property.cover_image}
          alt=""
          fill
          sizes={sizes}
          quality={60}
          priority={priority}
          early={early}
          failed={
            <PicturePanel place={property.district?.name ?? property.city?.name ?? null} seed={property.id} />
          }
          className="object-cover transition-transform duration-600 ease-out group-hover:scale-103"
        />
        <div className={cn('absolute start-4 top-4 flex flex-wrap gap-2', sample ? 'end-4' : 'end-16')}>
          {sample && <Tag tone="gold">Sample</Tag>}
          <SalesStatusTag status={salesStatus} />
          {!saysTheSame(salesStatus, propertyStatus) && <PropertyStatusTag status={propertyStatus} />}
        </div>
        {!sample && (
          <div className="absolute end-3 top-2.5 z-1">
            <FavoriteButton propertyId={property.id} title={property.title} variant="overlay" />
          </div>
        )}
      </div>
      {/* Responds to the card's width, so that prices align across cards. */}
      <div className="arrive-whole mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-2 @max-[25rem]:flex-col">
        <Heading className="text-[1.625rem] leading-[1.12] @min-[25rem]:min-w-48 @min-[25rem]:flex-1">
          {sample ? (
            title
          ) : (
            <IntentLink
              href={routes.property(property.slug)}
              title={title === property.title ? undefined : property.title}
              className="after:absolute after:inset-0"
            >
              <bdi>{title}</bdi>
            </IntentLink>
          )}
        </Heading>
        <Price property={property} />
      </div>
      <p className="mt-1.5 text-sm text-stone">{place(property)}</p>
      <div className="mt-auto">
        <div className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-1.5">
          <CardFacts property={property} />
          {!sample && <ContactActions property={property} className="relative z-1 -me-3 shrink-0" />}
        </div>
      </div>
    </article>
  );
}

function Price({ property }: { property: PropertySummary }) {
  const price = formatPrice(startingPrice(property));
  return (
    <p className="figures whitespace-nowrap font-display text-2xl leading-none font-medium">
      {price ? (
        <>
          <span className="font-sans text-xs font-medium tracking-[0.04em] text-stone">from</span> {price}
        </>
      ) : isSold(property.sales_status?.name) ? (
        'Sold'
      ) : (
        'Contact Us'
      )}
    </p>
  );
}

/** `Villa · Palm Jumeirah, Dubai`; unknown parts are left out. */
function place({ property_type, district, city }: PropertySummary): string {
  const where = [...new Set([district?.name, city?.name])].filter(Boolean).join(', ');
  return [property_type?.name, where].filter(Boolean).join(' · ');
}
