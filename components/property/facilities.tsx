import { Icon } from '@/components/ui/icon';
import type { PropertyDetail } from '@/lib/catalog/types';
import { PageSection } from './page-section';

export function Facilities({ facilities }: { facilities: PropertyDetail['facilities'] }) {
  if (facilities.length === 0) return null;
  return (
    <PageSection id="facilities" title="Facilities">
      <ul className="grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {facilities.map(({ id, name }) => (
          <li key={id} className="flex items-baseline gap-3 border-b border-line py-3 text-[0.9375rem]">
            <Icon name="check" className="size-4 shrink-0 translate-y-0.5 text-gold-text" />
            <span className="min-w-0">{name}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
