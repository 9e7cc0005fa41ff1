import { afterEach, beforeEach, vi } from 'vitest'
// Loaded after the first slide: imported here, so that it is available at once.
import '../background.ts'
import { createServerHost } from '../server-host.ts'
import { uuidV7 } from '../uuid.ts'

export const deck = { deckId: uuidV7(), versionId: uuidV7(), shortid: 'abcdefgh', language: 'en' } as const
export const rating = { kind: 'rating', value: 4 } as const
export const verdict = { correct: null, feedback: 'Thanks', solution: [] }

export interface Call {
  readonly path: string
  readonly body: {
    readonly id?: string
    readonly token?: string
    readonly pass?: string
    readonly secret?: string
    readonly answer?: { readonly id: string; readonly slideId: string }
  }
}

export const refuse = (code: string, status: number, words = 'No.') =>
  new Response(JSON.stringify({ errors: [words], code }), { status })
/** As a proxy or a captive portal answers. */
export const page = (status: number) => new Response('<!doctype html><title>Sign in</title>', { status })

/** Can be offline, and stores each answer once. */
export function fakeServer() {
  const calls: Call[] = []
  const stored = new Map<string, unknown>()
  const server = {
    failing: 0,
    refusal: null as ((call: Call) => Response | null) | null,
    calls,
    stored,
    tokens: ['T'],
  }
  const send = (async (url: string, init: { body: string }) => {
    const call = { path: url, body: JSON.parse(init.body) as Call['body'] }
    calls.push(call)
    if (server.failing > 0) {
      server.failing -= 1
      throw new TypeError('failed to fetch')
    }
    const refusal = server.refusal?.(call)
    if (refusal) return refusal
    const begins = call.path.endsWith('/attempts')
    if (!begins && call.body.token && !server.tokens.includes(call.body.token)) return refuse('gone', 410)
    if (call.body.answer) stored.set(call.body.answer.id, call.body.answer)
    const reply = begins
      ? { attempt: { id: call.body.id, token: server.tokens.at(-1) } }
      : call.path.endsWith('/complete')
        ? { ending: { kind: 'thanks' } }
        : call.path.endsWith('/lead')
          ? { lead: { id: call.body.id } }
          : { verdict }
    return new Response(JSON.stringify(reply))
  }) as unknown as typeof fetch
  return {
    server,
    host: (pass?: string) =>
      createServerHost({ deck, api: '/api/v2', media: '/media', source: 'test', medium: 'post', pass, fetch: send }),
  }
}

export const waiting = () => Object.keys(localStorage).filter((key) => key.includes('.q.'))

export function fillStorage(): void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => undefined })
}

/** Fake timers and an empty storage for each test of the file. */
export function resetEachTest(): void {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    localStorage.clear()
  })
  afterEach(() => {
    vi.useRealTimers()
  })
}
