import { counted } from '@/lib/format/counted';
import { formatDay } from '@/lib/format/date-time';
import { formatNumber } from '@/lib/format/number';

type Props = { days: { day: string; enquiries: number }[] };

const height = 160;
const step = 10;

/** A server-rendered bar chart, with the same figures in a table. */
export function DayChart({ days }: Props) {
  const most = Math.max(1, ...days.map(({ enquiries }) => enquiries));
  const total = days.reduce((sum, { enquiries }) => sum + enquiries, 0);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return null;
  return (
    <figure className="mt-6">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        <div aria-hidden className="figures flex flex-col justify-between text-end text-xs text-stone">
          <span>{formatNumber(most)}</span>
          <span>0</span>
        </div>
        <svg
          role="img"
          aria-label={`${counted(total, 'enquiry', 'enquiries')} from ${formatDay(first.day)} to ${formatDay(last.day)}, at most ${formatNumber(most)} a day`}
          viewBox={`0 0 ${days.length * step} ${height}`}
          preserveAspectRatio="none"
          className="h-44 w-full border-y border-line"
        >
          {days.map(({ day, enquiries }, index) => (
            <rect
              key={day}
              x={index * step + 1}
              width={step - 2}
              y={height - (enquiries / most) * height}
              height={(enquiries / most) * height}
              className="fill-gold"
            >
              <title>{`${formatDay(day)}: ${formatNumber(enquiries)}`}</title>
            </rect>
          ))}
        </svg>
        <div aria-hidden className="col-start-2 mt-2 flex justify-between text-xs text-stone">
          <span>{formatDay(first.day)}</span>
          <span>{formatDay(last.day)}</span>
        </div>
      </div>
      <details className="mt-4">
        <summary className="flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
          Show as table
        </summary>
        <table className="w-full max-w-100 text-sm">
          <thead className="text-start">
            <tr className="border-b border-ink">
              <th scope="col" className="py-2 text-start font-semibold">
                Day
              </th>
              <th scope="col" className="py-2 text-end font-semibold">
                Enquiries
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, enquiries }) => (
              <tr key={day} className="border-b border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {formatDay(day)}
                </th>
                <td className="figures py-2 text-end">{formatNumber(enquiries)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
