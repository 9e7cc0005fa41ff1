import { keepAsking } from '@deckle/slides/parts/keep-asking.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { HostRefusal, PlayDeck, PlayerHost, SavedPlay } from '../host.ts'
import { mediaUrls } from '../media-urls.ts'
import type { Behind } from './behind.ts'
import { keepFor } from './pass/kept-attempt.ts'
import { createQueue } from './outbox/queue.ts'
import { openStore } from '../storage/store.ts'
import { uuidV7 } from './uuid.ts'

export interface ServerHostOptions {
  readonly deck: Pick<PlayDeck, 'deckId' | 'versionId' | 'shortid' | 'language'>
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  /** Prefix of pictures and files, `/media`. */
  readonly media: string
  /** Where the person came from: a campaign's name, a site. */
  readonly source: string
  readonly medium?: string | undefined
  readonly campaign?: string | undefined
  /** Of a deck that asks for something first; undefined where it asks for nothing. */
  readonly pass?: string | undefined
  readonly fetch?: typeof fetch
}

/**
 * Plays on the server. An attempt begins with the first answer, under an id made here; so does every answer, so that
 * nothing is counted twice however often it is sent. Answers are kept on the device until the server has them.
 */
export function createServerHost({ deck, api, media, fetch, ...shown }: ServerHostOptions): PlayerHost {
  const { deckId, versionId, shortid, language } = deck
  const store = openStore(`deckle.${versionId}.`)
  keepFor(store, shortid, shown.pass)
  /** The attempt that this page shows; another tab may have begun one anew. */
  let current = store.get('attempt')
  const begin = { shortid, versionId, language, ...shown }
  const waitingListeners = new Set<Parameters<PlayerHost['onWaiting']>[0]>()
  const lateListeners = new Set<(slideId: string, told: ShownVerdict | HostRefusal) => void>()
  const elsewhereListeners = new Set<(saved: SavedPlay | null) => void>()
  let isFollowed = false

  const tell = () => waitingListeners.forEach((listener) => listener(...queue.standing()))
  const queue = createQueue({
    store,
    onChange: tell,
    onLate: ({ attemptId, slideId }, told) =>
      attemptId === store.get('attempt') && lateListeners.forEach((listener) => listener(slideId, told)),
  })
  const restore = () => {
    const waiting = queue.items().filter((item) => item.attemptId === store.get('attempt'))
    return restored(store.get('play'), new Set(waiting.map(({ slideId }) => slideId)))
  }
  const onPlayed = () => {
    isFollowed = true
    current = store.get('attempt')
    elsewhereListeners.forEach((listener) => listener(restore()))
  }
  // Sending and counting never hold up the first slide: their code comes after it, and what happens until then is told to it.
  const behind = new Promise<Behind>((resolve) =>
    keepAsking(
      () =>
        import('./behind.ts').catch((error: unknown) => {
          queue.setAway(true)
          throw error
        }),
      ({ startBehind }) => resolve(startBehind({ api, deckId, begin, store, queue, fetch, onStored: tell, onPlayed })),
    ),
  )
  const flush = () => void behind.then((sender) => sender.flush())

  const attemptId = () => {
    current = store.get('attempt') ?? uuidV7()
    store.set('attempt', current)
    return current
  }

  return {
    answer: (slideId, answer, spentMs) => {
      const stored = queue.add({ attemptId: attemptId(), slideId, answer, spent: Math.min(spentMs, 86_400_000), begin })
      // It is kept: what is shown next comes before it is sent.
      void afterPaint().then(() => {
        tell()
        flush()
      })
      return stored
    },
    complete: async () => {
      // Whose end is reached now, whatever is begun until it is sent. A deck that asks for nothing begins with its end.
      const id = current ?? attemptId()
      return (await behind).complete(id, begin)
    },
    upload: async (...file) => {
      const id = attemptId()
      return (await behind).upload(id, begin, ...file)
    },
    track: (event, slideId, value) => {
      const attempt = store.get('attempt')
      void behind.then(({ track }) => track(event, slideId, attempt, value))
    },
    onWaiting: (listener) => {
      listener(...queue.standing())
      return listen(waitingListeners, listener)
    },
    onLateVerdict: (listener) => {
      flush()
      return listen(lateListeners, listener)
    },
    onElsewhere: (listener) => {
      // It may be known before anybody listens.
      if (isFollowed) listener(restore())
      return listen(elsewhereListeners, listener)
    },
    restore,
    save: (play) => {
      // What another tab kept is not written back: it may have gone on since.
      if (isFollowed) isFollowed = false
      else if (play.index > 0 || Object.keys(play.answers).length > 0) store.set('play', JSON.stringify(play))
      else store.remove('play')
    },
    restart: () => {
      const attempt = store.get('attempt')
      // There again where nobody new is let in (`sender.ts`).
      if (attempt) store.set('before', JSON.stringify([attempt, store.get('play')]))
      current = null
      store.remove('attempt')
      store.remove('play')
    },
    ...mediaUrls(media),
  }
}

/** Once what is about to be shown is; soon where nothing is, in a page out of sight. */
function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 200)
  })
}

function listen<Listener>(listeners: Set<Listener>, listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What was kept; an answer that is stored already but whose verdict never came back counts as told nothing. */
function restored(text: string | null, waiting: ReadonlySet<string>): SavedPlay | null {
  if (!text) return null
  try {
    const play = JSON.parse(text) as SavedPlay
    const verdicts: Record<string, ShownVerdict> = play.verdicts
    for (const slideId of Object.keys(play.answers))
      if (!waiting.has(slideId)) verdicts[slideId] ??= { correct: null, feedback: null, solution: [] }
    return play
  } catch {
    return null
  }
}
