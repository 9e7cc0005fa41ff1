// @vitest-environment happy-dom
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { toast, toastQueue } from '@deckle/ui/overlays/toast.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { words as english } from '../../../words/en/editor.ts'
import { words as hindi } from '../../../words/hi/editor.ts'
import type { Editor } from '../editor-context.ts'
import { createEditorStore, slideCatalog } from '../state/editor-store.ts'
import { isEnabled } from './command.ts'
import { commands, pasteText, selectedAsText } from './commands.ts'

function setup(slides = 3, canEdit = true) {
  let count = 0
  const newId = () => `id${(count += 1)}`
  const store = createEditorStore(
    createDeck({ readerType: 'quiz', language: 'en', catalog: slideCatalog, newId, name: 'Quiz' }),
    () => 0,
    newId,
  )
  for (let at = 1; at < slides; at += 1) store.edit({ type: 'addSlide', template: 'title' })
  const ids = () => store.getState().history.present.content.contentHash.map((slide) => slide.slideId)
  const editor = {
    store,
    canEdit,
    words: (key: string) => key,
    openShortcuts: vi.fn(),
    openPreview: vi.fn(),
    goToTab: vi.fn(),
  } as unknown as Editor
  return {
    editor,
    store,
    ids,
    enabled: (name: keyof typeof commands) => isEnabled(commands[name], store.getState(), editor),
  }
}

afterEach(() => toast.clear())

describe('commands', () => {
  it('each have words in both languages, an icon, and a unique shortcut', () => {
    const keys = Object.values(commands).flatMap((command) => command.shortcut?.split(' | ') ?? [])
    expect(new Set(keys).size).toBe(keys.length)
    for (const [name, command] of Object.entries(commands)) {
      expect(command.name).toBe(name)
      expect(command.icon).toBeTruthy()
      expect(english.commands[command.name]).toBeTruthy()
      expect(hindi.commands[command.name]).toBeTruthy()
    }
  })
  it('that change the deck need permission', () => {
    const { enabled } = setup(3, false)
    expect(enabled('duplicate')).toBe(false)
    expect(enabled('undo')).toBe(false)
    expect(enabled('preview')).toBe(true)
  })
  it('delete is disabled if no slide would remain', () => {
    const { enabled, store, ids } = setup()
    expect(enabled('delete')).toBe(true)
    store.select(ids())
    expect(enabled('delete')).toBe(false)
    expect(enabled('cut')).toBe(false)
  })
  it('move takes the selection one place, and stops at the edges', async () => {
    const { editor, store, ids, enabled } = setup()
    const [a, b, c] = ids() as [string, string, string]
    store.select([b, c])
    commands.moveUp.perform(editor)
    expect(ids()).toEqual([b, c, a])
    expect(enabled('moveUp')).toBe(false)
    commands.moveDown.perform(editor)
    expect(ids()).toEqual([a, b, c])
    expect(enabled('moveDown')).toBe(false)
  })
  it('clear leaves one slide, like a new deck, and is undone in one step', () => {
    const { editor, store, ids } = setup()
    const before = ids()
    commands.clear.perform(editor)
    expect(ids()).toHaveLength(1)
    store.undo()
    expect(ids()).toEqual(before)
  })
  it('copy and paste carry slides from deck to deck under new ids', async () => {
    const from = setup()
    from.store.select(from.ids().slice(0, 2))
    const text = selectedAsText(from.editor)
    const to = setup(1)
    expect(await pasteText(to.editor, text)).toBe(true)
    expect(to.ids()).toHaveLength(3)
    expect(new Set(to.ids()).size).toBe(3)
    const titles = toastQueue.visibleToasts.map(({ content }) => content.title)
    expect(titles).toContain('pastedSlides')
    expect(await pasteText(to.editor, 'just words')).toBe(false)
    expect(to.ids()).toHaveLength(3)
  })
  it.each(['copy', 'cut'] as const)('%s shows a toast', async (name) => {
    const { editor } = setup()
    commands[name].perform(editor)
    const title = name === 'copy' ? 'copiedSlides' : 'cutSlides'
    await expect.poll(() => toastQueue.visibleToasts.map(({ content }) => content.title)).toContain(title)
  })
})
