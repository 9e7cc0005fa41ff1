import { isSameContent } from '@deckle/core/deck/diff.ts'
import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import { definitionOf, isSlideType } from '@deckle/slides/catalog.ts'
import { defaultsOf } from '@deckle/slides/fields/defaults.ts'

/** Nothing was changed since it was made: nothing is lost. */
export function isUntouched(slide: { readonly template: SlideTemplate; readonly data: object }): boolean {
  if (!isSlideType(slide.template)) return false
  let count = 0
  const fresh = defaultsOf(definitionOf(slide.template).fields, () => `n${(count += 1)}`)
  const bare = (value: unknown): unknown =>
    JSON.parse(
      JSON.stringify(value, (key, one: unknown) =>
        key === 'id' && typeof one === 'string' && one.length !== 0 ? '·' : one,
      ),
    )
  return isSameContent(bare(fresh) as never, bare(slide.data) as never)
}
