// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { type Editor, EditorContext } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { PropertiesTab } from './properties-tab.tsx'

prepareScreens('editor', 'deck', 'logic')

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
  await drawPart(
    <EditorContext.Provider value={{ store, canEdit: true, deck: {} as Deck } as unknown as Editor}>
      <PropertiesTab />
    </EditorContext.Provider>,
  )
  expect(screen.queryAllByText('Passing score').length > 0).toBe(asks)
})
