import { randomUUID } from 'node:crypto'
import { type LoadResult, requestBytes, runLoad } from './load.ts'
import type { Published, World } from './world.ts'

/** Of a deck that is answered. */
export const questions = 200

interface Attempt {
  readonly id: string
  readonly token: string
}

/** Begins as many attempts as 25,000 answers a second need, then answers them. */
export async function answer(
  world: World,
  deck: Published,
  { connections, milliseconds }: { readonly connections: number; readonly milliseconds: number },
): Promise<LoadResult> {
  const wanted = Math.max(connections, Math.ceil(((milliseconds / 1000) * 25_000) / questions))
  const attempts = await beginAttempts(world, deck, wanted)
  return loadOf(world.deckle.port, connections, milliseconds, attempts)
}

export async function beginAttempts(world: World, deck: Published, wanted: number): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  while (attempts.length < wanted) {
    const batch = Array.from({ length: Math.min(64, wanted - attempts.length) }, async () => {
      const { attempt } = await world.deckle.call<{ attempt: Attempt }>('POST', `/play/${deck.shortid}/attempts`, {
        id: randomUUID(),
        versionId: deck.versionId,
      })
      return attempt
    })
    attempts.push(...(await Promise.all(batch)))
  }
  return attempts
}

/** Each connection answers its own attempts, each question once. */
export function loadOf(
  port: number,
  connections: number,
  milliseconds: number,
  attempts: readonly Attempt[],
): Promise<LoadResult> {
  const next = answersOf(attempts, connections)
  return runLoad({ port, connections, milliseconds, next: (connection) => next(connection)?.bytes ?? null })
}

/** Each connection's next answer, with its id; null when all its attempts are answered. */
export function answersOf(attempts: readonly Attempt[], connections: number) {
  const state = Array.from({ length: connections }, (_, at) => ({ attempt: at, question: 0 }))
  return (connection: number): { id: string; bytes: Buffer } | null => {
    const place = state[connection]
    if (!place) return null
    if (place.question === questions) {
      place.question = 0
      place.attempt += connections
    }
    const attempt = attempts[place.attempt]
    if (!attempt) return null
    const id = randomUUID()
    return { id, bytes: answerBytes(attempt, id, place.question++) }
  }
}

function addressOf({ id }: Attempt): string {
  const [a = 0, b = 0, c = 0] = Buffer.from(id.replaceAll('-', ''), 'hex').subarray(-3)
  return `10.${a}.${b}.${c}`
}

function answerBytes(attempt: Attempt, id: string, question: number): Buffer {
  const answer = {
    id,
    slideId: `q${question}`,
    answer: { kind: 'singleSelect', option: `o${question % 4}` },
    spent: 1500,
  }
  // Each person has their own address, as behind a proxy: answers per minute and address are limited.
  const headers = { 'x-forwarded-for': addressOf(attempt) }
  return requestBytes('POST', `/api/v2/play/attempts/${attempt.id}/answers`, headers, { token: attempt.token, answer })
}
