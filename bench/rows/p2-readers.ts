import { beginAttempts, loadOf, questions } from '../lib/answers.ts'
import { interleave } from '../lib/rounds.ts'
import { count, ratio, type Row } from '../lib/table.ts'
import { publishDeck, type World } from '../lib/world.ts'
import { rate } from './p2-answer.ts'

const connections = 32
/** What a person opens, one after the other, and how long they look at each. */
const opened = ['overview', 'questions', 'funnel', 'items', 'sources'] as const
const LOOK_MS = 1000
/** A screen on the wall that asks anew. */
const POLL_MS = 5000

/**
 * P2: intake while reports of the same deck are read, beside its rate without readers, in turns. Two readers: a person who
 * opens one report of the deck after the other and looks at each for a second, and a dashboard that asks for its figures
 * and the deck's overview every five seconds.
 */
export async function storeBesideReaders(world: World, milliseconds: number): Promise<Row> {
  const deck = await publishDeck(world.deckle, -2, questions)
  let reads = 0
  const read = async (path: string) => {
    await world.deckle.call('GET', path)
    reads++
  }
  const round = async (isRead: boolean) => {
    const wanted = Math.max(connections, Math.ceil(((milliseconds / 1000) * 25_000) / questions))
    const attempts = await beginAttempts(world, deck, wanted)
    const ending = new AbortController()
    const person = async () => {
      for (let at = 0; !ending.signal.aborted; at++) {
        await read(`/analytics/${deck.id}/deck/${opened[at % opened.length]}`)
        await pause(LOOK_MS, ending.signal)
      }
    }
    const dashboard = async () => {
      while (!ending.signal.aborted) {
        await Promise.all([read('/stats'), read(`/analytics/${deck.id}/deck/overview`)])
        await pause(POLL_MS, ending.signal)
      }
    }
    const readers = isRead ? [person(), dashboard()] : []
    const result = await loadOf(world.deckle.port, connections, milliseconds, attempts)
    ending.abort()
    await Promise.all(readers)
    return result
  }
  const { alone = [], read: beside = [] } = await interleave({ alone: () => round(false), read: () => round(true) }, 5)
  const failed = [...alone, ...beside].reduce((sum, one) => sum + one.failed, 0)
  const share = rate(beside) / rate(alone)
  return {
    id: 'P2',
    what: `store an answer while reports are read (${count(reads)} reads), beside without${failed > 0 ? `, ${failed} FAILED` : ''}`,
    deckle: `${count(rate(beside))}/s`,
    limit: `${count(rate(alone))}/s`,
    ratio: ratio(share),
    reach: '≥ 0.90',
    reached: failed === 0 && share >= 0.9,
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
