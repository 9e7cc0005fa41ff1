import { lowContrastPairs } from '@deckle/core/deck/contrast.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { SlideProblem } from '@deckle/slides/definition.ts'
import { isSlideType, problemsOf } from '@deckle/slides/catalog.ts'

/** Something to look at before publishing, and where it is. */
export type CheckItem =
  | {
      readonly code: SlideProblem['code'] | 'not_built'
      readonly severity: 'error' | 'warning'
      readonly slideId: string
      readonly slide: number
      readonly path: string
    }
  | {
      readonly code: 'low_contrast' | 'no_name'
      readonly severity: 'error' | 'warning'
      readonly slideId: null
      readonly count: number
    }

/** What stands in the way of publishing (errors), and what could be better (warnings), in the order of play. */
export function checkList(content: DeckContent): readonly CheckItem[] {
  const slides = content.contentHash.flatMap((slide): CheckItem[] => {
    const place = { slideId: slide.slideId, slide: slide.slideSeq + 1 }
    if (!isSlideType(slide.template)) return [{ code: 'not_built', severity: 'error', path: '', ...place }]
    return problemsOf(slide, content.readerType).map(({ code, severity, path }) => ({ code, severity, path, ...place }))
  })
  const contrast = lowContrastPairs(content.colors).filter((pair) => pair.needed === 4.5).length
  return [
    ...(content.name.trim() === '' ? [{ code: 'no_name', severity: 'error', slideId: null, count: 1 } as const] : []),
    ...slides,
    ...(contrast > 0 ? [{ code: 'low_contrast', severity: 'warning', slideId: null, count: contrast } as const] : []),
  ]
}
