import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { retryImport } from '@deckle/slides/parts/lazy/retry-import.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import type { HostRefusal, PlayDeck, PlayerHost, ShownEnding } from './host.ts'
import { createPlayClock, type PlayClock } from './play-clock.ts'
import { openVersionStore } from './storage/store.ts'

export interface DeviceHostOptions {
  readonly deck: Pick<PlayDeck, 'versionId' | 'language'>
  /** With the right answers. */
  readonly content: DeckContent
  readonly now?: () => number
}

/** How long the figures of all players are waited for. */
const endingTimeoutMs = 3000

/**
 * Marks on the device and stores on the server: verdicts, results and endings need no connection. Every answer is still sent, and
 * the server's mark is the one that counts.
 */
export function createDeviceHost(
  server: PlayerHost,
  { deck, content, now = () => performance.now() }: DeviceHostOptions,
): PlayerHost {
  const clock = createPlayClock(openVersionStore(deck.versionId), now)
  const lateListeners = new Set<(slideId: string, outcome: ShownVerdict | HostRefusal) => void>()
  let isOffline = false
  const onLate = (slideId: string, outcome: ShownVerdict | HostRefusal) =>
    lateListeners.forEach((listener) => listener(slideId, outcome))
  const sent = <T>(stored: Promise<T>, slideId: string): Promise<T | undefined> =>
    stored.catch((error: HostRefusal) => {
      onLate(slideId, error)
      return undefined
    })
  const restore = (local: PlayerHost) => replay(local, server, clock, onLate)
  const marking = loadMarking(server, { deck, content, now: clock.read }, restore)

  return {
    ...server,
    answer: async (slideId, answer, spentMs) => {
      void sent(server.answer(slideId, answer, spentMs), slideId)
      clock.addAnswer(slideId, spentMs)
      return (await marking).answer(slideId, answer, spentMs)
    },
    complete: async () => {
      const own = await (await marking).complete()
      const stored = sent(server.complete(), '')
      const needsOthers = own.kind === 'distribution' || own.kind === 'game'
      if (!needsOthers || isOffline) return own
      return (await Promise.race([stored, timeout(endingTimeoutMs)])) ?? own
    },
    onConnection: (listener) =>
      server.onConnection((connection) => {
        isOffline = connection.offline
        listener(connection)
      }),
    onLateVerdict: (listener) => {
      lateListeners.add(listener)
      // Only refusals: the replay has reported the verdicts of unsent answers.
      const off = server.onLateVerdict?.((slideId, outcome) => outcome instanceof Error && listener(slideId, outcome))
      return () => {
        lateListeners.delete(listener)
        off?.()
      }
    },
    onOtherTab: (listener) =>
      server.onOtherTab?.((saved) => {
        void marking.then(async (local) => {
          local.restart()
          clock.resume()
          await restore(local)
          listener(saved)
        })
      }) ?? (() => undefined),
    restart: () => {
      server.restart()
      clock.reset()
      void marking.then((local) => local.restart())
    },
  }
}

function loadMarking(
  { imageUrl, fileUrl }: PlayerHost,
  { deck, content, now }: Required<DeviceHostOptions>,
  restore: (local: PlayerHost) => Promise<void>,
): Promise<PlayerHost> {
  return new Promise((resolve) =>
    retryImport(
      () => import('./local-host.ts'),
      ({ createLocalHost }) => {
        const local = createLocalHost(content, { language: deck.language, now, imageUrl, fileUrl })
        void restore(local).then(() => resolve(local))
      },
    ),
  )
}

/** Marks the answers of earlier visits, in their order, and reports verdicts that were not reported yet. */
async function replay(
  local: PlayerHost,
  server: PlayerHost,
  clock: PlayClock,
  onVerdict: (slideId: string, verdict: ShownVerdict) => void,
): Promise<void> {
  clock.setRunning(false)
  const saved = server.restore()
  const spent = clock.spent()
  for (const [slideId, answer] of Object.entries(saved?.answers ?? {})) {
    const verdict = await local.answer(slideId, answer, spent[slideId] ?? 0).catch(() => null)
    if (verdict && !saved?.verdicts[slideId]) onVerdict(slideId, verdict)
  }
  clock.setRunning(true)
}

function timeout(ms: number): Promise<ShownEnding | undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms))
}
