import type { DeckFunnel, DeckItems, DeckOverview } from '@deckle/contract/models/deck-figures.ts'
import { isCompletionDifferent } from '@deckle/core/report/findings/chance.ts'
import { FEWEST } from '@deckle/core/report/findings/finding.ts'

type Verdict = 'few' | 'same' | 'better' | 'worse'

/** How the newer version is completed beside the older one, where there are enough plays of each. */
export function verdictOf(
  older: Pick<DeckOverview, 'starts' | 'completions'>,
  newer: Pick<DeckOverview, 'starts' | 'completions'>,
): Verdict {
  if (older.starts < FEWEST || newer.starts < FEWEST) return 'few'
  if (!isCompletionDifferent(older, newer)) return 'same'
  return newer.completions / newer.starts > older.completions / older.starts ? 'better' : 'worse'
}

export interface VersionFigures {
  readonly overview: DeckOverview
  readonly funnel: DeckFunnel
  readonly items: DeckItems
}

interface SlideFigures {
  readonly place: number
  readonly dropOffRate: number | null
  readonly facility: number | null
  readonly medianSeconds: number | null
}

export interface ComparedSlide {
  readonly slideId: string
  /** As the newer version has it, else the older. */
  readonly heading: string
  /** Null where that version has no such slide. */
  readonly older: SlideFigures | null
  readonly newer: SlideFigures | null
}

/** Slides of both versions in the newer one's order; those that only the older one has come last. */
export function compareSlides(older: VersionFigures, newer: VersionFigures): readonly ComparedSlide[] {
  const [before, after] = [slidesIn(older), slidesIn(newer)]
  const headings = new Map([...older.funnel.slides, ...newer.funnel.slides].map((one) => [one.slideId, one.heading]))
  return [...new Set([...after.keys(), ...before.keys()])].map((slideId) => ({
    slideId,
    heading: headings.get(slideId) ?? '',
    older: before.get(slideId) ?? null,
    newer: after.get(slideId) ?? null,
  }))
}

function slidesIn({ funnel, items }: VersionFigures): ReadonlyMap<string, SlideFigures> {
  const facility = new Map(items.items.map((item) => [item.slideId, item.facility]))
  return new Map(
    funnel.slides.map(({ slideId, slideSeq, dropOffRate, medianSeconds }) => [
      slideId,
      { place: slideSeq + 1, dropOffRate, medianSeconds, facility: facility.get(slideId) ?? null },
    ]),
  )
}
