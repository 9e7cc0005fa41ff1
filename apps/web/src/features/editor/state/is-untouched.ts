import { isSameContent } from '@deckle/core/deck/changes/diff.ts'
import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { definitionOf, isSlideType } from '@deckle/slides/catalog.ts'
import { defaultsOf } from '@deckle/slides/fields/defaults.ts'

/** The slide still has its initial content, so replacing it loses nothing. */
export function isUntouched(slide: { readonly template: SlideTemplate; readonly data: object }): boolean {
  if (!isSlideType(slide.template)) return false
  let count = 0
  const { fields, presets = [] } = definitionOf(slide.template)
  const fresh = defaultsOf(fields, () => `n${(count += 1)}`)
  const withoutIds = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, one: unknown) =>
        key === 'id' && typeof one === 'string' && one.length !== 0 ? '·' : one,
      ),
    )
  const own = withoutIds(slide.data) as never
  const starts = [fresh, ...presets.map(({ question }) => ({ ...fresh, question }))]
  return starts.some((start) => isSameContent(withoutIds(start) as never, own))
}
