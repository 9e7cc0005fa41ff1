import type { DeckContent } from '@deckle/core/deck/deck.ts'

/** What the header says of the work (experience.md "Saved by itself, visibly"). */
export type SaveState = 'saved' | 'saving' | 'unsaved' | 'offline' | 'changed' | 'refused' | 'gone'

/** A deck's content as the server has it. */
export interface Saved {
  readonly revision: number
  readonly content: DeckContent
}

/** What a save came to. `failed` may be tried again; `refused` needs a change first. */
export type SendResult =
  | { readonly kind: 'saved'; readonly revision: number }
  | { readonly kind: 'conflict'; readonly theirs: Saved }
  | { readonly kind: 'failed' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'gone' }

/** What a three-way merge came to; conflicts are open as long as `resolve` was not asked. */
export interface Merged<Conflict> {
  readonly content: DeckContent
  readonly conflicts: readonly Conflict[]
}

/** Both sides of a merge with conflicts, for the person to choose. */
export interface Question<Conflict> {
  readonly base: DeckContent
  readonly mine: DeckContent
  readonly theirs: DeckContent
  readonly conflicts: readonly Conflict[]
}

/** Everything outside: the server, the local draft, the merge, the clock's timers. */
export interface AutosavePorts<Conflict> {
  /** `last` is set when the page may go at once: the request must outlive it. */
  readonly send: (saved: { revision: number; content: DeckContent; last: boolean }) => Promise<SendResult>
  /** Keeps the unsaved work on this device; null when there is none left. */
  readonly keep: (draft: { base: Saved; content: DeckContent } | null) => Promise<void>
  readonly merge: (base: DeckContent, mine: DeckContent, theirs: DeckContent) => Merged<Conflict>
  /** The content of the editor becomes this: theirs came in. `rebase` does the same to an older state, for undo. */
  readonly adopt: (content: DeckContent, rebase: (content: DeckContent) => DeckContent) => void
  /** Asks the person; resolves with the content they chose. */
  readonly ask: (question: Question<Conflict>) => Promise<DeckContent>
  readonly onState: (state: SaveState, reason?: string) => void
  readonly onSaved: (saved: Saved) => void
  readonly setTimer: (act: () => void, ms: number) => number
  readonly clearTimer: (timer: number) => void
}

/** Milliseconds: after typing until it is saved, and until it is kept on the device. */
export const SAVE_AFTER = 1000
export const KEEP_AFTER = 250
/** Typing without a pause is saved this often all the same. */
export const SAVE_AT_LEAST = 5000
const FIRST_RETRY = 1000
const LAST_RETRY = 30_000

export interface Autosave {
  /** The editor's content changed. */
  readonly change: (content: DeckContent) => void
  /** Saves now; resolves with the revision once nothing is unsaved, or null where it can't be. */
  readonly flush: () => Promise<number | null>
  /** The page is hidden or goes: keeps and sends what is unsaved without waiting. */
  readonly leave: () => void
  /** The connection is back, or another tab saved: tries again at once. */
  readonly wake: () => void
  /** Takes over what the server has, merging what is unsaved into it. */
  readonly receive: (theirs: Saved) => void
  readonly stop: () => void
  readonly saved: Saved
}

/**
 * Saves a deck as it is edited: about a second after typing, one request at a time, each over the revision it edits.
 * Unsaved work is kept on the device meanwhile. Over a newer revision it merges slide by slide and asks only for real conflicts.
 * Lost connections are tried again, later and later, up to every 30 s.
 */
