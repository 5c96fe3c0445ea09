import { formatNumber } from '@/lib/format/number';

type Column<Row> = readonly [heading: string, cell: (row: Row) => string | number];

type Props<Row> = {
  title: string;
  note?: string;
  rows: Row[];
  idOf: (row: Row) => string;
  /** The first one has the row names, which may repeat, the others figures. */
  columns: readonly [Column<Row>, ...Column<Row>[]];
};

export function FigureTable<Row>({ title, note, rows, idOf, columns }: Props<Row>) {
  const [[, nameOf], ...figures] = columns;
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="display-sm">
        {title}
      </h2>
      {note && <p className="mt-2 text-sm text-stone">{note}</p>}
      {rows.length === 0 ? (
        <p className="mt-4 text-sm text-stone">Nothing in this period.</p>
      ) : (
        <div className="large-text:overflow-x-auto">
          <table className="mt-4 w-full text-sm">
            <thead>
              <tr className="border-b border-ink align-bottom">
                {columns.map(([heading], index) => (
                  <th
                    key={heading}
                    scope="col"
                    className={`py-2 font-semibold ${index === 0 ? 'text-start' : 'ps-2 text-end sm:ps-3'}`}
                  >
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={idOf(row)} className="border-b border-line align-top">
                  <th scope="row" className="py-2.5 min-w-20 text-start font-normal wrap-anywhere">
                    <bdi>{nameOf(row)}</bdi>
                  </th>
                  {figures.map(([heading, cell]) => (
                    <td key={heading} className="figures py-2.5 ps-2 text-end whitespace-nowrap sm:ps-3">
                      {figureText(cell(row))}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function figureText(figure: string | number): string {
  return typeof figure === 'number' ? formatNumber(figure) : figure;
}
