import type { ReactNode } from 'react'

export interface Bar {
  readonly id: string
  readonly label: ReactNode
  /** In words, at the end of the line. */
  readonly figure: string
  /** 0 … 100. */
  readonly percent: number
  /** A mark on the bar, in per cent. */
  readonly mark?: number | undefined
}

/** A bar below each label: labels of any length stay whole. */
export function Bars({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  return (
    <ol aria-label={label} className="flex flex-col gap-3">
      {bars.map(({ id, label: name, figure, percent, mark }) => (
        <li key={id} className="flex flex-col gap-1 text-sm">
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="shrink-0 text-muted tabular-nums">{figure}</span>
          </span>
          <span aria-hidden="true" className="relative h-2 overflow-hidden rounded-full bg-brand-soft">
            <span className="absolute inset-y-0 start-0 rounded-full bg-brand-edge" style={{ width: `${percent}%` }} />
            {mark !== undefined && (
              <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ insetInlineStart: `calc(${mark}% - 1px)` }} />
            )}
          </span>
        </li>
      ))}
    </ol>
  )
}
