import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SlideRow } from '@deckle/contract/models/deck-findings.ts'
import type { FunnelSlide } from '@deckle/contract/models/deck-figures.ts'

/** Where most leave, in one sentence. */
export function useSlideFinding(rows: readonly Omit<SlideRow, 'item'>[]): string {
  const t = useWords('analytics')
  const { percent } = useFigureFormat()
  const worst = worstOf(rows)
  return worst
    ? t('funnel.finding', { slide: worst.place, share: percent(worst.dropOffRate), count: worst.droppedOff })
    : t('funnel.nobodyLeft')
}

/** The slide that loses the largest share, of those that lose anybody. */
function worstOf<Row extends Pick<FunnelSlide, 'droppedOff' | 'dropOffRate'>>(rows: readonly Row[]): Row | undefined {
  return rows.reduce<Row | undefined>(
    (worst, row) => (row.droppedOff > 0 && (row.dropOffRate ?? 0) > (worst?.dropOffRate ?? -1) ? row : worst),
    undefined,
  )
}
