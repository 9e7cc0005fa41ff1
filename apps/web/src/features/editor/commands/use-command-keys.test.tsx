// @vitest-environment happy-dom
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Editor } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { useCommandKeys } from './use-command-keys.ts'

function open() {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const store = createEditorStore(
    createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId }),
    () => 0,
    newId,
  )
  const openPreview = vi.fn<() => void>()
  const onPress = vi.fn<() => void>()
  const editor = { store, canEdit: true, openPreview } as unknown as Editor
  function Screen() {
    useCommandKeys(editor, true)
    return (
      <>
        <Button onPress={onPress}>Add slide</Button>
        <button type="button" onClick={onPress}>
          Plain
        </button>
        <a href="#elsewhere" onClick={onPress}>
          Link
        </a>
        <div role="option" aria-selected tabIndex={0}>
          Slide
        </div>
        <textarea aria-label="Question" />
        <input aria-label="Tag" onKeyDown={(event) => event.preventDefault()} />
        <div role="dialog" aria-label="Share">
          <Button onPress={onPress}>Invite</Button>
        </div>
      </>
    )
  }
  render(<Screen />)
  return { openPreview, onPress }
}

afterEach(cleanup)

describe('Ctrl Enter', () => {
  it.each(['Add slide', 'Plain', 'Link', 'Slide'])(
    'opens the preview with the focus on %s, and presses nothing',
    async (name) => {
      const { openPreview, onPress } = open()
      screen.getByText(name).focus()
      await userEvent.keyboard('{Control>}{Enter}{/Control}')
      expect(openPreview).toHaveBeenCalledTimes(1)
      expect(onPress).not.toHaveBeenCalled()
    },
  )
  it('opens the preview from a text field and without a focus', async () => {
    const { openPreview } = open()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    screen.getByRole('textbox', { name: 'Question' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(openPreview).toHaveBeenCalledTimes(2)
  })
  it('is left to fields that handle it, and to dialogs', async () => {
    const { openPreview, onPress } = open()
    screen.getByRole('textbox', { name: 'Tag' }).focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    screen.getByText('Invite').focus()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(openPreview).not.toHaveBeenCalled()
    expect(onPress).toHaveBeenCalledTimes(1)
  })
})

it('Enter alone presses the button', async () => {
  const { openPreview, onPress } = open()
  screen.getByText('Add slide').focus()
  await userEvent.keyboard('{Enter}')
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(openPreview).not.toHaveBeenCalled()
})
