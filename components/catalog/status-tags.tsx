import { Tag, type TagTone } from '@/components/ui/tag';
import { statusKey } from '@/lib/catalog/sales/sales-status';

const salesTones = new Map<string, TagTone>(
  Object.entries({
    available: 'green',
    sold: 'red',
    reserved: 'amber',
    under_construction: 'blue',
    coming_soon: 'purple',
  }),
);

const propertyTones = new Map<string, TagTone>(
  Object.entries({
    ready: 'green',
    off_plan: 'blue',
    under_construction: 'amber',
    coming_soon: 'purple',
    available: 'gold',
  }),
);

type StatusTagProps = { status: string | null; surface?: 'paper' | 'sand' };

/** "coming_soon" and "Coming Soon" share one tag. */
export function isSameStatus(salesStatus: string | null, propertyStatus: string | null): boolean {
  return statusKey(salesStatus ?? '') === statusKey(propertyStatus ?? '');
}

/** Sales status; unknown names are grey. Renders nothing without a status. */
export function SalesStatusTag({ status, surface }: StatusTagProps) {
  const name = status?.trim();
  if (!name) return null;
  return (
    <Tag tone={salesTones.get(statusKey(name)) ?? 'grey'} surface={surface}>
      {name.replaceAll('_', ' ').toUpperCase()}
    </Tag>
  );
}

/** Construction status; renders nothing without one. */
export function PropertyStatusTag({ status, surface }: StatusTagProps) {
  const name = status?.trim();
  if (!name) return null;
  return (
    <Tag tone={propertyTones.get(statusKey(name)) ?? 'grey'} surface={surface}>
      {name.replaceAll('_', ' ')}
    </Tag>
  );
}
