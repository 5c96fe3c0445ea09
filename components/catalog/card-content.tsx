import { ContactActions } from '@/components/catalog/contact-actions';
import { FavoriteButton } from '@/components/catalog/favorite-button';
import { PicturePanel } from '@/components/catalog/picture-panel';
import { PropertyPicture } from '@/components/catalog/property-picture';
import { isSameStatus, PropertyStatusTag, SalesStatusTag } from '@/components/catalog/status-tags';
import { cn } from '@/components/ui/class-names';
import { IntentLink } from '@/components/ui/intent-link';
import { Tag } from '@/components/ui/tag';
import { WholeWords } from '@/components/ui/whole-words';
import type { CardProperty } from '@/lib/catalog/lists/card-property';
import { isSold } from '@/lib/catalog/sales/sales-status';
import { formatPrice, hasOnePrice, shownPrice } from '@/lib/format/number';
import { truncateAtWord } from '@/lib/format/text';
import { textAttributes } from '@/lib/format/text-direction';
import { routes } from '@/lib/routes';
import { CardFacts } from './card-facts';

const titleLimit = 40;

/** Card widths in the list: one column, two, and two beside the filters. 2.4 instead of 3 pixels per CSS pixel suffice on phones. */
const listSizes =
  '(min-width: 80rem) 432px, (min-width: 64rem) calc(50vw - 208px), (min-width: 40rem) calc(50vw - 36px), calc(70vw - 28px)';

export type CardContentProps = {
  property: CardProperty;
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

/** The content of a property card. The title's link covers the card; actions are above it. */
export function CardContent({
  property,
  priority = false,
  early = false,
  sample = false,
  headingLevel: Heading = 'h2',
  sizes = listSizes,
}: CardContentProps) {
  const title = truncateAtWord(property.title, titleLimit);
  const salesStatus = property.sales_status?.name ?? null;
  const propertyStatus = property.property_status?.name ?? null;
  return (
    <>
      <div className="card-picture">
        <PropertyPicture
          src={property.cover_image}
          alt=""
          fill
          sizes={sizes}
          range="card"
          quality={60}
          priority={priority}
          early={early}
          failed={
            <PicturePanel place={property.district?.name ?? property.city?.name ?? null} seed={property.id} />
          }
        />
        <div className={cn('card-tags', sample && 'end-4')}>
          {sample && <Tag tone="gold">Sample</Tag>}
          <SalesStatusTag status={salesStatus} />
          {!isSameStatus(salesStatus, propertyStatus) && <PropertyStatusTag status={propertyStatus} />}
        </div>
        {!sample && (
          <div className="card-favorite">
            <FavoriteButton propertyId={property.id} title={property.title} variant="overlay" />
          </div>
        )}
      </div>
      <div className="card-head">
        <Heading>
          {sample ? (
            title
          ) : (
            <IntentLink
              href={routes.property(property.slug)}
              title={title === property.title ? undefined : property.title}
            >
              <bdi {...textAttributes(title)}>
                <WholeWords text={title} />
              </bdi>
            </IntentLink>
          )}
        </Heading>
        <Price property={property} />
      </div>
      <p className="card-place">{place(property)}</p>
      <div className="mt-auto">
        <div className="card-foot">
          <CardFacts property={property} />
          {!sample && <ContactActions property={property} />}
        </div>
      </div>
    </>
  );
}

function Price({ property }: { property: CardProperty }) {
  const price = formatPrice(shownPrice(property));
  return (
    <p className="card-price">
      {price ? (
        <>
          {!hasOnePrice(property) && <span>from</span>} {price}
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
function place({ property_type, district, city }: CardProperty): string {
  const where = [...new Set([district?.name, city?.name])].filter(Boolean).join(', ');
  return [property_type?.name, where].filter(Boolean).join(' · ');
}
