// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { presetsFor, templatesFor } from '@deckle/slides/catalog.ts'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { prepareScreens } from '../../../../test/draw-part.tsx'
import { type Editor, EditorContext, useCurrentSlide } from '../../editor-context.ts'
import { EditText } from '../../in-place/edit-text.tsx'
import { createEditorStore, slideCatalog } from '../../state/editor-store.ts'
import { AddSlide } from './add-slide.tsx'

/** The stage without styles: only the editable question or title. */
function Question() {
  const { slideId, template, data } = useCurrentSlide()
  const path = 'question' in data ? 'question' : 'title'
  return (
    <div data-stage>
      <div data-slide={slideId}>
        <EditText slideId={slideId} template={template} path={path} text={String(data[path])} multiline={false} />
      </div>
    </div>
  )
}

async function open(kind: ReaderType = 'quiz') {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const store = createEditorStore(
    createDeck({ readerType: kind, language: 'en', catalog: slideCatalog, newId }),
    () => 0,
    newId,
  )
  const onAdded = vi.fn<() => void>()
  render(
    <EditorContext.Provider value={{ store, canEdit: true, deck: {} as Deck } as unknown as Editor}>
      <AddSlide onAdded={onAdded} />
      <Question />
    </EditorContext.Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add slide' }))
  await userEvent.click(search())
  const present = () => store.getState().history.present
  return {
    onAdded,
    question: () => present().content.contentHash[present().current]?.data['question'],
    templates: () => store.getState().history.present.content.contentHash.map((one) => one.template),
  }
}

const search = () => screen.getByRole('combobox', { name: 'Search slide types' })
const names = (within_: HTMLElement = document.body) => within(within_).getAllByRole('option').map(nameIn)
const nameIn = (option: HTMLElement) => option.querySelector('p')?.textContent
const marked = () => nameIn(screen.getByRole('option', { selected: true }))

prepareScreens('editor', 'deck')

describe('the panel to add a slide', () => {
  it('lists types that suit the deck first, then the rest by purpose', async () => {
    await open('survey')
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual([
      'Made for: Survey',
      'Say',
      'Ask',
      'Measure',
      'Collect',
      'Link',
    ])
    expect(names(screen.getByRole('group', { name: 'Made for: Survey' }))).toContain('Rating')
    expect(names(screen.getByRole('group', { name: 'Say' }))).toContain('Paragraph')
    const types = templatesFor('survey')
    expect(names()).toHaveLength(types.length + types.flatMap((type) => presetsFor(type, 'survey')).length)
    expect(marked()).toBe('Rating')
  })
  it('adds the first one on Enter and focuses its question', async () => {
    const { templates, onAdded } = await open('quiz')
    await userEvent.keyboard('{Enter}')
    expect(templates()).toEqual(['single_select', 'single_select'])
    expect(onAdded).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    const question = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' })
    await waitFor(() => expect(document.activeElement).toBe(question))
    expect(question.value.slice(question.selectionStart, question.selectionEnd)).toBe('Which one is right?')
  })
  it('searches by name, purpose and synonyms', async () => {
    await open('quiz')
    for (const [typed, found] of [
      ['anag', 'Anagram'],
      ['cloze', 'Fill in the blanks'],
      ['nps', 'Rating'],
      ['not belong', 'Odd one out'],
      ['priority', 'Rank'],
      ['people send', 'File uploader'],
      ['heading picture colour', 'Title'],
    ] as const) {
      await userEvent.clear(search())
      await userEvent.type(search(), typed)
      expect(names()).toEqual([found])
    }
  })
  it('ranks names before sentences before keywords', async () => {
    const { templates } = await open('quiz')
    await userEvent.type(search(), 'multiple')
    expect(names().slice(0, 2)).toEqual(['Multiple select', 'Single select'])
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-label'))).toEqual(['Results'])
    await userEvent.keyboard('{Enter}')
    expect(templates()).toEqual(['single_select', 'multiple_select'])
  })
  it('has presets with their own names and prompts', async () => {
    const { templates, question } = await open('quiz')
    expect(names(screen.getByRole('group', { name: 'Ask' }))).toEqual(
      expect.arrayContaining(['Odd one out', 'Rank', 'Timeliner']),
    )
    await userEvent.type(search(), 'timeline')
    expect(names()).toEqual(['Timeliner'])
    await userEvent.keyboard('{Enter}')
    expect(templates()).toEqual(['single_select', 'ranking'])
    expect(question()).toBe('Put these in order of time, earliest first.')
  })
  it('omits types with right answers in decks without them', async () => {
    await open('survey')
    expect(names(screen.getByRole('group', { name: 'Ask' }))).toContain('Rank')
    expect(names()).not.toContain('Timeliner')
    expect(names()).not.toContain('Odd one out')
  })
  it('moves through the types by arrow keys and adds the selected one', async () => {
    const { templates } = await open('quiz')
    await userEvent.keyboard('{ArrowRight}')
    expect(marked()).toBe('Multiple select')
    expect(search().getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { selected: true }).id)
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(templates()).toEqual(['single_select', 'multiple_select'])
  })
  it('reports no results, and Enter adds nothing', async () => {
    const { templates } = await open('quiz')
    await userEvent.type(search(), 'zebra{Enter}')
    expect(screen.getByText('No slide type for “zebra”')).toBeTruthy()
    expect(templates()).toHaveLength(1)
  })
  it('shows no preview of a slide type without one', async () => {
    await open('story')
    const option = screen.getByRole('option', { name: /^Captioned image / })
    expect(option.querySelector('[inert]')).toBeNull()
    expect(screen.getByRole('option', { name: /^Paragraph / }).querySelector('[inert]')).not.toBeNull()
  })
})
