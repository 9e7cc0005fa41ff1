import type { DeckOverview } from '@deckle/contract/analytics.ts'
import { Figure, FigureGrid } from '../../../charts/figure-grid.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'

export function Figures({ overview }: { overview: DeckOverview }) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  const passRate =
    overview.passed !== null && overview.completions > 0 ? (overview.passed / overview.completions) * 100 : null
  return (
    <FigureGrid>
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
    </FigureGrid>
  )
}
