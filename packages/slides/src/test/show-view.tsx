import { render } from '@testing-library/react'
import { vi } from 'vitest'
import type { ReactElement } from 'react'
import type { Answer, SlideData } from '@deckle/core/deck/slide.ts'
import { defaultData } from '../catalog.ts'
import type { SlideType } from '../definitions.ts'
import { englishScaleWords } from '../parts/answers/rating-scales.ts'
import { views } from '../players.ts'
import { redactSlide } from '../scoring.ts'
import type { PlayerWords, SlideViewProps } from '../view.ts'

/** Every text is its own key, except those of the scales. */
export const ownNames = new Proxy(englishScaleWords as unknown as PlayerWords, {
  get: (own, name) => (own as unknown as Record<string, string>)[name as string] ?? String(name),
})

/** `i1`, `i2` … */
export function itemIds(): () => string {
  let n = 0
  return () => `i${(n += 1)}`
}

/** Renders a slide of the type with some defaults changed; its view must be loaded (`preloadViews`). */
export function showView(
  type: SlideType,
  change: SlideData = {},
  props: Partial<SlideViewProps<SlideData>> = {},
  around: (view: ReactElement) => ReactElement = (view) => view,
) {
  const View = views[type]
  if (!View) throw new Error(`No view of ${type}`)
  const onAnswer = vi.fn<(answer: Answer) => void>()
  const data = redactSlide(type, { ...defaultData(type, itemIds()), ...change })
  const drawn = (more: Partial<SlideViewProps<SlideData>> = {}) =>
    around(
      <View
        slideId="s"
        data={data}
        answer={null}
        verdict={null}
        locked={false}
        onAnswer={onAnswer}
        words={ownNames}
        imageUrl={(id, width) => `/media/${id}/${width}.webp`}
        fileUrl={(id) => `/media/${id}/file`}
        {...props}
        {...more}
      />,
    )
  const shown = render(drawn())
  return {
    onAnswer,
    container: shown.container,
    /** Renders it again with other props: an answer, its verdict. */
    again: (more: Partial<SlideViewProps<SlideData>>) => shown.rerender(drawn(more)),
  }
}
