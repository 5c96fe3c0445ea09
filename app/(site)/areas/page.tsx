import { notFound } from 'next/navigation';
import type { SearchParams } from '@/app/search-params';
import { NoPropertiesYet } from '@/components/catalog/no-properties-yet';
import { SubjectList } from '@/components/landing/subject-list';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { JsonLd } from '@/components/site/json-ld';
import { readFilterOptions } from '@/lib/catalog/reads/server';
import { formatNumber } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { directoryGroups, directoryHref, directoryLetter } from '@/lib/seo/directory';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

export const dynamic = 'force-dynamic';

const home = { label: 'Home', href: routes.home };
const crumbs = [home, { label: 'Explore' }];

type Props = { searchParams: SearchParams };

/** The requested letter of a group; null for the overview. */
async function letterOf(searchParams: SearchParams): Promise<{ key: string; letter: string } | null> {
  const { in: key, letter } = await searchParams;
  return typeof key === 'string' && typeof letter === 'string' ? { key, letter } : null;
}

export async function generateMetadata({ searchParams }: Props) {
  const requested = await letterOf(searchParams);
  const found = requested && directoryLetter(await readFilterOptions(), requested.key, requested.letter);
  return pageMetadata({
    title: found ? found.title : 'Districts, Developers and Types of Property',
    description:
      'Every district, developer and type of property in our collection, with the number of properties in each, from Palm Jumeirah villas to Downtown apartments.',
    path: requested ? directoryHref(requested.key, requested.letter) : routes.explore,
    index: !requested,
  });
}

/** An overview of all landing pages: of large groups the most popular, and the others by letter. */
export default async function ExplorePage({ searchParams }: Props) {
  const options = await readFilterOptions();
  const requested = await letterOf(searchParams);
  const letter = requested && directoryLetter(options, requested.key, requested.letter);
  if (requested && !letter) notFound();
  const groups = letter ? [] : directoryGroups(options);
  return (
    <div className="page pb-20 lg:pb-28">
      <JsonLd data={breadcrumbData(crumbs, routes.explore)} />
      <Breadcrumb
        items={letter ? [home, { label: 'Explore', href: routes.explore }, { label: letter.title }] : crumbs}
      />
      <header className="pt-4 pb-12 lg:pt-10 lg:pb-16">
        <p className="label">Explore</p>
        <h1 className="display-lg mt-4">{letter ? letter.title : 'Districts, developers and types'}</h1>
        <p className="mt-5 max-w-[56ch] text-balance text-stone">
          Choose a district, a developer or a type of home to see everything we have for sale.
        </p>
      </header>
      {letter && <SubjectList title={letter.title} subjects={letter.subjects} isTitled={false} />}
      {!letter && groups.length === 0 && <NoPropertiesYet title="Nothing to explore yet" />}
      {groups.map(({ key, title, shown, total, letters }) => (
        <SubjectList key={key} title={title} subjects={shown}>
          <LetterLinks group={key} title={title} total={total} letters={letters} />
        </SubjectList>
      ))}
    </div>
  );
}

type LetterLinksProps = {
  group: string;
  title: string;
  total: number;
  letters: { letter: string; count: number }[];
};

function LetterLinks({ group, title, total, letters }: LetterLinksProps) {
  if (letters.length === 0) return null;
  return (
    <nav aria-label={`${title} by letter`} className="mt-8">
      <p className="text-sm text-stone">{`All ${formatNumber(total)} by letter`}</p>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {letters.map(({ letter, count }) => (
          <li key={letter}>
            <a
              href={directoryHref(group, letter)}
              className="grid size-11 place-items-center rounded-sm border border-line transition-colors hover:border-ink"
            >
              {letter}
              <span className="sr-only">{`, ${formatNumber(count)}`}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
