import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { keepAsking } from '@deckle/slides/parts/keep-asking.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import { HostRefusal, type PlayDeck, type PlayerHost, type ShownEnding } from './host.ts'
import { openStore } from './server-host/store.ts'

export interface DeviceHostOptions {
  readonly deck: Pick<PlayDeck, 'versionId' | 'language'>
  /** With the right answers. */
  readonly content: DeckContent
  readonly now?: () => number
}

/** What outlives a reload beside the answers themselves. */
interface Times {
  readonly began: number
  /** Visible milliseconds by slide. */
  readonly spent: Readonly<Record<string, number>>
}

/** How long figures of all who played are waited for, in milliseconds. */
const patienceMs = 3000

/**
 * Marks on the device and stores on the server: verdicts, results and endings are there at once and without a
 * connection; each answer is sent all the same, and what the server makes of it is what counts.
 */
export function createDeviceHost(
  server: PlayerHost,
  { deck, content, now = () => Date.now() }: DeviceHostOptions,
): PlayerHost {
  const store = openStore(`deckle.${deck.versionId}.`)
  const lateListeners = new Set<(slideId: string, verdict: ShownVerdict) => void>()
  const closedListeners = new Set<() => void>()
  let isAway = false
  const timesSoFar = (): Times | null => JSON.parse(store.get('device') ?? 'null') as Times | null
  const keepTime = (slideId: string, spentMs: number) => {
    const { began, spent } = timesSoFar() ?? { began: now(), spent: {} }
    store.set('device', JSON.stringify({ began, spent: { ...spent, [slideId]: spentMs } }))
  }
  const sent = <T>(stored: Promise<T>): Promise<T | undefined> =>
    stored.catch((error: unknown) => {
      if (error instanceof HostRefusal && error.reason === 'closed') closedListeners.forEach((listener) => listener())
      return undefined
    })
  const marking = new Promise<PlayerHost>((resolve) =>
    keepAsking(
      () => import('./local-host.ts'),
      ({ createLocalHost }) => {
        const { imageUrl, fileUrl } = server
        // What was begun before a reload began then.
        const clock = () => (isReplayed ? now() : (timesSoFar()?.began ?? now()))
        const local = createLocalHost(content, { language: deck.language, now: clock, imageUrl, fileUrl })
        let isReplayed = false
        void replay(local).then(() => {
          isReplayed = true
          resolve(local)
        })
      },
    ),
  )
  /** Answers from before a reload, in the order in which they were given; those that were told nothing yet are told now. */
  const replay = async (local: PlayerHost): Promise<void> => {
    const saved = server.restore()
    const spent = timesSoFar()?.spent ?? {}
    for (const [slideId, answer] of Object.entries(saved?.answers ?? {})) {
      const verdict = await local.answer(slideId, answer, spent[slideId] ?? 0).catch(() => null)
      if (verdict && !saved?.verdicts[slideId]) lateListeners.forEach((listener) => listener(slideId, verdict))
    }
  }

  return {
    ...server,
    answer: async (slideId, answer, spentMs) => {
      void sent(server.answer(slideId, answer, spentMs))
      keepTime(slideId, spentMs)
      return (await marking).answer(slideId, answer, spentMs)
    },
    complete: async () => {
      const own = await (await marking).complete()
      const stored = sent(server.complete())
      const needsOthers = own.kind === 'distribution' || own.kind === 'game'
      if (!needsOthers || isAway) return own
      return (await Promise.race([stored, pause(patienceMs)])) ?? own
    },
    onWaiting: (listener) =>
      server.onWaiting((waiting, away) => {
        isAway = away
        listener(waiting, away)
      }),
    onLateVerdict: (listener) => {
      lateListeners.add(listener)
      // What waits from before is sent on; what the server says of it was told here already.
      const off = server.onLateVerdict?.(() => undefined)
      return () => {
        lateListeners.delete(listener)
        off?.()
      }
    },
    onClosed: (listener) => {
      closedListeners.add(listener)
      return () => closedListeners.delete(listener)
    },
    restart: () => {
      server.restart()
      store.remove('device')
      void marking.then((local) => local.restart())
    },
  }
}

function pause(ms: number): Promise<ShownEnding | undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
