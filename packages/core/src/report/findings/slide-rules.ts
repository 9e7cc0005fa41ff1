import { quantile } from '../../statistics/quantile.ts'
import type { DeckFigures, SlideFigures } from './figures.ts'
import {
  FEWEST,
  type Finding,
  type FindingCode,
  isBeyondChance,
  type Rule,
  shareOf,
  standardErrorOfShare,
} from './finding.ts'

/** Per cent of those who reached a slide and left there. */
const LOSS = { attention: 10, bad: 25 } as const
/** Per cent of leavers who were on the slide for less than three seconds. */
const QUICK = 50
/** Seconds, and how many times the median of the deck's slides. */
const SLOW = { seconds: 30, times: 2.5 } as const

export const slideRules: readonly Rule[] = [losing, slow]

/** Slides that lose many, and what may be the cause: text longer than any other slide's, or nobody looks at them. */
function losing({ slides }: DeckFigures): readonly Finding[] {
  return slides
    .filter(({ reached, left }) => {
      const share = shareOf(left, reached)
      if (reached < FEWEST || share < LOSS.attention) return false
      return isBeyondChance(share, LOSS.attention, standardErrorOfShare(share, reached))
    })
    .map((slide) => {
      const share = shareOf(slide.left, slide.reached)
      const quick = slide.quickShare ?? 0
      return {
        code: causeOf(isLongest(slide, slides), quick >= QUICK),
        severity: share >= LOSS.bad ? 'bad' : 'attention',
        slideId: slide.slideId,
        values: { slide: slide.place, share, count: slide.left, quick },
        weight: slide.left,
      } as const
    })
}

function causeOf(isLong: boolean, isQuick: boolean): FindingCode {
  if (isLong) return isQuick ? 'losesLongQuickly' : 'losesLong'
  return isQuick ? 'losesQuickly' : 'loses'
}

function isLongest(slide: SlideFigures, slides: readonly SlideFigures[]): boolean {
  const { characters } = slide
  if (characters === null || characters === 0 || slides.length < 2) return false
  return slides.every((other) => other === slide || (other.characters ?? 0) < characters)
}

/** Slides that take far longer than most. */
function slow({ slides }: DeckFigures): readonly Finding[] {
  const timed = slides.filter(({ reached, medianSeconds }) => reached >= FEWEST && medianSeconds !== null)
  const usual = quantile(
    timed.map(({ medianSeconds }) => medianSeconds as number),
    0.5,
  )
  if (usual === null || timed.length < 3) return []
  const limit = Math.max(SLOW.seconds, usual * SLOW.times)
  return timed
    .filter(({ medianSeconds }) => (medianSeconds as number) >= limit)
    .map(({ slideId, place, reached, medianSeconds }) => ({
      code: 'slow',
      severity: 'attention',
      slideId,
      values: { slide: place, seconds: medianSeconds as number, usual },
      weight: reached / 10,
    }))
}
