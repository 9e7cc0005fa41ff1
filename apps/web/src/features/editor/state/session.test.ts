// @vitest-environment happy-dom
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { createDeck } from '@deckle/core/deck/new-deck.ts'
import { describe, expect, it, vi } from 'vitest'
import type { SendResult } from '../../../lib/draft/autosave-types.ts'
import { createDrafts, type LocalDraft } from '../../../lib/draft/drafts.ts'
import { slideCatalog } from './editor-store.ts'
import { openSession, type SessionPorts } from './session.ts'

let count = 0
const content = createDeck({
  readerType: 'quiz',
  language: 'en',
  catalog: slideCatalog,
  newId: () => `id${(count += 1)}`,
  name: 'On the server',
})
const slideId = content.contentHash[0]!.slideId
const asking = (of: DeckContent, question: string): DeckContent => ({
  ...of,
  contentHash: of.contentHash.map((slide) => ({ ...slide, data: { ...slide.data, question } })),
})
const draft = (changes: Partial<LocalDraft<DeckContent>> = {}): LocalDraft<DeckContent> => ({
  id: 'deck',
  tabId: 'old tab',
  userId: 'me',
  base: { revision: 1, content },
  content: asking(content, 'Unsaved?'),
  at: 1,
  ...changes,
})

function ports(changes: Partial<SessionPorts> = {}): SessionPorts & { sent: DeckContent[] } {
  const sent: DeckContent[] = []
  return {
    sent,
    userId: 'me',
    tabId: 'this tab',
    drafts: createDrafts(undefined),
    openTabs: async () => () => false,
    onRecovered: vi.fn(),
    onSaved: () => {},
    send: async (one): Promise<SendResult<DeckContent>> => (
      sent.push(one.content),
      { kind: 'saved', revision: one.revision + 1 }
    ),
    ask: async ({ mine }) => mine,
    ...changes,
  }
}
const shown = (session: Awaited<ReturnType<typeof openSession>>) => session.store.getState().history.present.content
const deck = { id: 'deck', revision: 1, content }

describe('openSession', () => {
  it('restores unsaved work after a crash, saves it, and can undo it', async () => {
    const p = ports()
    await p.drafts.put(draft())
    const session = await openSession(deck, p)
    expect(shown(session).contentHash[0]?.data['question']).toBe('Unsaved?')
    expect(p.onRecovered).toHaveBeenCalledOnce()
    await expect(session.autosave.flush()).resolves.toBe(2)
    expect(p.sent[0]?.contentHash[0]?.data['question']).toBe('Unsaved?')
    expect(await p.drafts.of('deck', 'me')).toEqual([])
    session.store.undo()
    expect(shown(session)).toBe(content)
    session.stop()
  })
  it('merges it into what others saved meanwhile', async () => {
    const p = ports()
    await p.drafts.put(draft())
    const session = await openSession(
      { id: 'deck', revision: 9, content: { ...content, name: 'Renamed by others' } },
      p,
    )
    expect(shown(session).name).toBe('Renamed by others')
    expect(shown(session).contentHash[0]?.data['question']).toBe('Unsaved?')
    session.stop()
  })
  it('asks if both changed the same place', async () => {
    const ask = vi.fn<SessionPorts['ask']>(async ({ theirs }) => theirs)
    const p = ports({ ask })
    await p.drafts.put(draft())
    const session = await openSession({ id: 'deck', revision: 9, content: asking(content, 'Theirs?') }, p)
    expect(ask.mock.calls[0]?.[0].conflicts[0]).toMatchObject({
      slideId,
      path: 'data.question',
      mine: 'Unsaved?',
      theirs: 'Theirs?',
    })
    expect(shown(session).contentHash[0]?.data['question']).toBe('Theirs?')
    session.stop()
  })
  it('ignores the drafts of open tabs, other users and other decks', async () => {
    const p = ports({ openTabs: async () => (tab) => tab === 'living' })
    await p.drafts.put(draft({ tabId: 'living' }))
    await p.drafts.put(draft({ userId: 'someone else', tabId: 'x' }))
    await p.drafts.put(draft({ id: 'another' }))
    const session = await openSession(deck, p)
    expect(shown(session)).toBe(content)
    expect(p.onRecovered).not.toHaveBeenCalled()
    expect(await p.drafts.of('deck', 'me')).toHaveLength(1)
    session.stop()
  })
  it('does not report a draft that was saved already', async () => {
    const p = ports()
    await p.drafts.put(draft())
    const session = await openSession({ id: 'deck', revision: 2, content: asking(content, 'Unsaved?') }, p)
    expect(p.onRecovered).not.toHaveBeenCalled()
    expect(await p.drafts.of('deck', 'me')).toEqual([])
    session.stop()
  })
})
