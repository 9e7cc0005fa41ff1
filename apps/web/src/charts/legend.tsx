import type { Series } from './series.ts'

export interface LegendEntry {
  readonly series: Series
  readonly label: string
}

const dots: Readonly<Record<Series, string>> = {
  whole: 'border border-brand-edge bg-brand-soft',
  part: 'bg-brand-edge',
}

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className="flex shrink-0 flex-wrap justify-end gap-x-3 gap-y-1 phone:flex-col text-xs text-muted">
      {entries.map(({ series, label }) => (
        <li key={series} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2.5 rounded-full ${dots[series]}`} />
          {label}
        </li>
      ))}
    </ul>
  )
}
