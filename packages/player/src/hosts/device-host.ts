import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { keepAsking } from '@deckle/slides/parts/keep-asking.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { HostRefusal, PlayDeck, PlayerHost, ShownEnding } from './host.ts'
import { openStore } from './storage/store.ts'

export interface DeviceHostOptions {
  readonly deck: Pick<PlayDeck, 'versionId' | 'language'>
  /** With the right answers. */
  readonly content: DeckContent
  /** Milliseconds since any moment; never set back, as clocks are. */
  readonly now?: () => number
}

/** What outlives a reload beside the answers themselves. */
interface Times {
  /** Milliseconds from the first answer to the last, of all visits. */
  readonly elapsed: number
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
  { deck, content, now = () => performance.now() }: DeviceHostOptions,
): PlayerHost {
  const store = openStore(`deckle.${deck.versionId}.`)
  const lateListeners = new Set<(slideId: string, told: ShownVerdict | HostRefusal) => void>()
  let isAway = false
  const timesSoFar = (): Times | null => JSON.parse(store.get('device') ?? 'null') as Times | null
  /** What was begun in an earlier visit goes on from what is kept of it. */
  let visit = { from: now(), before: timesSoFar()?.elapsed ?? 0 }
  let firstAt: number | null = timesSoFar() && 0
  let isReplayed = false
  const clock = () => (isReplayed ? visit.before + now() - visit.from : 0)
  const keepTime = (slideId: string, spentMs: number) => {
    firstAt ??= clock()
    const times: Times = { elapsed: clock() - firstAt, spent: { ...timesSoFar()?.spent, [slideId]: spentMs } }
    store.set('device', JSON.stringify(times))
  }
  const sent = <T>(stored: Promise<T>, slideId: string): Promise<T | undefined> =>
    stored.catch((error: HostRefusal) => {
      lateListeners.forEach((listener) => listener(slideId, error))
      return undefined
    })
  const marking = new Promise<PlayerHost>((resolve) =>
    keepAsking(
      () => import('./local-host.ts'),
      ({ createLocalHost }) => {
        const { imageUrl, fileUrl } = server
        const local = createLocalHost(content, { language: deck.language, now: clock, imageUrl, fileUrl })
        void replay(local).then(() => resolve(local))
      },
    ),
  )
  /** Answers from before a reload, in the order in which they were given; those that were told nothing yet are told now. */
  const replay = async (local: PlayerHost): Promise<void> => {
    isReplayed = false
    const saved = server.restore()
    const spent = timesSoFar()?.spent ?? {}
    for (const [slideId, answer] of Object.entries(saved?.answers ?? {})) {
      const verdict = await local.answer(slideId, answer, spent[slideId] ?? 0).catch(() => null)
      if (verdict && !saved?.verdicts[slideId]) lateListeners.forEach((listener) => listener(slideId, verdict))
    }
    isReplayed = true
  }

  return {
    ...server,
    answer: async (slideId, answer, spentMs) => {
      void sent(server.answer(slideId, answer, spentMs), slideId)
      keepTime(slideId, spentMs)
      return (await marking).answer(slideId, answer, spentMs)
    },
    complete: async () => {
      const own = await (await marking).complete()
      const stored = sent(server.complete(), '')
      const needsOthers = own.kind === 'distribution' || own.kind === 'game'
      if (!needsOthers || isAway) return own
      return (await Promise.race([stored, pause(patienceMs)])) ?? own
    },
    onWaiting: (listener) =>
      server.onWaiting((waiting, away, ...more) => {
        isAway = away
        listener(waiting, away, ...more)
      }),
    onLateVerdict: (listener) => {
      lateListeners.add(listener)
      // What waits from before is sent on; what the server says of it was told here already.
      const off = server.onLateVerdict?.((slideId, told) => told instanceof Error && listener(slideId, told))
      return () => {
        lateListeners.delete(listener)
        off?.()
      }
    },
    onElsewhere: (listener) =>
      server.onElsewhere?.((saved) => {
        void marking.then(async (local) => {
          local.restart()
          const kept = timesSoFar()
          visit = { from: now(), before: kept?.elapsed ?? 0 }
          firstAt = kept && 0
          await replay(local)
          listener(saved)
        })
      }) ?? (() => undefined),
    restart: () => {
      server.restart()
      store.remove('device')
      firstAt = null
      void marking.then((local) => local.restart())
    },
  }
}

function pause(ms: number): Promise<ShownEnding | undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
