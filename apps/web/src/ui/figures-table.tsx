interface FiguresTableProps {
  caption: string;
  heads: readonly string[];
  /** The first cell of each row names it. */
  rows: readonly (readonly (string | number)[])[];
}

/** A chart's figures as a table: for those who don't see the drawing, and for those who want the numbers. */
export function FiguresTable({ caption, heads, rows }: FiguresTableProps) {
  return (
    <details className="mt-3 text-sm">
      <summary className="inline-flex min-h-(--target-small) cursor-pointer items-center text-link">
        As a table
      </summary>
      <div className="overflow-x-auto">
        <table className="tabular mt-2 w-full text-left">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-ink-soft">
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1.5 pr-3 font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name} className="border-b border-line">
                <th scope="row" className="py-1.5 pr-3 font-normal">
                  {name}
                </th>
                {cells.map((cell, at) => (
                  <td key={heads[at + 1]} className="py-1.5 pr-3">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
