import type { Deck } from '@deckle/contract/decks.ts'
import { type MergeConflict, mergeDecks } from '@deckle/core/deck/changes/merge.ts'
import { isSameContent } from '@deckle/core/deck/changes/diff.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type Autosave, createAutosave } from './autosave/autosave.ts'
import type { Question, Saved, SaveRequest, SendResult } from './autosave/autosave-machine.ts'
import type { Drafts, LocalDraft } from './autosave/drafts.ts'
import { createEditorStore, type EditorStore } from './editor-store.ts'

export interface Session {
  readonly store: EditorStore
  readonly autosave: Autosave
  readonly stop: () => void
}

export interface SessionPorts {
  readonly userId: string
  readonly tabId: string
  readonly drafts: Drafts
  /** Tells which tabs are open at this moment. */
  readonly openTabs: () => Promise<(tabId: string) => boolean>
  readonly send: (request: SaveRequest) => Promise<SendResult>
  readonly ask: (question: Question<MergeConflict>) => Promise<DeckContent>
  /** Called after unsaved work of an earlier visit was restored. */
  readonly onRecovered: () => void
  readonly onSaved: (saved: Saved) => void
}

const merge = (base: DeckContent, mine: DeckContent, theirs: DeckContent) => {
  const { merged, conflicts } = mergeDecks(base, mine, theirs)
  return { content: merged, conflicts }
}

/**
 * Opens a deck for editing: connects store and autosave, and merges what earlier visits left unsaved (a crash, a lost
 * connection) into the server's state.
 */
export async function openSession(
  deck: Pick<Deck, 'id' | 'revision' | 'content'>,
  ports: SessionPorts,
): Promise<Session> {
  const store = createEditorStore(deck.content)
  const own = { deckId: deck.id, tabId: ports.tabId, userId: ports.userId }
  const autosave = createAutosave<MergeConflict>(deck, {
    send: ports.send,
    store: createDraftWriter(ports.drafts, own),
    merge,
    adopt: store.adopt,
    ask: ports.ask,
    onState: store.setSave,
    onSaved: ports.onSaved,
    setTimer: (act, ms) => window.setTimeout(act, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
  })
  const unsubscribe = store.subscribe((state) => autosave.change(state.history.present.content))
  await recover(deck, store, ports)
  return {
    store,
    autosave,
    stop() {
      unsubscribe()
      autosave.stop()
    },
  }
}

/** Milliseconds after which a draft is stored even without a pause in typing. */
const maxDelayMs = 250

/**
 * Stores drafts between keystrokes, not at each one, because hundreds of slides are copied; at once when the page is
 * hidden.
 */
function createDraftWriter(drafts: Drafts, own: Pick<LocalDraft, 'deckId' | 'tabId' | 'userId'>) {
  let waiting = 0
  return (draft: Pick<LocalDraft, 'base' | 'content'> | null): Promise<void> => {
    if (waiting) cancelIdleCallback(waiting)
    waiting = 0
    if (!draft) return drafts.remove(own.deckId, own.tabId)
    const put = () => drafts.put({ ...own, ...draft, at: Date.now() })
    if (document.hidden || typeof requestIdleCallback === 'undefined') return put()
    return new Promise((resolve) => {
      waiting = requestIdleCallback(() => resolve(put()), { timeout: maxDelayMs })
    })
  }
}

/** Merges the drafts of closed tabs as one undo step; removes them only afterwards. */
async function recover(deck: Saved & { readonly id: string }, store: EditorStore, ports: SessionPorts): Promise<void> {
  const [drafts, isTabOpen] = await Promise.all([ports.drafts.of(deck.id, ports.userId), ports.openTabs()])
  const orphans = drafts.filter((draft) => draft.tabId === ports.tabId || !isTabOpen(draft.tabId))
  let content = deck.content
  for (const draft of orphans) content = await withDraft(draft, content, ports)
  if (!isSameContent(content, deck.content)) {
    store.edit({ type: 'load', content })
    await ports.drafts.put({
      deckId: deck.id,
      tabId: ports.tabId,
      userId: ports.userId,
      base: { revision: deck.revision, content: deck.content },
      content,
      at: Date.now(),
    })
    ports.onRecovered()
  }
  for (const draft of orphans) if (draft.tabId !== ports.tabId) await ports.drafts.remove(deck.id, draft.tabId)
}

async function withDraft(draft: LocalDraft, now: DeckContent, ports: SessionPorts): Promise<DeckContent> {
  const { content, conflicts } = merge(draft.base.content, draft.content, now)
  if (conflicts.length === 0) return content
  return ports.ask({ base: draft.base.content, mine: draft.content, theirs: now, conflicts })
}
