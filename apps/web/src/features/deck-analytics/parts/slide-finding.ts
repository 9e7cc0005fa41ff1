import { isBeyondChance, shareOf, standardErrorOfShare } from '@deckle/core/report/findings/finding.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SlideRow } from '@deckle/contract/models/deck-findings.ts'
import type { FunnelSlide } from '@deckle/contract/models/deck-figures.ts'

type Row = Pick<FunnelSlide, 'reached' | 'droppedOff' | 'dropOffRate'>

/** Where most leave, in one sentence; no slide where the difference from the others may be chance. */
export function useSlideFinding(rows: readonly Omit<SlideRow, 'item'>[]): string {
  const t = useWords('analytics')
  const { percent } = useFigureFormat()
  const worst = worstOf(rows)
  if (!worst) return t('funnel.nobodyLeft')
  return standsOut(worst, rows)
    ? t('funnel.finding', { slide: worst.place, share: percent(worst.dropOffRate), count: worst.droppedOff })
    : t('funnel.even', { count: sumOf(rows, 'droppedOff') })
}

/** Whether a slide loses more than the others do together, beyond chance. */
export function standsOut<Slide extends Row>(slide: Slide, rows: readonly Slide[]): boolean {
  const others = rows.filter((row) => row !== slide)
  const [left, reached] = [sumOf(others, 'droppedOff'), sumOf(others, 'reached')]
  const share = shareOf(left + slide.droppedOff, reached + slide.reached)
  return (
    others.length === 0 ||
    isBeyondChance(
      shareOf(slide.droppedOff, slide.reached),
      shareOf(left, reached),
      standardErrorOfShare(share, slide.reached),
    )
  )
}

const sumOf = (rows: readonly Row[], of: 'reached' | 'droppedOff'): number =>
  rows.reduce((sum, row) => sum + row[of], 0)

/** The slide that loses the largest share, of those that lose anybody. */
function worstOf<Slide extends Row>(rows: readonly Slide[]): Slide | undefined {
  return rows.reduce<Slide | undefined>(
    (worst, row) => (row.droppedOff > 0 && (row.dropOffRate ?? 0) > (worst?.dropOffRate ?? -1) ? row : worst),
    undefined,
  )
}
