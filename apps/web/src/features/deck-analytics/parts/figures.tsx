import type { DeckOverview } from '@deckle/contract/analytics.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useFigureFormat } from './figure-format.ts'

export function Figures({ overview }: { overview: DeckOverview }) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  const passRate =
    overview.passed !== null && overview.completions > 0 ? (overview.passed / overview.completions) * 100 : null
  return (
    <dl className="grid grid-cols-4 gap-px overflow-hidden rounded-lg border border-line bg-line phone:grid-cols-2">
      <Figure
        label={t('people')}
        value={number(overview.starts)}
        note={t('figures.views', { views: overview.views })}
      />
      <Figure
        label={t('completion')}
        value={percent(overview.completionRate)}
        note={t('figures.completed', { count: overview.completions })}
      />
      <Figure
        label={t('score')}
        value={percent(overview.meanPercentage)}
        note={
          passRate === null
            ? t('figures.median', { value: percent(overview.medianPercentage) })
            : t('figures.passed', { rate: percent(passRate) })
        }
      />
      <Figure label={t('time')} value={duration(overview.medianSeconds)} note={t('figures.medianTime')} />
    </dl>
  )
}

function Figure({ label, value, note }: { label: string; value: string; note: ReactNode }) {
  return (
    <div className="flex flex-col gap-1 bg-surface p-4">
      <dt className="text-xs text-muted">{label}</dt>
      <dd className="text-xl font-strong tabular-nums">{value}</dd>
      <dd className="text-xs text-muted">{note}</dd>
    </div>
  )
}
