import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

/**
 * A chart with what it needs: a title, the finding as alternative text, and the same figures as a table behind it.
 * `children` draws an SVG of the given width in pixels.
 */
export function ChartFrame({ title, finding, tableLabel, columns, rows, children }: ChartFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const titleId = useId()
  return (
    <figure
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4"
    >
      <figcaption className="flex flex-col gap-0.5">
        <span id={titleId} className="text-sm font-strong">
          {title}
        </span>
        <span className="text-xs text-muted">{finding}</span>
      </figcaption>
      <div ref={box} role="img" aria-label={`${title}. ${finding}`} className="min-w-0">
        {width > 0 && children(width)}
      </div>
      <details className="text-xs text-muted">
        <summary className="w-fit rounded-sm py-1 hover:text-ink">{tableLabel}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
        <div role="region" aria-label={`${title}: ${tableLabel}`} tabIndex={0} className="mt-2 max-h-64 overflow-auto">
          <table className="w-full text-sm text-ink">
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={column} scope="col" className={at === 0 ? 'py-1 text-start' : 'py-1 text-end'}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row[0]} className="border-t border-line">
                  {row.map((cell, at) =>
                    at === 0 ? (
                      <th key={columns[at]} scope="row" className="py-1 text-start font-normal">
                        {cell}
                      </th>
                    ) : (
                      <td key={columns[at]} className="py-1 text-end tabular-nums">
                        {cell}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  )
}

interface ChartFrameProps {
  title: string
  /** What the figures say, in one sentence. */
  finding: string
  /** Label of what opens the table. */
  tableLabel: string
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  children: (width: number) => ReactNode
}

function useWidth(box: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!box.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [box])
  return width
}
