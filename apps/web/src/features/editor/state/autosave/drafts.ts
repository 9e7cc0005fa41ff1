import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { answerOf, openDatabase } from '../../../../lib/offline/open-database.ts'
import type { Saved } from './autosave-machine.ts'

/** Unsaved work of one tab on one deck, stored on this device. */
export interface LocalDraft {
  readonly deckId: string
  readonly tabId: string
  /** The author: other users who sign in on this device don't see it. */
  readonly userId: string
  /** The server's state when editing began. */
  readonly base: Saved
  readonly content: DeckContent
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface Drafts {
  put(draft: LocalDraft): Promise<void>
  remove(deckId: string, tabId: string): Promise<void>
  /** A user's drafts of a deck, oldest first. */
  of(deckId: string, userId: string): Promise<readonly LocalDraft[]>
}

const NAME = 'deckle-drafts'
const STORE = 'drafts'

/** Drafts in IndexedDB, opened at once; in memory if the browser forbids it or doesn't respond. */
export function createDrafts(databases: IDBFactory | undefined): Drafts {
  const memory = new Map<string, LocalDraft>()
  const opened = Promise.resolve()
    .then(() => (databases ? openDatabase(databases, NAME, STORE) : null))
    .catch(() => null)
  const keyOf = (deckId: string, tabId: string) => `${deckId}/${tabId}`

  async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    const base = await opened
    return base ? answerOf(act(base.transaction(STORE, mode).objectStore(STORE))).catch(() => null) : null
  }

  return {
    async put(draft) {
      memory.set(keyOf(draft.deckId, draft.tabId), draft)
      await run('readwrite', (store) => store.put(draft, keyOf(draft.deckId, draft.tabId)))
    },
    async remove(deckId, tabId) {
      memory.delete(keyOf(deckId, tabId))
      await run('readwrite', (store) => store.delete(keyOf(deckId, tabId)))
    },
    async of(deckId, userId) {
      const stored = (await run<LocalDraft[]>('readonly', (store) => store.getAll())) ?? [...memory.values()]
      return stored.filter((draft) => draft.deckId === deckId && draft.userId === userId).sort((a, b) => a.at - b.at)
    },
  }
}
