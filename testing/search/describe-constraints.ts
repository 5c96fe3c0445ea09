import type { FilterOptions } from '@/lib/catalog/types';
import type { Constraints } from '@/lib/search/understand/constraints';

type Bounds = { min: number | null; max: number | null };

const range = ({ min, max }: Bounds) => `${min ?? ''}-${max ?? ''}`;

/** Formats constraints like `queries.txt`, with names instead of ids. */
export function describeConstraints(found: Constraints, options: FilterOptions): Record<string, string> {
  const nameIn = (list: { id: number; name: string }[], id: number) =>
    list.find((option) => option.id === id)?.name ?? `no. ${id}`;
  const described: Record<string, string | undefined> = {
    city: found.city === undefined ? undefined : nameIn(options.cities, found.city),
    district: found.district === undefined ? undefined : nameIn(options.districts, found.district),
    community: options.communities?.find(({ slug }) => slug === found.community)?.name ?? found.community,
    developer: found.developer === undefined ? undefined : nameIn(options.developers, found.developer),
    type: found.property_type?.map((id) => nameIn(options.property_types, id)).join(', '),
    status: found.property_status?.map((id) => nameIn(options.property_statuses, id)).join(', '),
    sales: found.sales_status?.map((id) => nameIn(options.sales_statuses, id)).join(', '),
    beds: found.bedrooms?.join(', '),
    price: found.price && range(found.price),
    area: found.area && range(found.area),
    handover: found.handover && range({ min: found.handover.from, max: found.handover.to }),
    order: found.order,
    payment_plan: found.payment_plan && 'true',
    post_delivery: found.post_delivery && 'true',
    rental: found.guarantee_rental_guarantee && 'true',
  };
  return Object.fromEntries(
    Object.entries(described).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
