import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DeckContent } from '../deck.ts'
import { changesBetween, hasChanges, isSameContent } from './diff.ts'
import type { DeckEdit } from '../edit/apply-edit.ts'
import { mergeDecks } from './merge.ts'
import { slideTemplates } from '../slide.ts'
import { edited } from '../test/merge-after.ts'
import { sampleDeck } from '../test/sample-deck.ts'

const base: DeckContent = {
  ...sampleDeck('abcd'),
  translations: { hi: { name: 'न', texts: {}, slides: { a: { question: 'क' }, d: { question: 'घ' } } } },
}
const slideId = fc.constantFrom('a', 'b', 'c', 'd')
const itemId = slideId.chain((id) => fc.constantFrom(`${id}1`, `${id}2`, `${id}3`))
const text = fc.constantFrom('', 'x', 'y', 'z')

const edits: fc.Arbitrary<DeckEdit[]> = fc.array(
  fc.oneof(
    fc.constant<DeckEdit>({ type: 'addSlide', template: 'title' }),
    fc.record({ type: fc.constant('changeTemplate' as const), slideId, template: fc.constantFrom(...slideTemplates) }),
    fc.record({ type: fc.constant('deleteSlides' as const), slideIds: fc.array(slideId, { maxLength: 3 }) }),
    fc.record({ type: fc.constant('duplicateSlides' as const), slideIds: fc.array(slideId, { maxLength: 2 }) }),
    fc.record({
      type: fc.constant('moveSlides' as const),
      slideIds: fc.array(slideId, { maxLength: 2 }),
      before: fc.option(slideId),
    }),
    fc.record({
      type: fc.constant('updateData' as const),
      slideId,
      path: fc.constantFrom('question', 'options.a1.text', 'options.b2.text', 'image.alt'),
      value: text,
    }),
    fc.record({
      type: fc.constant('addItem' as const),
      slideId,
      path: fc.constant('options'),
      item: text.map((value) => ({ id: 'a1', text: value })),
    }),
    fc.record({ type: fc.constant('removeItem' as const), slideId, path: fc.constant('options'), itemId }),
    fc.record({
      type: fc.constant('moveItem' as const),
      slideId,
      path: fc.constant('options'),
      itemId,
      before: fc.option(itemId),
    }),
    fc.record({
      type: fc.constant('setTranslation' as const),
      language: fc.constantFrom('hi' as const, 'ta' as const),
      slideId,
      path: fc.constant('question'),
      text,
    }),
    fc.record({ type: fc.constant('rename' as const), name: text }),
    fc.record({ type: fc.constant('addImage' as const), mediaId: text }),
  ),
  { maxLength: 8 },
)
const side = (prefix: string) => edits.map((list) => edited(base, list, prefix))
const ids = (content: DeckContent) => content.contentHash.map((slide) => slide.slideId)

it('with one side unchanged the merge is the other side', () => {
  fc.assert(
    fc.property(side('m'), (x) => {
      expect(mergeDecks(base, x, base)).toEqual({ merged: x, conflicts: [] })
      expect(mergeDecks(base, base, x)).toEqual({ merged: x, conflicts: [] })
      expect(mergeDecks(base, x, x)).toEqual({ merged: x, conflicts: [] })
    }),
  )
})

it('whatever both did, the merge is sound and nothing is lost unsaid', () => {
  fc.assert(
    fc.property(side('m'), side('t'), (mine, theirs) => {
      const { merged, conflicts } = mergeDecks(base, mine, theirs)
      const [all, mineIds, theirIds] = [ids(merged), ids(mine), ids(theirs)]
      expect(merged.contentHash.map((slide) => slide.slideSeq)).toEqual(all.map((_id, at) => at))
      expect(new Set(all).size).toBe(all.length)
      expect(all.length).toBeGreaterThan(0)
      // The merge has every new slide, and every slide that both sides kept.
      const wanted = [...mineIds, ...theirIds].filter(
        (id) => !ids(base).includes(id) || (mineIds.includes(id) && theirIds.includes(id)),
      )
      expect(wanted.filter((id) => !all.includes(id))).toEqual([])
      for (const slide of merged.contentHash) {
        const [was, my, their] = [base, mine, theirs].map((content) =>
          content.contentHash.find((one) => one.slideId === slide.slideId),
        )
        const reported = conflicts.some((one) => one.slideId === slide.slideId)
        if (!was || !my || !their || reported) continue
        // A field of a slide is the one that a side changed: theirs where mine is unchanged.
        for (const key of ['template', 'minTime', 'voiceover'] as const)
          expect(slide[key]).toEqual(my[key] === was[key] ? their[key] : my[key])
        if (my.template === was.template && their.template === was.template) {
          expect(slide.data.question).toEqual(
            my.data.question === was.data.question ? their.data.question : my.data.question,
          )
        }
      }
      const known = new Set(all)
      for (const translation of Object.values(merged.translations))
        expect(Object.keys(translation.slides).filter((id) => !known.has(id))).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

it('merging a second time adds nothing', () => {
  fc.assert(
    fc.property(side('m'), side('t'), (mine, theirs) => {
      const { merged } = mergeDecks(base, mine, theirs)
      expect(mergeDecks(theirs, merged, theirs).merged).toEqual(merged)
    }),
  )
})

it('changes are told exactly where contents differ', () => {
  fc.assert(
    fc.property(side('m'), side('t'), (a, b) => {
      const changes = changesBetween(a, b)
      const { slides } = changes
      expect(hasChanges(changes)).toBe(!isSameContent(a, b))
      expect(slides.filter((one) => one.kind === 'added').map((one) => one.slideId)).toEqual(
        ids(b).filter((id) => !ids(a).includes(id)),
      )
      expect(slides.filter((one) => one.kind === 'removed').map((one) => one.slideId)).toEqual(
        ids(a).filter((id) => !ids(b).includes(id)),
      )
    }),
    { numRuns: 500 },
  )
})
