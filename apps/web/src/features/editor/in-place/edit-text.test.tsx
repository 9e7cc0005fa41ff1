// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { type Editor, EditorContext, useCurrentSlide } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { EditText } from './edit-text.tsx'
import { itemsOf } from './items/item-edits.ts'
import { ItemTools, ListEnd } from './items/item-tools.tsx'

/** The texts of a slide without the stage's styles. */
function Texts() {
  const slide = useCurrentSlide()
  const text = (path: string, value: unknown) => (
    <EditText
      key={path}
      slideId={slide.slideId}
      template={slide.template}
      path={path}
      text={String(value)}
      multiline={false}
    />
  )
  return (
    <div data-stage>
      {text('question', slide.data['question'])}
      {itemsOf(slide, 'options').map((item) => (
        <div key={item.id}>
          {text(`options.${item.id}.text`, item['text'])}
          <ItemTools slideId={slide.slideId} list="options" itemId={item.id} />
        </div>
      ))}
      <ListEnd slideId={slide.slideId} list="options" />
    </div>
  )
}

function setup(canEdit = true) {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const store = createEditorStore(
    createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Quiz' }),
    () => 0,
    newId,
  )
  const editor = { store, canEdit, deck: {} as Deck } as unknown as Editor
  render(
    <EditorContext.Provider value={editor}>
      <Texts />
    </EditorContext.Provider>,
  )
  const slide = () => store.getState().history.present.content.contentHash[0]!
  return { store, slide, options: () => itemsOf(slide(), 'options').map((item) => item['text']) }
}

const box = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })

prepareScreens('editor')

describe('a text edited in place', () => {
  it('goes into the deck as it is typed, never over its maximum', () => {
    const { slide } = setup()
    fireEvent.change(box('Question'), { target: { value: 'राजधानी क्या है?' } })
    expect(slide().data['question']).toBe('राजधानी क्या है?')
    fireEvent.change(box('Question'), { target: { value: 'x'.repeat(250) } })
    expect(slide().data['question']).toHaveLength(200)
  })
  it('takes no markup: what is typed is text', () => {
    const { slide } = setup()
    fireEvent.change(box('Question'), { target: { value: '<img src=x onerror=alert(1)>' } })
    expect(slide().data['question']).toBe('<img src=x onerror=alert(1)>')
    expect(document.querySelector('img')).toBeNull()
  })
  it('selects a placeholder on the first focus, so that typing replaces it, and no text of one’s own', () => {
    setup()
    const selected = (name: string) => box(name).value.slice(box(name).selectionStart, box(name).selectionEnd)
    fireEvent.mouseDown(box('Options 1: Text'), { button: 0 })
    expect(document.activeElement).toBe(box('Options 1: Text'))
    expect(selected('Options 1: Text')).toBe('Option 1')
    act(() => box('Question').focus())
    expect(selected('Question')).toBe('Which one is right?')
    fireEvent.change(box('Options 1: Text'), { target: { value: 'Ethiopia' } })
    box('Options 1: Text').setSelectionRange(8, 8)
    act(() => box('Options 1: Text').focus())
    expect(selected('Options 1: Text')).toBe('')
    expect(fireEvent.mouseDown(box('Options 1: Text'), { button: 0 })).toBe(true)
  })
  it('goes by Enter to the next option that waits for its text, and adds one only after the last', async () => {
    const { options } = setup()
    const enter = (name: string, init = {}) => fireEvent.keyDown(box(name), { key: 'Enter', ...init })
    const hasFocus = (name: string) => waitFor(() => expect(document.activeElement).toBe(box(name)))
    fireEvent.change(box('Options 2: Text'), { target: { value: 'Brazil' } })
    enter('Options 1: Text')
    await hasFocus('Options 3: Text')
    enter('Options 3: Text', { isComposing: true })
    expect(options()).toHaveLength(3)
    fireEvent.change(box('Options 3: Text'), { target: { value: 'Vietnam' } })
    enter('Options 2: Text')
    await hasFocus('Options 3: Text')
    expect(options()).toHaveLength(3)
    enter('Options 3: Text')
    await hasFocus('Options 4: Text')
    expect(options()).toEqual(['Option 1', 'Brazil', 'Vietnam', ''])
    expect(box('Options 4: Text').placeholder).toBe('Option 4')
  })
  it('takes an emptied option away by Backspace, down to the least number', () => {
    const { options } = setup()
    for (let at = 0; at < 3; at += 1) {
      const first = box('Options 1: Text')
      fireEvent.change(first, { target: { value: '' } })
      fireEvent.keyDown(box('Options 1: Text'), { key: 'Backspace' })
    }
    expect(options()).toHaveLength(2)
  })
  it('makes options of a pasted list, in one step', () => {
    const { options, store } = setup()
    fireEvent.paste(box('Options 3: Text'), { clipboardData: { getData: () => '1. Delhi\n2. Pune\n' } })
    expect(options()).toEqual(['Delhi', 'Pune'])
    store.undo()
    expect(options()).toEqual(['Option 1', 'Option 2', 'Option 3'])
  })
  it('moves an option by Alt and an arrow', () => {
    const { options } = setup()
    fireEvent.keyDown(box('Options 1: Text'), { key: 'ArrowDown', altKey: true })
    expect(options()).toEqual(['Option 2', 'Option 1', 'Option 3'])
  })
})

describe('beside an option', () => {
  it('the mark says which is right', () => {
    const { slide } = setup()
    const marks = () =>
      screen.getAllByRole('button', { name: /^Mark option/ }).map((one) => one.getAttribute('aria-pressed'))
    expect(marks()).toEqual(['true', 'false', 'false'])
    fireEvent.click(screen.getByRole('button', { name: 'Mark option 3 as right' }))
    expect(marks()).toEqual(['false', 'false', 'true'])
    expect(itemsOf(slide(), 'options').map((item) => item['correct'])).toEqual(['', '', 'checked'])
  })
  it('the tools are one stop of the Tab key; arrows go between them', () => {
    setup()
    const tools = screen.getByRole('toolbar', { name: 'Option 2' })
    const buttons = within(tools).getAllByRole('button')
    const stops = () => buttons.filter((one) => one.tabIndex === 0).map((one) => one.getAttribute('aria-label'))
    expect(buttons).toHaveLength(4)
    expect(stops()).toEqual(['Mark option 2 as right'])
    act(() => buttons[3]?.focus())
    fireEvent.keyDown(buttons[3]!, { key: 'ArrowLeft' })
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove option 2')
    expect(stops()).toEqual(['Remove option 2'])
    fireEvent.keyDown(document.activeElement!, { key: 'Home' })
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft' })
    expect(stops()).toEqual(['Mark option 2 as right'])
  })
  it('tools that are switched off are passed over', () => {
    setup()
    const buttons = within(screen.getByRole('toolbar', { name: 'Option 1' })).getAllByRole<HTMLButtonElement>('button')
    expect(buttons[0]?.disabled).toBe(true)
    act(() => buttons.at(-1)?.focus())
    fireEvent.keyDown(document.activeElement!, { key: 'Home' })
    expect(document.activeElement).toBe(buttons[1])
  })
  it('changes nothing for someone who may only look', () => {
    const { options } = setup(false)
    fireEvent.change(box('Options 1: Text'), { target: { value: 'changed' } })
    fireEvent.click(screen.getByRole('button', { name: 'Remove option 2' }))
    expect(options()).toEqual(['Option 1', 'Option 2', 'Option 3'])
  })
})
