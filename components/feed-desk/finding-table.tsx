import { AliasActions } from '@/components/name-desk/alias-actions';
import type { DeskFinding } from '@/lib/feeds/desk';
import { reasonInWords } from '@/lib/uploads/upload-label';

type Props = { findings: DeskFinding[] };

const cell = 'py-3 pe-6 align-top wrap-anywhere max-lg:block max-lg:py-0.5 max-lg:pe-0 max-lg:empty:hidden';

/** Headings with fixed widths: columns sized by their texts would shift when the font arrives. */
const columns = {
  What: 'lg:w-36',
  Row: 'lg:w-[14%]',
  Property: 'lg:w-[22%]',
  'Column and value': 'lg:w-[26%]',
  Reason: '',
};

/** Lines of a report: a table, on narrow screens one block per line. */
export function FindingTable({ findings }: Props) {
  return (
    <table className="mt-3 w-full border-y border-line text-sm max-lg:block lg:table-fixed">
      <thead className="text-start text-stone max-lg:sr-only">
        <tr>
          {Object.entries(columns).map(([heading, width]) => (
            <th key={heading} scope="col" className={`py-3 pe-6 text-start font-normal ${width}`}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line max-lg:block max-lg:border-0">
        {findings.map((finding) => {
          const { number, result, row, line, key, title, column_name, value, reason } = finding;
          const property = title ?? key;
          const columnAndValue = [column_name, value].filter(Boolean).join(': ');
          return (
            <tr key={number} className="max-lg:block max-lg:py-3">
              <td className={`${cell} font-medium first-letter:uppercase`}>{result}</td>
              <td className={`${cell} text-stone`}>{placeOf(row, line)}</td>
              <td className={cell}>{property && <bdi>{property}</bdi>}</td>
              <td className={cell}>{columnAndValue && <bdi>{columnAndValue}</bdi>}</td>
              <td className={cell}>
                {reasonInWords(reason)}
                <NewName finding={finding} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** How a new name was resolved, or the actions for it. */
function NewName({
  finding: { result, column_name, value, city, suggestion, meaning },
}: {
  finding: DeskFinding;
}) {
  if (result !== 'new name' || value === null) return null;
  if (meaning !== null)
    return (
      <p className="mt-1 text-stone">
        {meaning === value ? (
          'Kept as a separate name.'
        ) : (
          <>
            Now means <bdi>“{meaning}”</bdi>.
          </>
        )}
      </p>
    );
  if (suggestion === null || (column_name !== 'district' && column_name !== 'developer')) return null;
  return (
    <div className="mt-2">
      <AliasActions kind={column_name} alias={value} city={city} like={suggestion} />
    </div>
  );
}

function placeOf(row: number | null, line: number | null): string {
  if (row === null) return '';
  return line === null ? `no. ${row}` : `no. ${row}, line ${line}`;
}