export function createAutosave<Conflict>(start: Saved, ports: AutosavePorts<Conflict>): Autosave {
  let base = start
  let content = start.content
  let sending = false
  let asking = false
  let stopped = false
  let blocked = false
  let retries = 0
  let oldestUnsaved: number | null = null
  let saveTimer: number | null = null
  let keepTimer: number | null = null
  let waiting: ((revision: number | null) => void)[] = []

  const isDirty = () => content !== base.content
  const cancel = (timer: number | null) => timer !== null && ports.clearTimer(timer)

  function resolveWaiting(revision: number | null): void {
    const done = waiting
    waiting = []
    for (const resolve of done) resolve(revision)
  }

  function keepNow(): void {
    cancel(keepTimer)
    keepTimer = null
    void ports.keep(isDirty() ? { base, content } : null)
  }

  function keepSoon(): void {
    keepTimer ??= ports.setTimer(() => {
      keepTimer = null
      keepNow()
    }, KEEP_AFTER)
  }

  function saveAfter(ms: number): void {
    cancel(saveTimer)
    saveTimer = ports.setTimer(() => {
      saveTimer = null
      void save(false)
    }, ms)
  }

  async function save(last: boolean): Promise<void> {
    if (sending || asking || stopped || blocked) return
    if (!isDirty()) return finish()
    cancel(saveTimer)
    saveTimer = null
    cancel(oldestUnsaved)
    oldestUnsaved = null
    sending = true
    ports.onState('saving')
    const sent = content
    const result = await ports
      .send({ revision: base.revision, content: sent, last })
      .catch((): SendResult => ({ kind: 'failed' }))
    sending = false
    if (!stopped) return take(result, sent)
    if (result.kind === 'saved' && content === sent) void ports.keep(null)
    resolveWaiting(null)
  }

  async function take(result: SendResult, sent: DeckContent): Promise<void> {
    switch (result.kind) {
      case 'saved':
        retries = 0
        base = { revision: result.revision, content: sent }
        ports.onSaved(base)
        keepNow()
        return isDirty() ? saveAfter(waiting.length > 0 ? 0 : SAVE_AFTER) : finish()
      case 'conflict':
        return combine(result.theirs)
      case 'failed':
        ports.onState('offline')
        keepNow()
        resolveWaiting(null)
        saveAfter(Math.min(FIRST_RETRY * 2 ** retries, LAST_RETRY))
        retries += 1
        return
      case 'refused':
      case 'gone':
        blocked = true
        keepNow()
        ports.onState(result.kind, result.kind === 'refused' ? result.reason : undefined)
        return resolveWaiting(null)
    }
  }

  function finish(): void {
    ports.onState('saved')
    resolveWaiting(base.revision)
  }

  async function combine(theirs: Saved): Promise<void> {
    if (theirs.revision <= base.revision && theirs.content === base.content) return
    const merged = ports.merge(base.content, content, theirs.content)
    let next = merged.content
    if (merged.conflicts.length > 0) {
      asking = true
      ports.onState('changed')
      const before = content
      const chosen = await ports.ask({
        base: base.content,
        mine: before,
        theirs: theirs.content,
        conflicts: merged.conflicts,
      })
      asking = false
      if (stopped) return resolveWaiting(null)
      // What was typed elsewhere in the deck while the question stood open is kept too.
      next = content === before ? chosen : ports.merge(before, content, chosen).content
    }
    const from = base.content
    base = theirs
    ports.onSaved(base)
    content = next
    ports.adopt(next, (older) => ports.merge(from, older, theirs.content).content)
    keepNow()
    if (isDirty()) await save(false)
    else finish()
  }

  return {
    get saved() {
      return base
    },
    change(next) {
      if (next === content || stopped) return
      content = next
      blocked = false
      if (!isDirty() && !sending) {
        cancel(saveTimer)
        keepNow()
        return finish()
      }
      if (!asking) ports.onState(retries > 0 ? 'offline' : sending ? 'saving' : 'unsaved')
      keepSoon()
      if (retries > 0) return
      saveAfter(SAVE_AFTER)
      oldestUnsaved ??= ports.setTimer(() => {
        oldestUnsaved = null
        void save(false)
      }, SAVE_AT_LEAST)
    },
    flush() {
      if (!isDirty() && !sending) return Promise.resolve(base.revision)
      if (stopped || blocked) return Promise.resolve(null)
      return new Promise((resolve) => {
        waiting.push(resolve)
        void save(false)
      })
    },
    leave() {
      if (!isDirty()) return
      keepNow()
      void save(true)
    },
    wake() {
      if (!isDirty() || sending || asking) return
      retries = 0
      void save(false)
    },
    receive(theirs) {
      if (stopped || sending || asking || theirs.revision <= base.revision) return
      void combine(theirs)
    },
    stop() {
      if (isDirty()) {
        keepNow()
        void save(true)
      }
      stopped = true
      cancel(saveTimer)
      cancel(keepTimer)
      cancel(oldestUnsaved)
      resolveWaiting(null)
    },
  }
}
