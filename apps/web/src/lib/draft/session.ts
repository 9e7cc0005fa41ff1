import { type Autosave, createAutosave } from './autosave.ts'
import type { Draft, Merge, Question, Saved, SaveRequest, SaveState, SendResult } from './autosave-types.ts'
import type { DraftKey, Drafts } from './drafts.ts'

/** What an editor's store offers to be saved. */
export interface DraftStore<Content> {
  readonly content: () => Content
  readonly subscribe: (onChange: () => void) => () => void
  /** Replaces the content as one undo step. */
  readonly load: (content: Content) => void
  readonly adopt: (content: Content, rebase: (older: Content) => Content) => void
  readonly setSave: (state: SaveState, reason?: string) => void
}

export interface SessionPorts<Content, Conflict> {
  readonly userId: string
  readonly tabId: string
  readonly drafts: Drafts<Content>
  /** Tells which tabs are open at this moment. */
  readonly openTabs: () => Promise<(tabId: string) => boolean>
  readonly send: (request: SaveRequest<Content>) => Promise<SendResult<Content>>
  readonly ask: (question: Question<Content, Conflict>) => Promise<Content>
  /** Called after unsaved work of an earlier visit was restored. */
  readonly onRecovered: () => void
  readonly onSaved: (saved: Saved<Content>) => void
  /** Milliseconds within which a change is on its way to the device's storage, where it is not the usual. */
  readonly storeWithin?: number
}

/** How a kind of document is compared and merged. */
export interface DocumentRules<Content, Conflict> {
  readonly merge: Merge<Content, Conflict>
  readonly isSame: (one: Content, other: Content) => boolean
}

export interface DraftSession<Content> {
  readonly autosave: Autosave<Content>
  readonly stop: () => void
}

type Document<Content> = Saved<Content> & { readonly id: string }

/**
 * Connects an editor's store with autosave, and merges what earlier visits left unsaved (a crash, a lost connection)
 * into the server's state.
 */
export async function startSession<Content, Conflict>(
  document: Document<Content>,
  store: DraftStore<Content>,
  rules: DocumentRules<Content, Conflict>,
  ports: SessionPorts<Content, Conflict>,
): Promise<DraftSession<Content>> {
  const { userId, tabId } = ports
  const autosave = createAutosave<Content, Conflict>(document, {
    send: ports.send,
    store: createDraftWriter(ports.drafts, { id: document.id, tabId, userId }, ports.storeWithin),
    ...(ports.storeWithin !== undefined && { storeAfter: 0 }),
    merge: rules.merge,
    adopt: store.adopt,
    ask: ports.ask,
    onState: store.setSave,
    onSaved: ports.onSaved,
    setTimer: (act, ms) => window.setTimeout(act, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
  })
  const unsubscribe = store.subscribe(() => autosave.change(store.content()))
  await recover(document, store, rules, ports)
  return {
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
function createDraftWriter<Content>(drafts: Drafts<Content>, own: DraftKey, within = maxDelayMs) {
  let waiting = 0
  return (draft: Draft<Content> | null): Promise<void> => {
    if (waiting) cancelIdleCallback(waiting)
    waiting = 0
    if (!draft) return drafts.remove(own.id, own.tabId)
    const put = () => drafts.put({ ...own, ...draft, at: Date.now() })
    if (document.hidden || typeof requestIdleCallback === 'undefined') return put()
    return new Promise((resolve) => {
      waiting = requestIdleCallback(() => resolve(put()), { timeout: within })
    })
  }
}

/** Merges the drafts of closed tabs as one undo step; removes them only afterwards. */
async function recover<Content, Conflict>(
  { id, revision, content: saved }: Document<Content>,
  store: DraftStore<Content>,
  rules: DocumentRules<Content, Conflict>,
  ports: SessionPorts<Content, Conflict>,
): Promise<void> {
  const { drafts, tabId, userId } = ports
  const [stored, isTabOpen] = await Promise.all([drafts.of(id, userId), ports.openTabs()])
  const orphans = stored.filter((draft) => draft.tabId === tabId || !isTabOpen(draft.tabId))
  let content = saved
  for (const draft of orphans) content = await withDraft(draft, content, rules, ports)
  if (!rules.isSame(content, saved)) {
    store.load(content)
    await drafts.put({ id, tabId, userId, base: { revision, content: saved }, content, at: Date.now() })
    ports.onRecovered()
  }
  for (const draft of orphans) if (draft.tabId !== tabId) await drafts.remove(id, draft.tabId)
}

async function withDraft<Content, Conflict>(
  draft: Draft<Content>,
  now: Content,
  { merge }: DocumentRules<Content, Conflict>,
  { ask }: SessionPorts<Content, Conflict>,
): Promise<Content> {
  const { content, conflicts } = merge(draft.base.content, draft.content, now)
  if (conflicts.length === 0) return content
  return ask({ base: draft.base.content, mine: draft.content, theirs: now, conflicts })
}
