// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { prepareScreens } from '../../../../test/draw-part.tsx'
import { type Editor, EditorContext, useEditorState } from '../../editor-context.ts'
import { createEditorStore, slideCatalog } from '../../state/editor-store.ts'
import { SlideRow } from './slide-row.tsx'

function Rows() {
  const { contentHash, ...look } = useEditorState((state) => state.history.present.content)
  return contentHash.map((slide, index) => (
    <SlideRow key={slide.slideId} slide={slide} index={index} look={look} readerType="story" isSelected={false} />
  ))
}

prepareScreens('editor')

it('shows the problems of a new slide only after it was left', () => {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const store = createEditorStore(
    createDeck({ readerType: 'story', language: 'en', catalog: slideCatalog, newId }),
    () => 0,
    newId,
  )
  render(
    <EditorContext.Provider value={{ store, canEdit: true, deck: {} as Deck } as unknown as Editor}>
      <Rows />
    </EditorContext.Provider>,
  )
  const marks = () => screen.queryAllByRole('img', { name: /missing/ }).length
  act(() => void store.edit({ type: 'addSlide', template: 'image_story' }))
  expect(marks()).toBe(0)
  act(() => store.goTo(0))
  expect(marks()).toBe(1)
  act(() => void store.edit({ type: 'addSlide', template: 'video_story' }))
  expect(marks()).toBe(1)
  act(() => store.endFresh())
  expect(marks()).toBe(2)
})
