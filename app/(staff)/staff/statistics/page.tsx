import type { Metadata } from 'next';
import { firstValue, type SearchParams } from '@/app/search-params';
import { DayChart } from '@/components/enquiry-desk/day-chart';
import { FigureTable } from '@/components/enquiry-desk/figure-table';
import { MainFigures } from '@/components/enquiry-desk/main-figures';
import { minutesOrDash } from '@/components/enquiry-desk/minutes-or-dash';
import { Link } from '@/components/staff/link';
import { PageHeader } from '@/components/staff/page-header';
import { type ContactWay, contactWays } from '@/lib/enquiries/contact-ways';
import { readStatisticsPeriod } from '@/lib/enquiries/desk/inbox-query';
import { type PropertyFigures, periodStatistics, statisticsPeriods } from '@/lib/enquiries/desk/statistics';
import { sourceLabels } from '@/lib/enquiries/sources';
import { staffRoutes } from '@/lib/staff-routes';
import { requirePageStaff } from '../require-page-staff';

export const metadata: Metadata = { title: 'Statistics' };

const pressLabels: Record<ContactWay, string> = { whatsapp: 'WhatsApp', call: 'Calls', email: 'Emails' };

export default async function StatisticsPage({ searchParams }: { searchParams: SearchParams }) {
  await requirePageStaff();
  const days = readStatisticsPeriod(await firstValue(searchParams, 'days'));
  const figures = await periodStatistics(days);
  return (
    <>
      <PageHeader title="Statistics">
        <Periods shown={days} />
      </PageHeader>
      <MainFigures figures={figures} />
      <section aria-labelledby="days-title" className="mt-12">
        <h2 id="days-title" className="display-sm">
          Enquiries per day
        </h2>
        <DayChart days={figures.per_day} />
      </section>
      <div className="mt-14 grid grid-cols-[minmax(0,1fr)] gap-14 xl:grid-cols-2">
        <FigureTable
          title="By advisor"
          rows={figures.by_advisor}
          idOf={({ id }) => id ?? ''}
          columns={[
            ['Advisor', ({ id, name }) => name ?? (id ? 'Deleted account' : 'Nobody')],
            ['Enquiries', ({ enquiries }) => enquiries],
            ['Answered', ({ timed, answered }) => (timed > 0 ? answered : '–')],
            ['Median', ({ median_minutes }) => minutesOrDash(median_minutes)],
          ]}
        />
        <FigureTable
          title="By source"
          rows={figures.by_source}
          idOf={({ source }) => source}
          columns={[
            ['Source', ({ source }) => sourceLabels[source]],
            ['Enquiries', ({ enquiries }) => enquiries],
          ]}
        />
        <FigureTable
          title="By campaign"
          note="Only visitors who accepted analytics."
          rows={figures.by_origin.slice(0, 50)}
          idOf={({ origin }) => origin}
          columns={[
            ['Campaign or site', ({ origin }) => origin || 'Unknown'],
            ['Enquiries', ({ enquiries }) => enquiries],
          ]}
        />
        <FigureTable
          title="By property"
          note="WhatsApp, calls and emails: clicks on the site’s buttons."
          rows={figures.by_property.slice(0, 50)}
          idOf={({ property_slug }) => property_slug}
          columns={[
            ['Property', ({ property_title, property_slug }) => property_title ?? property_slug],
            ['Enquiries', ({ enquiries }) => enquiries],
            ...contactWays.map((way) => [pressLabels[way], (one: PropertyFigures) => one[way]] as const),
          ]}
        />
      </div>
    </>
  );
}

function Periods({ shown }: { shown: number }) {
  return (
    <nav aria-label="Period" className="flex flex-wrap gap-3">
      {statisticsPeriods.map((period) => (
        <Link
          key={period}
          href={`${staffRoutes.statistics}?days=${period}`}
          aria-current={period === shown ? 'page' : undefined}
          className="button button-line button-md aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-paper"
        >
          {period} days
        </Link>
      ))}
    </nav>
  );
}
