// @vitest-environment happy-dom
import type { Deck } from '@deckle/contract/decks.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { type Editor, EditorContext } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { LeadFormCard } from './lead-form-card.tsx'

prepareScreens('editor', 'deck', 'lead-form')
const withLeads = (leads: boolean) => Object.values(plans).forEach((plan) => Object.assign(plan, { leads }))
// The frame of the form's picture is as wide as its place.
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #onSize: ResizeObserverCallback
      constructor(onSize: ResizeObserverCallback) {
        this.#onSize = onSize
      }
      observe() {
        const size = { contentRect: { width: 240, height: 520 } } as ResizeObserverEntry
        this.#onSize([size], this)
      }
      unobserve() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  withLeads(true)
  vi.unstubAllGlobals()
})

async function draw() {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const content = createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Deck' })
  const store = createEditorStore(content, () => 0, newId)
  await drawPart(
    <EditorContext.Provider value={{ store, canEdit: true, deck: {} as Deck } as unknown as Editor}>
      <LeadFormCard />
    </EditorContext.Provider>,
  )
  return () => store.getState().history.present.content.leadForm
}
const preview = () => within(screen.getByRole('region', { name: 'As it is shown', hidden: true }))

it('a deck asks for nothing until its form is turned on, and again once it is off', async () => {
  const user = userEvent.setup()
  const form = await draw()
  expect(form()).toBeUndefined()
  const on = screen.getByRole('switch', { name: 'Ask for contact details' })
  await user.click(on)
  expect(form()).toMatchObject({ when: 'before_result', fields: [{ kind: 'name' }, { kind: 'email', required: true }] })
  await user.click(on)
  expect(form()).toBeUndefined()
})

it('is drawn as people see it, with each change', async () => {
  const user = userEvent.setup()
  const form = await draw()
  await user.click(screen.getByRole('switch', { name: 'Ask for contact details' }))
  expect(await preview().findByText('How can we reach you?')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Your plan')
  expect(preview().getByText('Your plan')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /At the end/ }))
  await user.click(screen.getByRole('button', { name: 'Add a field' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Own question' }))
  expect(screen.getByText('Say what to fill in.')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /^Label of field 3/ }), 'Cups a day')
  await user.click(screen.getByRole('checkbox', { name: 'Required: Cups a day' }))
  await user.click(screen.getByRole('button', { name: 'Move Cups a day up' }))
  await user.click(screen.getByRole('button', { name: 'Remove Name' }))
  await user.type(screen.getByRole('textbox', { name: /^Consent text/ }), 'Write to me.')
  await user.click(screen.getByRole('switch', { name: /^May be skipped/ }))
  expect(form()).toMatchObject({
    when: 'end',
    title: 'Your plan',
    required: true,
    consent: { text: 'Write to me.', required: true },
    fields: [
      { kind: 'text', label: 'Cups a day', required: true },
      { kind: 'email', label: '' },
    ],
  })
  expect(preview().getByText('Cups a day')).toBeTruthy()
  expect(preview().queryByText('Skip')).toBeNull()
})

it('says before it is turned on that the plan shows it to nobody', async () => {
  withLeads(false)
  await draw()
  expect(screen.getByText(/Your plan has no leads/)).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Ask for contact details' }).disabled).toBe(true)
})
