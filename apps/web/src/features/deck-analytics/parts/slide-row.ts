import type { DeckFunnel, DeckItems, FunnelSlide } from '@deckle/contract/models/deck-figures.ts'

/** A slide of the funnel, with its figures as an item where it is right or wrong. */
export interface SlideRow extends FunnelSlide {
  /** From 1. */
  readonly place: number
  readonly item: DeckItems['items'][number] | null
}

export function slideRows({ slides }: DeckFunnel, { items }: Pick<DeckItems, 'items'>): readonly SlideRow[] {
  const bySlide = new Map(items.map((item) => [item.slideId, item]))
  return slides.map((slide) => ({ ...slide, place: slide.slideSeq + 1, item: bySlide.get(slide.slideId) ?? null }))
}

/** The slide that loses the largest share, of those that lose anybody. */
export function worstOf<Row extends Pick<FunnelSlide, 'droppedOff' | 'dropOffRate'>>(
  rows: readonly Row[],
): Row | undefined {
  return rows.reduce<Row | undefined>(
    (worst, row) => (row.droppedOff > 0 && (row.dropOffRate ?? 0) > (worst?.dropOffRate ?? -1) ? row : worst),
    undefined,
  )
}
