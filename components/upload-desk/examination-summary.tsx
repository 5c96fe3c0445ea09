import { valueText } from '@/components/property-desk/value-text';
import { counted } from '@/lib/format/counted';
import { formatNumber } from '@/lib/format/number';
import type { Examination } from '@/lib/import/examination/examination';
import type { FieldChange } from '@/lib/import/report/field-changes';
import { previewHeadings } from '@/lib/import/report/preview';
import { editableFields, labelWithMeasure } from '@/lib/property-desk/editable-fields';
import { reasonInWords, uploadLabel } from '@/lib/uploads/upload-label';

type Props = { examination: Examination };

/** What an import of an upload would do, in numbers. */
export function ExaminationCounts({ examination: { counts, refusal } }: Props) {
  const { read, skipped, created, updated, unchanged, refused, removed, units, samples } = counts;
  const shown: [string, number][] = [
    ['Rows', read],
    ['To be added', created],
    ['To be changed', updated],
    ['Unchanged', unchanged],
    ['Refused', refused],
    ['Left out on purpose', skipped],
    ['Marked as removed', removed],
    ['Units', units],
  ];
  const always = 5;
  return (
    <>
      <dl className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-8 gap-y-5">
        {shown
          .filter(([, value], index) => index < always || value > 0)
          .map(([term, value]) => (
            <div key={term}>
              <dt className="text-sm text-stone">{term}</dt>
              <dd className="figures mt-1 text-2xl">{formatNumber(value)}</dd>
            </div>
          ))}
      </dl>
      {refusal !== null && (
        <p role="alert" className="mt-5 max-w-[60ch] font-medium text-danger">
          {refusal}
        </p>
      )}
      {samples > 0 && refusal === null && (
        <p className="mt-5 max-w-[60ch] text-sm text-stone">
          Your first import replaces the sample catalogue:{' '}
          {counted(samples, 'sample property leaves', 'sample properties leave')} the site.
        </p>
      )}
    </>
  );
}

/** What changed properties have on the site, and would have after an import, by field. */
export function Changes({ examination: { changes = [] } }: Props) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mt-8">
      <h3 id="changes" className="font-sans text-base font-medium">
        What changes on the site
      </h3>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
        {changes.map(readable).map(({ field, label, count, title, from, to }) => (
          <li
            key={field}
            className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[12rem_8rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <span className="font-medium">{label}</span>
            <span className="figures">{counted(count, 'property', 'properties')}</span>
            <span className="wrap-anywhere">
              {from !== to && (
                <>
                  <bdi>{from}</bdi> <span aria-hidden>→</span>
                  <span className="sr-only">becomes</span> <bdi className="font-medium">{to}</bdi>
                </>
              )}
            </span>
            <span className="text-stone wrap-anywhere">
              {count > 1 && 'for example '}
              <bdi>{title}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A change with the label of its field, and values as people read them. */
function readable({ field, from, to, ...change }: FieldChange) {
  const known = editableFields.find(({ name }) => name === field);
  const label = labelWithMeasure({ label: uploadLabel(field), measure: known?.measure });
  const text = (value: string) => (known ? valueText(known, value, []) : value);
  return { ...change, field, label, from: text(from), to: text(to) };
}

/** The first properties of an upload as they would be imported; a table that scrolls within the screen. */
export function Preview({ examination: { preview } }: Props) {
  if (preview.length === 0) return null;
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it when it is focused
      tabIndex={0}
      aria-label="The first properties"
      className="mt-8 overflow-x-auto border-y border-line"
    >
      <table className="w-full min-w-[44rem] text-sm">
        <thead className="text-stone">
          <tr>
            {previewHeadings.map((heading) => (
              <th
                key={heading}
                scope="col"
                className="py-3 pe-6 text-start font-normal first-letter:uppercase"
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {preview.map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never move
            <tr key={row}>
              {cells.map((cell, column) => (
                <td
                  key={previewHeadings[column]}
                  className="max-w-[24rem] py-3 pe-6 align-top wrap-break-word"
                >
                  <bdi>{cell}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What is refused, left out or to be checked, by reason. */
export function Problems({ examination: { problems } }: Props) {
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line text-sm">
      {problems.map(({ result, reason, count, example }) => (
        <li
          key={`${result} ${reason}`}
          className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-[10rem_5rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <span className="font-medium first-letter:uppercase">{result}</span>
          <span className="figures">{formatNumber(count)}</span>
          <span dir="auto" className="wrap-anywhere">
            {reasonInWords(reason)}
          </span>
          <span dir="auto" className="text-stone wrap-anywhere">
            {example}
          </span>
        </li>
      ))}
    </ul>
  );
}
