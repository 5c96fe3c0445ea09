import { SubjectList } from '@/components/landing/subject-list';
import { Breadcrumb } from '@/components/site/breadcrumb';
import { JsonLd } from '@/components/site/json-ld';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { IntentLink } from '@/components/ui/intent-link';
import { readFilterOptions } from '@/lib/catalog/server';
import { routes } from '@/lib/routes';
import { landingSubjects } from '@/lib/seo/landing';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { breadcrumbData } from '@/lib/seo/structured-data';

export const dynamic = 'force-dynamic';

const crumbs = [{ label: 'Home', href: routes.home }, { label: 'Explore' }];

export const metadata = pageMetadata({
  title: 'Districts, Developers and Types of Property',
  description:
    'Every district, developer and type of property in our collection, with the number of homes for sale in each: from Palm Jumeirah villas to apartments in Downtown Dubai.',
  path: routes.explore,
});

/** An overview of all landing pages. */
export default async function ExplorePage() {
  const options = await readFilterOptions();
  const kinds = [
    { title: 'Districts', subjects: landingSubjects('areas', options) },
    { title: 'Developers', subjects: landingSubjects('developers', options) },
    { title: 'Types of property', subjects: landingSubjects('types', options) },
  ];
  return (
    <div className="page pb-20 lg:pb-28">
      <JsonLd data={breadcrumbData(crumbs, routes.explore)} />
      <Breadcrumb items={crumbs} />
      <header className="pt-4 pb-12 lg:pt-10 lg:pb-16">
        <p className="label">Explore</p>
        <h1 className="display-lg mt-4">Districts, developers and types</h1>
        <p className="mt-5 max-w-[56ch] text-stone">
          Choose a district, a developer or a type of home to see everything we have for sale.
        </p>
      </header>
      {kinds.every(({ subjects }) => subjects.length === 0) && <NothingYet />}
      {kinds.map((kind) => (
        <SubjectList key={kind.title} {...kind} />
      ))}
    </div>
  );
}

function NothingYet() {
  return (
    <EmptyState
      title="Nothing to explore yet"
      actions={
        <Button asChild variant="line">
          <IntentLink href={routes.contact}>Contact Advisor</IntentLink>
        </Button>
      }
    >
      We&rsquo;re adding new properties to our collection. Ask us what&rsquo;s coming.
    </EmptyState>
  );
}
