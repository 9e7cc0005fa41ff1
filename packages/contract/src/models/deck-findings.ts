import type { DeckFigures, GroupFigures } from '@deckle/core/report/findings/figures.ts'
import type { SourceRow } from '../analytics.ts'
import type { DeckFunnel, DeckItems, DeckOverview, DeviceRow, FunnelSlide } from './deck-figures.ts'

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

interface Given {
  readonly overview: DeckOverview
  readonly rows: readonly SlideRow[]
  readonly items: DeckItems
  readonly sources: readonly SourceRow[]
  readonly devices: readonly DeviceRow[]
  /** Letters of a slide's texts; null where they are unknown. */
  readonly charactersOf: (slideId: string) => number | null
}

/** What the server counts, as the rules of findings take it. */
export function deckFiguresOf({ overview, rows, items, sources, devices, charactersOf }: Given): DeckFigures {
  return {
    period: overview,
    before: overview.before,
    slides: rows.map(({ slideId, place, reached, droppedOff, quickShare, medianSeconds, item }) => ({
      slideId,
      place,
      reached,
      left: droppedOff,
      quickShare,
      characters: charactersOf(slideId),
      medianSeconds,
      item,
      options: item?.options ?? [],
    })),
    sources: bySource(sources),
    devices: devices.map(({ device, starts, completions }) => ({ name: device, starts, completions })),
    alpha: items.alpha,
  }
}

/** Links of one source may differ in medium and campaign. */
function bySource(rows: readonly SourceRow[]): readonly GroupFigures[] {
  const sums = new Map<string, { starts: number; completions: number }>()
  for (const { source, starts, completions } of rows) {
    const sum = sums.get(source) ?? { starts: 0, completions: 0 }
    sums.set(source, { starts: sum.starts + starts, completions: sum.completions + completions })
  }
  return [...sums].map(([name, sum]) => ({ name, ...sum }))
}
