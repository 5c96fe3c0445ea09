import { Icon } from '@/components/ui/icon';
import type { PropertyDetail } from '@/lib/catalog/types';
import { PageSection } from './page-section';

export function Facilities({ facilities }: { facilities: PropertyDetail['facilities'] }) {
  if (facilities.length === 0) return null;
  return (
    <PageSection id="facilities" title="Facilities">
      <ul className="facilities grid gap-x-8 sm:grid-cols-2 xl:grid-cols-3">
        {facilities.map(({ id, name }) => (
          <li key={id}>
            <Icon name="check" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
