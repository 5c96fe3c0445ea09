import type { ReactNode } from 'react';
import { FavoriteButton } from '@/components/catalog/favorite-button';
import { propertyAddress } from '@/components/catalog/property-facts';
import { isSameStatus, PropertyStatusTag, SalesStatusTag } from '@/components/catalog/status-tags';
import { IntentLink } from '@/components/ui/intent-link';
import { Tag } from '@/components/ui/tag';
import { WholeWords } from '@/components/ui/whole-words';
import type { PropertyDetail } from '@/lib/catalog/types';
import { formatMonthYear, parseDate } from '@/lib/format/date';
import { textAttributes } from '@/lib/format/text-direction';
import { routes } from '@/lib/routes';
import { communitySlug } from '@/lib/search/filters/communities';
import { listingHref } from '@/lib/search/listing-query';

/** Characters from which the heading is set smaller. */
const longTitle = 60;
const veryLongTitle = 110;

/** The page's h1 with status tags above and address below. */
export function PropertyHeading({ property }: { property: PropertyDetail }) {
  const { id, title } = property;
  return (
    <header>
      <div className="arrive-whole flex items-start justify-between gap-4">
        <Badges property={property} />
        <FavoriteButton propertyId={id} title={title} variant="line" />
      </div>
      <h1 className={`mt-4 ${headingSize(title)}`}>
        <bdi {...textAttributes(title)}>
          <WholeWords text={title} />
        </bdi>
      </h1>
      <ArabicTitle text={property.arabic_title} />
      <div className="mt-3 flex flex-wrap gap-x-4 text-stone">
        <p className="wrap-anywhere">{propertyAddress(property)}</p>
        {property.district && property.community && (
          <DistrictLink
            place={property.community}
            href={listingHref({
              district: property.district.id,
              community: communitySlug(property.community),
            })}
          />
        )}
        {property.district && (
          <DistrictLink
            place={property.district.name}
            href={routes.landing('areas', property.district.slug)}
          />
        )}
      </div>
    </header>
  );
}

function DistrictLink({ place, href }: { place: string; href: string }) {
  return (
    <IntentLink
      href={href}
      className="min-h-6 wrap-anywhere underline decoration-line underline-offset-4 hover:text-ink print:hidden"
    >
      All in {place}
    </IntentLink>
  );
}

function headingSize({ length }: string): string {
  if (length > veryLongTitle) return 'display-sm';
  return length > longTitle ? 'display-md' : 'display-lg';
}

function ArabicTitle({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="mt-2 text-xl text-body">
      <bdi lang="ar" dir="rtl">
        {text}
      </bdi>
    </p>
  );
}

function Badges({ property }: { property: PropertyDetail }) {
  const delivery = parseDate(property.delivery_date);
  const salesStatus = property.sales_status?.name ?? null;
  const propertyStatus = property.property_status?.name ?? null;
  return (
    <ul aria-label="Status" className="flex flex-wrap gap-2">
      {salesStatus && (
        <li className="flex">
          <SalesStatusTag status={salesStatus} surface="sand" />
        </li>
      )}
      {propertyStatus && !isSameStatus(salesStatus, propertyStatus) && (
        <li className="flex">
          <PropertyStatusTag status={propertyStatus.toUpperCase()} surface="sand" />
        </li>
      )}
      {property.post_delivery && <Badge>POST DELIVERY</Badge>}
      {property.guarantee_rental_guarantee && <Badge>RENTAL GUARANTEE</Badge>}
      {delivery && (
        <Badge>
          <span className="sr-only">Delivery </span>
          {formatMonthYear(property.delivery_date)}
        </Badge>
      )}
    </ul>
  );
}

function Badge({ children }: { children: ReactNode }) {
  return (
    <li className="flex">
      <Tag surface="sand">{children}</Tag>
    </li>
  );
}
