/** The figures of a chart. The first cell of a row names it; the others are numbers, written out. */
export interface ChartTableData {
  /** Of what opens the table. */
  readonly label: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** Behind a chart, opened by whoever wants the numbers. */
export function ChartTable({ title, label, columns, rows, className }: ChartTableProps) {
  return (
    <details className="text-xs text-muted">
      <summary className={`w-fit rounded-sm hover:text-ink ${className}`}>{label}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
      <div role="region" aria-label={`${title}: ${label}`} tabIndex={0} className="mt-2 max-h-64 overflow-auto">
        <table className="w-full text-sm text-ink">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1 text-end first:text-start">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name = '', ...cells]) => (
              <tr key={name} className="border-t border-line">
                <th scope="row" className="py-1 text-start font-normal">
                  {name}
                </th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]} className="py-1 text-end tabular-nums">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

interface ChartTableProps extends ChartTableData {
  readonly title: string
  readonly className: string
}
