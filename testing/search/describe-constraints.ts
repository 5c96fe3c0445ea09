import type { FilterOptions } from '@/lib/catalog/types';
import type { Constraints } from '@/lib/search/understand/constraints';

/** Names in `queries.txt` that differ from those of constraints. */
const shortNames: Partial<Record<string, string>> = {
  property_type: 'type',
  property_status: 'status',
  sales_status: 'sales',
  bedrooms: 'beds',
  guarantee_rental_guarantee: 'rental',
} satisfies Partial<Record<keyof Constraints, string>>;

type Bounds = { min: number | null; max: number | null };

const range = ({ min, max }: Bounds) => `${min ?? ''}-${max ?? ''}`;

/** Formats constraints like `queries.txt`, with names instead of ids. */
export function describeConstraints(found: Constraints, options: FilterOptions): Record<string, string> {
  const nameIn = (list: { id: number; name: string }[], id: number) =>
    list.find((option) => option.id === id)?.name ?? `no. ${id}`;
  const described: Record<keyof Constraints, string | undefined> = {
    city: found.city === undefined ? undefined : nameIn(options.cities, found.city),
    district: found.district === undefined ? undefined : nameIn(options.districts, found.district),
    community: options.communities?.find(({ slug }) => slug === found.community)?.name ?? found.community,
    developer: found.developer === undefined ? undefined : nameIn(options.developers, found.developer),
    property_type: found.property_type?.map((id) => nameIn(options.property_types, id)).join(', '),
    property_status: found.property_status?.map((id) => nameIn(options.property_statuses, id)).join(', '),
    sales_status: found.sales_status?.map((id) => nameIn(options.sales_statuses, id)).join(', '),
    bedrooms: found.bedrooms?.join(', '),
    price: found.price && range(found.price),
    area: found.area && range(found.area),
    handover: found.handover && range({ min: found.handover.from, max: found.handover.to }),
    order: found.order,
    payment_plan: found.payment_plan && 'true',
    post_delivery: found.post_delivery && 'true',
    guarantee_rental_guarantee: found.guarantee_rental_guarantee && 'true',
  };
  return Object.fromEntries(
    Object.entries(described).flatMap(([name, text]) =>
      text === undefined ? [] : [[shortNames[name] ?? name, text]],
    ),
  );
}
