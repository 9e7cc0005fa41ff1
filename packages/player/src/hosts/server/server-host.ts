import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { HostRefusal, PlayDeck, PlayerHost } from '../host.ts'
import { mediaUrls } from '../media-urls.ts'
import { attemptKey } from '../storage/storage-keys.ts'
import { openVersionStore } from '../storage/store.ts'
import type { Background, BackgroundOptions } from './background.ts'
import { createOutbox } from './outbox/outbox.ts'
import { clearForOtherPerson } from './pass/clear-play.ts'
import { createProgress, listen } from './tabs/progress.ts'

export interface ServerHostOptions {
  readonly deck: Pick<PlayDeck, 'deckId' | 'versionId' | 'shortid' | 'language'>
  /** Prefix of API calls, `/api/v2`. */
  readonly api: string
  /** Prefix of pictures and files, `/media`. */
  readonly media: string
  /** The person's origin: a campaign's name, a site. */
  readonly source: string
  readonly medium?: string | undefined
  readonly campaign?: string | undefined
  /** Undefined where the deck has no entry check. */
  readonly pass?: string | undefined
  readonly fetch?: typeof fetch
}

/**
 * Plays on the server. An attempt begins with the first answer. Ids of attempts and answers are created here, so that sending is
 * idempotent. Answers stay in the outbox until the server has stored them.
 */
export function createServerHost({ deck, api, media, fetch, ...entry }: ServerHostOptions): PlayerHost {
  const { versionId, shortid, language } = deck
  const store = openVersionStore(versionId)
  clearForOtherPerson(store, shortid, entry.pass)
  const begin = { shortid, versionId, language, ...entry }
  const connectionListeners = new Set<Parameters<PlayerHost['onConnection']>[0]>()
  const lateListeners = new Set<(slideId: string, outcome: ShownVerdict | HostRefusal) => void>()
  const notify = () => connectionListeners.forEach((listener) => listener(outbox.connection()))
  const outbox = createOutbox({
    store,
    onChange: notify,
    onLate: ({ attemptId, slideId }, outcome) =>
      attemptId === store.get(attemptKey) && lateListeners.forEach((listener) => listener(slideId, outcome)),
  })
  const { attempt, shownAttempt, onPlayed, setGuard, ...progress } = createProgress(store, outbox)
  const background = loadBackground({ api, deck, begin, store, outbox, fetch, onStored: notify, onPlayed, setGuard })
  const flush = () => void background.then((sender) => sender.flush())

  return {
    ...progress,
    answer: (slideId, answer, spentMs) => {
      const stored = outbox.add({ attemptId: attempt(), slideId, answer, spent: Math.min(spentMs, 86_400_000), begin })
      // The next slide is painted before the answer is sent: the answer is already stored.
      void afterPaint().then(() => {
        notify()
        flush()
      })
      return stored
    },
    complete: async () => {
      // Completes the shown attempt, whatever is begun meanwhile. A deck without questions begins an attempt with its end.
      const id = shownAttempt()
      return (await background).complete(id, begin)
    },
    upload: async (...file) => {
      const id = attempt()
      return (await background).upload(id, begin, ...file)
    },
    lead: async (...lead) => {
      const id = attempt()
      return (await background).lead(id, begin, ...lead)
    },
    track: (event, slideId, value) => {
      const id = store.get(attemptKey)
      void background.then(({ track }) => track(event, slideId, id, value))
    },
    onConnection: (listener) => {
      listener(outbox.connection())
      return listen(connectionListeners, listener)
    },
    onLateVerdict: (listener) => {
      flush()
      return listen(lateListeners, listener)
    },
    ...mediaUrls(media),
  }
}

/** The background bundle is loaded after the first slide, so that it never delays it. */
function loadBackground(options: BackgroundOptions): Promise<Background> {
  const load = () =>
    import('./background.ts').catch((error: unknown) => {
      options.outbox.setOffline(true)
      throw error
    })
  return new Promise((resolve) => retryImport(load, ({ startBackground }) => resolve(startBackground(options))))
}

/** After the next paint; soon in a hidden page, where nothing is painted. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
}
