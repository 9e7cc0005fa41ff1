import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Client } from '@deckle/contract/client/client.ts'
import type { Deck } from '@deckle/contract/decks.ts'
import { routes } from '@deckle/contract/routes.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { Saved, SendResult } from './autosave-machine.ts'

/** Browsers let `keepalive` requests send at most 64 KiB. */
const KEEPALIVE_LIMIT = 60_000

export function createSend(api: Client, deckId: string) {
  return async ({
    revision,
    content,
    last,
  }: {
    revision: number
    content: DeckContent
    last: boolean
  }): Promise<SendResult> => {
    try {
      const input = { params: { id: deckId }, body: { revision, content } }
      const reply = last ? await sendKeepalive(api, input) : await api.decks.update(input)
      return { kind: 'saved', revision: reply.deck.revision }
    } catch (error) {
      return outcomeOf(error)
    }
  }
}

type Input = { params: { id: string }; body: { revision: number; content: DeckContent } }

/** The same call with `keepalive`, which outlives the page, if the body is small enough. */
async function sendKeepalive(api: Client, input: Input): Promise<{ deck: { revision: number } }> {
  const call = await api.exchange.prepare(routes.decks.update, input)
  const small = typeof call.body === 'string' && new Blob([call.body]).size < KEEPALIVE_LIMIT
  const response = await fetch(call.url, {
    method: call.method,
    headers: call.headers,
    body: call.body,
    keepalive: small,
    credentials: 'omit',
    cache: 'no-store',
  })
  const body: unknown = await response.json().catch(() => undefined)
  const header = (name: string) => response.headers.get(name)
  const error = await api.exchange.finish(
    routes.decks.update,
    call,
    { status: response.status, statusText: response.statusText, header, body: response.ok ? undefined : body },
    false,
  )
  if (error instanceof CallError) throw error
  return body as { deck: { revision: number } }
}

export function outcomeOf(error: unknown): SendResult {
  if (!(error instanceof CallError)) return { kind: 'failed' }
  if (error.code === 'revision_conflict') {
    const theirs = savedOf(error.data)
    return theirs ? { kind: 'conflict', theirs } : { kind: 'failed' }
  }
  if (error.status === 404) return { kind: 'gone' }
  if (
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429 &&
    error.status !== 401
  ) {
    return { kind: 'refused', reason: error.errors.join(' ') }
  }
  return { kind: 'failed' }
}

/** The newer deck in a conflict's error data, either the data itself or its `deck` property. */
function savedOf(data: unknown): Saved | null {
  const deck = (data as { deck?: unknown } | null)?.deck ?? data
  const { revision, content } = (deck ?? {}) as Partial<Pick<Deck, 'revision' | 'content'>>
  return typeof revision === 'number' && content ? { revision, content } : null
}
