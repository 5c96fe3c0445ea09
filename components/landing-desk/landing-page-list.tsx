import { Dotted } from '@/components/staff/dotted';
import { Link } from '@/components/staff/link';
import { counted } from '@/lib/format/counted';
import { formatDateTime } from '@/lib/format/date-time';
import type { DeskLandingPage } from '@/lib/landing-texts/desk';
import { staffRoutes } from '@/lib/staff-routes';
import { kindLabels } from './kind-labels';

/** Landing pages with the author of their text, linked to the editor. */
export function LandingPageList({ pages }: { pages: DeskLandingPage[] }) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {pages.map((page) => (
        <li key={`${page.kind}/${page.slug}`}>
          <Link
            href={staffRoutes.landingPage(page.kind, page.slug)}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 gap-y-1 py-4 hover:bg-sand/50 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)]"
          >
            <Dotted
              parts={[
                { key: 'name', text: <bdi className="font-medium">{page.name}</bdi> },
                { key: 'kind', text: <span className="text-sm text-stone">{kindText(page)}</span> },
              ]}
            />
            <span className="text-sm whitespace-nowrap text-stone lg:text-start">{propertiesText(page)}</span>
            <span className="text-sm text-stone wrap-anywhere max-lg:col-span-2">{originOf(page)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function kindText({ kind, city }: DeskLandingPage): string {
  return city === null ? kindLabels[kind] : `${kindLabels[kind]}, ${city}`;
}

function propertiesText({ listings }: DeskLandingPage): string {
  return listings === 0 ? 'No properties now' : counted(listings, 'property', 'properties');
}

function originOf({ entered_by, entered_at }: DeskLandingPage): string {
  if (entered_by === null || entered_at === null) return 'Default text';
  return `Written by ${entered_by}, ${formatDateTime(entered_at)}`;
}
