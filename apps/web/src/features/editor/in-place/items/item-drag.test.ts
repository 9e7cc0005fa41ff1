import { applyEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { expect, it } from 'vitest'
import { slideCatalog } from '../../state/editor-store.ts'
import { moveEdit } from './item-drag.ts'
import { itemsOf } from './item-edits.ts'

let count = 0
const deck = createDeck({
  readerType: 'quiz',
  language: 'en',
  catalog: slideCatalog,
  newId: () => `i${(count += 1)}`,
  name: 'Quiz',
})
const slide = deck.contentHash[0]!
const ids = itemsOf(slide, 'options').map(({ id }) => id)
const letters = (order: readonly string[]) => order.map((id) => 'abc'[ids.indexOf(id)]).join('')

it.each([
  ['a', 'b', false, 'abc'],
  ['a', 'b', true, 'bac'],
  ['a', 'c', false, 'bac'],
  ['a', 'c', true, 'bca'],
  ['c', 'a', false, 'cab'],
  ['c', 'a', true, 'acb'],
  ['b', 'b', false, 'abc'],
  ['b', 'b', true, 'abc'],
  ['c', 'b', true, 'abc'],
])('%s dropped on %s (farther half: %s) makes %s', (dragged, over, after, expected) => {
  const id = (letter: string) => ids['abc'.indexOf(letter)]!
  const edit = moveEdit(slide, { list: 'options', itemId: id(dragged) }, id(over), after)
  const result = edit && applyEdit({ content: deck, current: 0 }, edit, slideCatalog, () => 'new')
  const moved = result?.ok ? result.state.content.contentHash[0]! : slide
  expect(letters(itemsOf(moved, 'options').map((item) => item.id))).toBe(expected)
})
