import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { type Editor, EditorContext } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { FieldForm } from './field-form.tsx'

prepareScreens('editor')

async function draw() {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const content = createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Quiz' })
  const store = createEditorStore(content, () => 0, newId)
  const editor = { store, canEdit: true, deck: {} as Deck } as unknown as Editor
  await drawPart(
    <EditorContext.Provider value={editor}>
      <FieldForm />
    </EditorContext.Provider>,
  )
}

const box = (value: string) => screen.getByDisplayValue<HTMLTextAreaElement>(value)
const selected = (value: string) => {
  const { selectionStart, selectionEnd } = box(value)
  return value.slice(selectionStart, selectionEnd)
}

it('selects a placeholder on the first focus, so that typing replaces it, and no text of one’s own', async () => {
  await draw()
  fireEvent.mouseDown(box('Option 1'), { button: 0 })
  expect(document.activeElement).toBe(box('Option 1'))
  expect(selected('Option 1')).toBe('Option 1')
  fireEvent.change(box('Option 1'), { target: { value: 'Ethiopia' } })
  box('Which one is right?').focus()
  expect(selected('Which one is right?')).toBe('Which one is right?')
  box('Ethiopia').setSelectionRange(8, 8)
  expect(fireEvent.mouseDown(box('Ethiopia'), { button: 0 })).toBe(true)
  box('Ethiopia').focus()
  expect(selected('Ethiopia')).toBe('')
})
