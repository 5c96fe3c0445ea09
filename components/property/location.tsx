import { MapFacade } from '@/components/catalog/map-facade';
import { mapNotes } from '@/components/catalog/map-notes';
import { propertyAddress } from '@/components/catalog/property-facts';
import { buttonVariants } from '@/components/ui/button-variants';
import { Icon } from '@/components/ui/icon';
import type { PropertyDetail } from '@/lib/catalog/types';
import { encodeText } from '@/lib/format/well-formed';
import { PageSection } from './page-section';

/** Whether more than the country is known. */
export function hasLocation(property: PropertyDetail): boolean {
  const { map_coordinates, formatted_address, district, city } = property;
  return Boolean(map_coordinates || formatted_address?.trim() || district || city);
}

export function Location({ property }: { property: PropertyDetail }) {
  if (!hasLocation(property)) return null;
  const address = propertyAddress(property);
  const { map_coordinates: point } = property;
  const query = point ? `${point.latitude},${point.longitude}` : address;
  return (
    <PageSection
      id="location"
      title="Location & Surroundings"
      aside={
        <a
          href={`https://www.google.com/maps/search/?api=1&query=${encodeText(query)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={`${buttonVariants({ variant: 'line', size: 'md' })} self-center`}
        >
          Open in Maps
          <Icon name="external-link" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      }
    >
      <p className="flex items-baseline gap-2.5 text-body wrap-anywhere">
        <Icon name="map-pin" className="size-4.5 shrink-0 translate-y-1 text-gold-text" />
        {address}
      </p>
      <MapFacade title={property.title} query={query} notes={mapNotes} />
    </PageSection>
  );
}
