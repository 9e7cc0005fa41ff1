import type { Play } from '@deckle/contract/plays.ts'

/** A view of a slide on the path. */
export interface Step {
  /** From 1; null for a slide that the version lacks. */
  readonly place: number | null
  readonly heading: string
  /** Since the first view, by the player's clock. */
  readonly at: number
  /** How long the slide was visible; null where unknown. */
  readonly seconds: number | null
  /** What the person did there, in order: `answer`, `back`, `jump`, … */
  readonly acts: readonly string[]
}

/** The slides in the order in which they were seen, each time with what was done there. */
export function stepsOf({ path, slides, answers }: Pick<Play, 'path' | 'slides' | 'answers'>): readonly Step[] {
  const bySlide = new Map(slides.map((slide) => [slide.slideId, slide]))
  const views = path.flatMap((event, index) => (event.event === 'slide_view' ? [{ ...event, index }] : []))
  const begun = Date.parse(views[0]?.at ?? '')
  const reported = new Set(
    path.flatMap(({ event, slideId }) => (event === 'answer' && slideId !== null ? [slideId] : [])),
  )
  const unreported = answers.map(({ slideId }) => slideId).filter((slideId) => !reported.has(slideId))
  const isLastView = (slideId: string, nth: number) => !views.slice(nth + 1).some((view) => view.slideId === slideId)
  return views.map(({ slideId, at, seconds, index }, nth) => {
    const slide = slideId === null ? undefined : bySlide.get(slideId)
    const until = views[nth + 1]?.index ?? path.length
    return {
      place: slide ? slide.slideSeq + 1 : null,
      heading: slide?.heading ?? '',
      at: Math.max(0, Date.parse(at) - begun) / 1000,
      seconds,
      acts: [
        ...path.slice(index + 1, until).map(({ event }) => event),
        ...(slideId !== null && unreported.includes(slideId) && isLastView(slideId, nth) ? ['answer'] : []),
      ],
    }
  })
}
