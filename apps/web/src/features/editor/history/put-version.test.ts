// @vitest-environment happy-dom
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { expect, it, vi } from 'vitest'
import type { Autosave } from '../../../lib/draft/autosave.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { putVersion } from './put-version.ts'

let count = 0
const newId = () => `id${(count += 1)}`
const deck = (name: string) => createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name })

function setup() {
  const store = createEditorStore(deck('Draft'), () => 0, newId)
  const flush = vi.fn(async () => 1)
  return {
    store,
    flush,
    autosave: { flush } as unknown as Autosave<ReturnType<typeof deck>>,
    now: () => store.getState().history.present.content,
  }
}

it('restores a version as one step, saves it, and undoes it', () => {
  const { store, autosave, flush, now } = setup()
  const before = now()
  const version = deck('Version 1')
  const { undo } = putVersion({ store, autosave }, version)
  expect(now()).toEqual(version)
  expect(flush).toHaveBeenCalledOnce()
  expect(undo()).toBe(true)
  expect(now()).toBe(before)
})

it('undoes nothing if something was changed since', () => {
  const { store, autosave, now } = setup()
  const { undo } = putVersion({ store, autosave }, deck('Version 1'))
  store.edit({ type: 'rename', name: 'Changed since' })
  expect(undo()).toBe(false)
  expect(now().name).toBe('Changed since')
})
