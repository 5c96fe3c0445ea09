import type { ReactNode } from 'react';
import type { PeriodStatistics } from '@/lib/enquiries/desk/statistics';
import { sourceLabels } from '@/lib/enquiries/sources';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import { minutesOrDash } from './minutes-or-dash';

type Props = { figures: Pick<PeriodStatistics, 'enquiries' | 'response' | 'by_source'> };

/** The figures at the top: of responses, or, when staff entered all enquiries, of the most frequent sources. */
export function MainFigures({ figures: { enquiries, response, by_source } }: Props) {
  const { timed, answered, median_minutes } = response;
  return (
    <>
      <dl className="mt-8 grid grid-cols-2 gap-x-6 gap-y-8 large-text:*:col-span-2 lg:grid-cols-4">
        <Figure label="Enquiries">{formatNumber(enquiries)}</Figure>
        {timed > 0 ? (
          <>
            <Figure label="Answered">
              {formatNumber(answered)} of {formatNumber(timed)}
            </Figure>
            <Figure label="First response, median">{minutesOrDash(median_minutes)}</Figure>
            <Figure label="Unanswered">{formatNumber(timed - answered)}</Figure>
          </>
        ) : (
          by_source.slice(0, 3).map((one) => (
            <Figure key={one.source} label={sourceLabels[one.source]}>
              {formatNumber(one.enquiries)}
            </Figure>
          ))
        )}
      </dl>
      <p className="mt-4 text-sm text-stone">
        Days are in Dubai time, response times in working hours. {untimedNote(enquiries, timed)}
      </p>
    </>
  );
}

function untimedNote(enquiries: number, timed: number): string {
  if (enquiries === 0 || timed === enquiries) return 'Enquiries entered by staff are not timed.';
  if (timed === 0) return 'Staff entered all of these enquiries, which are not timed.';
  const untimed = enquiries - timed;
  return `Staff entered ${counted(untimed, 'enquiry', 'enquiries')}, which ${untimed === 1 ? 'is' : 'are'} not timed.`;
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-t border-ink pt-3">
      <dt className="text-sm text-stone">{label}</dt>
      <dd className="figures mt-1 font-display text-[2rem] leading-tight">{children}</dd>
    </div>
  );
}
