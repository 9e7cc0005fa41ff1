import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { newHistory, record, redo, undo } from '../../document/history.ts'
import { slideTemplates } from '../slide.ts'
import { countingIds, sampleDeck, testCatalog } from '../test/sample-deck.ts'
import { applyEdit, type DeckEdit } from './apply-edit.ts'
import { type DeckState, goToSlide } from './deck-state.ts'
import { copySlides } from './slides.ts'

/** Ids that mostly exist: the first slides, and those that editing adds. */
const slideId = fc.constantFrom('a', 'b', 'c', 'n1', 'n5', 'n9', 'nowhere')
const slideIds = fc.array(slideId, { maxLength: 4 })
const itemId = fc.constantFrom('a1', 'a2', 'b3', 'n2', 'n6')
const template = fc.constantFrom(...slideTemplates)
const path = fc.constantFrom('question', 'options', 'title', 'options.a1.text', '__proto__', '')
const text = fc.string({ maxLength: 8 })

const edits: fc.Arbitrary<DeckEdit> = fc.oneof(
  fc.record({ type: fc.constant('addSlide' as const), template }),
  fc.record({ type: fc.constant('duplicateSlides' as const), slideIds }),
  fc.record({ type: fc.constant('deleteSlides' as const), slideIds }),
  fc.record({ type: fc.constant('moveSlides' as const), slideIds, before: fc.option(slideId) }),
  fc.record({
    type: fc.constant('pasteSlides' as const),
    copied: slideIds.map((ids) => copySlides(sampleDeck('abc'), ids)),
  }),
  fc.record({ type: fc.constant('resetSlide' as const), slideId }),
  fc.record({ type: fc.constant('changeTemplate' as const), slideId, template }),
  fc.record({ type: fc.constant('setMinTime' as const), slideId: fc.option(slideId), seconds: fc.double() }),
  fc.record({ type: fc.constant('updateData' as const), slideId, path, value: text }),
  fc.record({
    type: fc.constant('addItem' as const),
    slideId,
    path,
    item: itemId.map((id) => ({ id, text: '' })),
    at: fc.integer(),
  }),
  fc.record({ type: fc.constant('removeItem' as const), slideId, path, itemId }),
  fc.record({ type: fc.constant('moveItem' as const), slideId, path, itemId, before: fc.option(itemId) }),
  fc.record({ type: fc.constant('rename' as const), name: text }),
  fc.record({
    type: fc.constant('setTranslation' as const),
    language: fc.constant('hi' as const),
    slideId: fc.option(slideId),
    path,
    text,
  }),
  fc.record({ type: fc.constant('clear' as const) }),
)
const acts = fc.array(fc.oneof(edits, fc.integer({ min: -2, max: 12 })), { maxLength: 40 })

function apply(state: DeckState, act: DeckEdit | number, newId: () => string): DeckState {
  if (typeof act === 'number') return goToSlide(state, act)
  const result = applyEdit(state, act, testCatalog, newId)
  return result.ok ? result.state : state
}

function expectSound({ content, current }: DeckState): void {
  const slides = content.contentHash
  expect(slides.map((slide) => slide.slideSeq)).toEqual(slides.map((_slide, at) => at))
  expect(new Set(slides.map((slide) => slide.slideId)).size).toBe(slides.length)
  expect(slides.length).toBeGreaterThan(0)
  expect(slides[current]).toBeDefined()
  for (const { data } of slides) {
    const items = Array.isArray(data.options) ? (data.options as { id: string }[]) : []
    expect(new Set(items.map((item) => item.id)).size).toBe(items.length)
  }
  const known = new Set(slides.map((slide) => slide.slideId))
  for (const translation of Object.values(content.translations)) {
    expect(Object.keys(translation.slides).filter((id) => !known.has(id))).toEqual([])
  }
}

it('any sequence of edits keeps the deck sound and changes nothing given', () => {
  fc.assert(
    fc.property(acts, (sequence) => {
      const newId = countingIds('n')
      let state: DeckState = { content: sampleDeck('abc'), current: 0 }
      for (const act of sequence) {
        const before = JSON.stringify(state)
        const next = apply(state, act, newId)
        expect(JSON.stringify(state)).toBe(before)
        expectSound(next)
        state = next
      }
    }),
    { numRuns: 300 },
  )
})

it('any sequence of edits can be undone to the start and redone to the end', () => {
  fc.assert(
    fc.property(acts, (sequence) => {
      const newId = countingIds('n')
      const start = newHistory<DeckState>({ content: sampleDeck('abc'), current: 0 })
      const end = sequence.reduce((history, act, at) => record(history, apply(history.present, act, newId), at), start)
      let history = end
      for (let step = 0; step < end.past.length; step++) history = undo(history)
      expect(history.present).toBe(start.present)
      expect(history.future).toHaveLength(end.past.length)
      for (let step = 0; step < end.past.length; step++) history = redo(history)
      expect(history.present).toBe(end.present)
    }),
    { numRuns: 200 },
  )
})
