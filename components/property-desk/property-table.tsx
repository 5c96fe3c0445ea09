import { Dotted } from '@/components/staff/dotted';
import { Link } from '@/components/staff/link';
import { formatDayOrTime } from '@/lib/format/date-time';
import { formatPrice } from '@/lib/format/number';
import type { DeskPropertySummary } from '@/lib/property-desk/desk';
import { staffRoutes } from '@/lib/staff-routes';
import { PropertyState } from './property-state';

export function PropertyTable({ properties }: { properties: DeskPropertySummary[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {properties.map(({ id, title, reference, feed, updated_at, off_site, is_edited, ...offer }) => (
        <li key={id}>
          <Link
            href={staffRoutes.property(id)}
            className="grid grid-cols-[minmax(0,1fr)] gap-1 py-4 hover:bg-sand/50"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2">
              <span className="min-w-0 font-medium wrap-anywhere">
                <bdi>{title}</bdi>
              </span>
              <PropertyState offSite={off_site} isEdited={is_edited} />
            </span>
            <span className="text-sm">
              <Dotted parts={offerOf(offer)} />
            </span>
            <span className="text-sm text-stone wrap-anywhere">
              {reference && `${reference}, `}
              from {feed}, changed {formatDayOrTime(updated_at)}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Place and price: resale homes often share a title. */
function offerOf({ district, city, price }: Pick<DeskPropertySummary, 'district' | 'city' | 'price'>) {
  const place = [...new Set([district, city])].filter(Boolean).join(', ');
  const parts = [
    { key: 'place', text: place },
    { key: 'price', text: formatPrice(price) ?? 'Price on request' },
  ];
  return parts.filter(({ text }) => text);
}
