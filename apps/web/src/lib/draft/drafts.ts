import { answerOf, openDatabase } from '../offline/open-database.ts'
import type { Draft } from './autosave-types.ts'

/** Whose work it is: one tab's on one document. */
export interface DraftKey {
  /** Of the deck or course. */
  readonly id: string
  readonly tabId: string
  /** The author: other users who sign in on this device don't see it. */
  readonly userId: string
}

/** Unsaved work, stored on this device. */
export interface LocalDraft<Content> extends DraftKey, Draft<Content> {
  /** Milliseconds since 1970. */
  readonly at: number
}

export interface Drafts<Content> {
  put(draft: LocalDraft<Content>): Promise<void>
  remove(id: string, tabId: string): Promise<void>
  /** A user's drafts of a document, oldest first. */
  of(id: string, userId: string): Promise<readonly LocalDraft<Content>[]>
}

const NAME = 'deckle-drafts'
const STORE = 'drafts'

/** Drafts in IndexedDB, opened at once; in memory if the browser forbids it or doesn't respond. */
export function createDrafts<Content>(databases: IDBFactory | undefined): Drafts<Content> {
  const memory = new Map<string, LocalDraft<Content>>()
  const opened = Promise.resolve()
    .then(() => (databases ? openDatabase(databases, NAME, STORE) : null))
    .catch(() => null)
  const keyOf = (id: string, tabId: string) => `${id}/${tabId}`

  async function run<T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T | null> {
    const base = await opened
    if (!base) return null
    const transaction = base.transaction(STORE, mode)
    const request = act(transaction.objectStore(STORE))
    // Without waiting for the answer: a tab that is killed before it would lose what was sent.
    if (mode === 'readwrite') transaction.commit()
    return answerOf(request).catch(() => null)
  }

  return {
    async put(draft) {
      memory.set(keyOf(draft.id, draft.tabId), draft)
      await run('readwrite', (store) => store.put(draft, keyOf(draft.id, draft.tabId)))
    },
    async remove(id, tabId) {
      memory.delete(keyOf(id, tabId))
      await run('readwrite', (store) => store.delete(keyOf(id, tabId)))
    },
    async of(id, userId) {
      const range = () => IDBKeyRange.bound(keyOf(id, ''), keyOf(id, '\uFFFF'))
      const stored =
        (await run<LocalDraft<Content>[]>('readonly', (store) => store.getAll(range()))) ??
        [...memory.values()].filter((draft) => draft.id === id)
      return stored.filter((draft) => draft.userId === userId).sort((a, b) => a.at - b.at)
    },
  }
}
