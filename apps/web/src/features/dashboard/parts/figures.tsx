import type { ReactNode } from 'react'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { Stats } from '../queries.ts'

export function Figures({ stats }: { stats: Stats }) {
  const words = useWords('dashboard')
  const format = useFormatter()
  const { starts30, completions30 } = stats
  return (
    <dl className="grid grid-cols-4 gap-4 max-lg:grid-cols-2 phone:grid-cols-2 phone:gap-3">
      <Figure name={words('figures.decks')} value={format.number(stats.decks)} />
      <Figure name={words('figures.published')} value={format.number(stats.published)} />
      <Figure name={words('figures.plays')} value={format.number(starts30)} />
      <Figure
        name={words('figures.completion')}
        value={
          starts30 === 0 ? '–' : format.number(completions30 / starts30, { style: 'percent', maximumFractionDigits: 0 })
        }
      >
        {starts30 === 0 ? words('figures.noPlays') : words('figures.completionHint', { count: completions30 })}
      </Figure>
    </dl>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col rounded-lg border border-line bg-surface p-4">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-1 text-xl font-strong tabular-nums">{value}</dd>
      {children && <dd className="mt-0.5 text-xs text-muted">{children}</dd>}
    </div>
  )
}
