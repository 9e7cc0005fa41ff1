import fc from 'fast-check'
import type { CourseEdit } from '../edit.ts'

const topic = fc.constantFrom('A', 'B', 'C', 'D', 'E')
const deck = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h')
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const some = (one: fc.Arbitrary<string>) => fc.uniqueArray(one, { minLength: 1, maxLength: 3 })

/** Of few ids, so that edits meet. */
export const anyCourseEdit: fc.Arbitrary<CourseEdit> = fc.oneof(
  fc.record({
    type: fc.constant('setProperties' as const),
    patch: fc.record({ title: fc.constantFrom('Tea', 'Cocoa'), due_days: maybe(fc.constantFrom(7, 14)) }),
  }),
  fc.record({ type: fc.constant('addTopic' as const), id: topic, title: fc.constant('New'), before: maybe(topic) }),
  fc.record({
    type: fc.constant('updateTopic' as const),
    id: topic,
    patch: fc.record({ title: fc.constantFrom('One', 'Two'), required: fc.boolean() }),
  }),
  fc.record({ type: fc.constant('removeTopics' as const), ids: some(topic) }),
  fc.record({ type: fc.constant('moveTopics' as const), ids: some(topic), before: maybe(topic) }),
  fc.record({
    type: fc.constant('addDecks' as const),
    topicId: topic,
    before: maybe(deck),
    decks: some(deck).map((ids) => ids.map((id) => ({ id, version_id: null }))),
  }),
  fc.record({
    type: fc.constant('updateDeck' as const),
    id: deck,
    patch: fc.record({ required: fc.boolean(), version_id: fc.constantFrom('v1', 'v2') }),
  }),
  fc.record({ type: fc.constant('removeDecks' as const), ids: some(deck) }),
  fc.record({ type: fc.constant('moveDecks' as const), ids: some(deck), topicId: topic, before: maybe(deck) }),
)
