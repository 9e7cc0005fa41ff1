import type { DeckOverview, PeriodFigures } from '@deckle/contract/models/deck-figures.ts'
import type { ReactNode } from 'react'
import { isCompletionDifferent, isScoreDifferent } from '@deckle/core/report/findings/chance.ts'
import { Figure, FigureGrid } from '../../../charts/figure-grid.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { Change, type Comparison } from './change.tsx'

/** Completed attempts have no score. Without completed attempts it is unknown whether the deck gives one. */
export const isUnscored = ({ completions, meanPercentage }: DeckOverview): boolean =>
  completions > 0 && meanPercentage === null

/** People, completion, score and time, with their change against the period before. */
export function Figures({ overview }: { readonly overview: DeckOverview }) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  const { before } = overview
  const note = (
    text: string,
    of: (one: PeriodFigures) => number | null,
    as: Comparison,
    isDifferent: (before: PeriodFigures) => boolean = () => true,
  ): ReactNode => (
    <>
      {text}
      <Change
        now={of(overview)}
        before={before && of(before)}
        as={as}
        isChance={before !== null && !isDifferent(before)}
      />
    </>
  )
  const { passed, completions, meanPercentage: mean } = overview
  const score =
    mean === null
      ? t(isUnscored(overview) ? 'figures.unscored' : 'figures.uncompleted')
      : passed !== null && completions > 0
        ? t('figures.passed', { rate: percent((passed / completions) * 100) })
        : t('figures.median', { value: percent(overview.medianPercentage) })
  return (
    <FigureGrid>
      <Figure
        label={t('people')}
        value={number(overview.starts)}
        note={note(t('figures.views', { views: overview.views }), ({ starts }) => starts, 'count')}
      />
      <Figure
        label={t('completion')}
        value={percent(overview.completionRate)}
        note={note(
          t('figures.completed', { count: completions }),
          (one) => one.completionRate,
          'points',
          (one) => isCompletionDifferent(overview, one),
        )}
      />
      <Figure
        label={t('score')}
        value={percent(overview.meanPercentage)}
        note={note(
          score,
          ({ meanPercentage }) => meanPercentage,
          'points',
          (one) => isScoreDifferent(overview, one),
        )}
      />
      <Figure
        label={t('time')}
        value={duration(overview.medianSeconds)}
        note={t('figures.left', { count: overview.abandons })}
      />
    </FigureGrid>
  )
}
