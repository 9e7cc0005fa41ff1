import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { type SlideRow, worstOf } from './slide-row.ts'

/** Where most leave, in one sentence. */
export function useSlideFinding(rows: readonly Omit<SlideRow, 'item'>[]): string {
  const t = useWords('analytics')
  const { percent } = useFigureFormat()
  const worst = worstOf(rows)
  return worst
    ? t('funnel.finding', { slide: worst.place, share: percent(worst.dropOffRate), count: worst.droppedOff })
    : t('funnel.nobodyLeft')
}
