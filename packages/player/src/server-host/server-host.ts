import type { Answer } from '@deckle/core/deck/slide.ts'
import { keepAsking } from '@deckle/slides/parts/keep-asking.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import { HostRefusal, type PlayDeck, type PlayerHost, type SavedPlay, type ShownEnding } from '../host.ts'
import { mediaUrls } from '../media-urls.ts'
import { createCaller } from './caller.ts'
import { openStore } from './store.ts'
import type { Tracker } from './tracker.ts'
import { uuidV7 } from './uuid.ts'

export interface ServerHostOptions {
  readonly deck: Pick<PlayDeck, 'deckId' | 'versionId' | 'shortid' | 'language'>
  /** Prefix of calls, `/api/v2`. */
  readonly api: string
  /** Prefix of pictures and files, `/media`. */
  readonly media: string
  /** Where the person came from: a campaign's name, a site. */
  readonly source: string
  readonly fetch?: typeof fetch
}

interface Queued {
  readonly id: string
  readonly attemptId: string
  readonly slideId: string
  readonly answer: Answer
  readonly spent: number
}

interface Waiter {
  readonly resolve: (verdict: ShownVerdict) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Plays on the server. An attempt begins with the first answer, under an id made here; so does every answer, so that
 * nothing is counted twice however often it is sent. Answers are kept on the device until the server has them.
 */
export function createServerHost({ deck, api, media, source, fetch: send }: ServerHostOptions): PlayerHost {
  const store = openStore(`deckle.${deck.versionId}.`)
  const track = trackLater(`${api}/activity/tracker`, deck.deckId)
  const waiters = new Map<string, Waiter>()
  const waitingListeners = new Set<(waiting: number, offline: boolean) => void>()
  const lateListeners = new Set<(slideId: string, verdict: ShownVerdict) => void>()
  let away = false
  let running: Promise<void> | null = null

  const tell = () => waitingListeners.forEach((listener) => listener(store.keys('q.').length, away))
  const call = createCaller({ api, fetch: send, onAway: (now) => now !== away && ((away = now), tell()) })

  const attemptId = () => store.get('attempt') ?? keepNew()
  const keepNew = () => {
    const id = uuidV7()
    store.set('attempt', id)
    return id
  }
  const tokenOf = async (id: string): Promise<string> => {
    const known = store.get(`token.${id}`)
    if (known) return known
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = {
      id,
      versionId: deck.versionId,
      language: deck.language,
      source: source.slice(0, 100),
      timezone: timeZone,
    }
    const { attempt } = await call<{ attempt: { token: string } }>(`/play/${deck.shortid}/attempts`, body)
    store.set(`token.${id}`, attempt.token)
    return attempt.token
  }

  const queued = (): Queued | null => {
    const key = store.keys('q.')[0]
    const text = key === undefined ? null : store.get(key)
    return text === null ? null : (JSON.parse(text) as Queued)
  }
  const sendOne = async ({ attemptId: attempt, ...item }: Queued) => {
    const settle = (act: (waiter: Waiter) => void, late: () => void) => {
      store.remove(`q.${item.id}`)
      const waiter = waiters.get(item.id)
      waiters.delete(item.id)
      if (waiter) act(waiter)
      else late()
    }
    try {
      const token = await tokenOf(attempt)
      const { verdict } = await call<{ verdict: ShownVerdict }>(`/play/attempts/${attempt}/answers`, {
        token,
        answer: item,
      })
      settle(
        (waiter) => waiter.resolve(verdict),
        () => lateListeners.forEach((listener) => listener(item.slideId, verdict)),
      )
    } catch (error) {
      if (!(error instanceof HostRefusal)) throw error
      settle(
        (waiter) => waiter.reject(error),
        () => lateListeners.forEach((listener) => listener(item.slideId, nothingTold)),
      )
    }
    tell()
  }
  /** Sends what waits, oldest first, one tab at a time. An answer that another tab has sent is sent again: its id makes that harmless. */
  const flush = (): Promise<void> =>
    (running ??= (async () => {
      for (let item = queued(); item; item = queued()) {
        const next = item
        await oneTabAtATime(`deckle.${deck.versionId}`, () => sendOne(next))
      }
    })().finally(() => (running = null)))

  return {
    answer: (slideId, answer, spentMs) => {
      const item: Queued = {
        id: uuidV7(),
        attemptId: attemptId(),
        slideId,
        answer,
        spent: Math.min(spentMs, 86_400_000),
      }
      store.set(`q.${item.id}`, JSON.stringify(item))
      return new Promise((resolve, reject) => {
        waiters.set(item.id, { resolve, reject })
        tell()
        void flush()
      })
    },
    complete: async () => {
      while (store.keys('q.').length > 0) await flush()
      const attempt = attemptId()
      const token = await tokenOf(attempt)
      const { ending } = await call<{ ending: ShownEnding }>(`/play/attempts/${attempt}/complete`, { token })
      return ending
    },
    upload: async (slideId, file, onProgress) => {
      const id = attemptId()
      const [{ uploadFile }, token] = await Promise.all([import('./upload-file.ts'), tokenOf(id)])
      const url = `${api}/play/attempts/${id}/files`
      return uploadFile(file, { url, token, slideId, language: deck.language }, { onProgress })
    },
    track: (event, slideId, value) => track(event, slideId, store.get('attempt'), value),
    onWaiting: (listener) => {
      waitingListeners.add(listener)
      listener(store.keys('q.').length, away)
      return () => waitingListeners.delete(listener)
    },
    onLateVerdict: (listener) => {
      lateListeners.add(listener)
      void flush()
      return () => lateListeners.delete(listener)
    },
    restore: () =>
      restored(
        store.get('play'),
        new Set(store.keys('q.').map((key) => (JSON.parse(store.get(key) ?? '{}') as Queued).slideId)),
      ),
    save: (play) =>
      play.index > 0 || Object.keys(play.answers).length > 0
        ? store.set('play', JSON.stringify(play))
        : store.remove('play'),
    restart: () => {
      store.remove('attempt')
      store.remove('play')
    },
    ...mediaUrls(media),
  }
}

const nothingTold: ShownVerdict = { correct: null, feedback: null, solution: [] }

/** Counting never holds up the first slide: its code comes after it, and what happens until then is told to it. */
function trackLater(url: string, deckId: string): Tracker['track'] {
  let early: Parameters<Tracker['track']>[] = []
  let track: Tracker['track'] = (...happened) => void early.push(happened)
  keepAsking(
    () => import('./tracker.ts'),
    ({ createTracker }) => {
      ;({ track } = createTracker(url, deckId))
      for (const happened of early) track(...happened)
      early = []
    },
  )
  return (...happened) => track(...happened)
}

/** What was kept; an answer that is stored already but whose verdict never came back counts as told nothing. */
function restored(text: string | null, waiting: ReadonlySet<string>): SavedPlay | null {
  if (!text) return null
  try {
    const play = JSON.parse(text) as SavedPlay
    const settled = Object.keys(play.answers).filter((slideId) => !waiting.has(slideId))
    return {
      ...play,
      verdicts: { ...Object.fromEntries(settled.map((slideId) => [slideId, nothingTold])), ...play.verdicts },
    }
  } catch {
    return null
  }
}

/** In another site's frame locks may be denied, with the storage that tabs would share. */
async function oneTabAtATime(name: string, act: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return act()
  let isOurs = false
  const run = () => {
    isOurs = true
    return act()
  }
  await navigator.locks.request(name, run).catch((error: unknown) => {
    if (isOurs) throw error
    return act()
  })
}
