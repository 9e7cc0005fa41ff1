// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { loadWords } from '../../../words/catalogues.ts'
import { type Editor, EditorContext } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { PropertiesTab } from './properties-tab.tsx'

beforeAll(async () => {
  await Promise.all((['editor', 'deck', 'logic'] as const).map((room) => loadWords('en', room)))
})
afterEach(cleanup)

it.each([
  ['quiz', true],
  ['assessment', true],
  ['audit', true],
  ['profiler', false],
  ['recommendation', false],
  ['game', false],
] as const)('shows the passing score for a %s: %s', async (type, asks) => {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const store = createEditorStore(
    createDeck({ readerType: type, language: 'en', catalog: slideCatalog, newId, name: 'Deck' }),
    () => 0,
    newId,
  )
  await act(async () => {
    render(
      <EditorContext.Provider value={{ store, canEdit: true, deck: {} as Deck } as unknown as Editor}>
        <PropertiesTab />
      </EditorContext.Provider>,
    )
  })
  expect(screen.queryAllByText('Passing score').length > 0).toBe(asks)
})
