import { formatNumber } from '@/lib/format/number';

type Props = {
  title: string;
  note?: string;
  /** The first column has the row names, which may repeat, the others figures. */
  columns: string[];
  rows: { id: string; cells: (string | number)[] }[];
};

export function FigureTable({ title, note, columns, rows }: Props) {
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
                {columns.map((column, index) => (
                  <th
                    key={column}
                    scope="col"
                    className={`py-2 font-semibold ${index === 0 ? 'text-start' : 'ps-2 text-end sm:ps-3'}`}
                  >
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id: row, cells: [name, ...figures] }) => (
                <tr key={row} className="border-b border-line align-top">
                  <th scope="row" className="py-2.5 min-w-20 text-start font-normal wrap-anywhere">
                    <bdi>{name}</bdi>
                  </th>
                  {figures.map((figure, index) => (
                    <td
                      key={columns[index + 1]}
                      className="figures py-2.5 ps-2 text-end whitespace-nowrap sm:ps-3"
                    >
                      {typeof figure === 'number' ? formatNumber(figure) : figure}
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
