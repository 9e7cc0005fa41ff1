// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSession } from './session.ts'
import { encryptTokens } from './token-cipher.ts'

const tokens = {
  'access-token': 'secret',
  'token-type': 'Bearer',
  expiry: String(Math.round(Date.now() / 1000) + 3600),
  client: 'browser',
  uid: 'asha@example.com',
}
let key: CryptoKey

beforeEach(async () => {
  const { subtle } = globalThis.crypto
  key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const iv = new Uint8Array(12)
  localStorage.setItem('deckle:auth', JSON.stringify({ tokenHash: await encryptTokens(subtle, key, iv, tokens) }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  localStorage.clear()
})

/** A database that answers its requests, or not. */
function answering(...answers: readonly boolean[]) {
  const request = <T extends object>(isAnswered: boolean | undefined, known: T) => {
    const made = { ...known, onsuccess: () => {} }
    if (isAnswered) setTimeout(() => made.onsuccess())
    return made
  }
  const store = { get: () => request(answers[1], { result: key }) }
  const database = { transaction: () => ({ objectStore: () => store }), close: () => {} }
  vi.stubGlobal('indexedDB', { open: () => request(answers[0], { result: database }) })
}

it('finds who is signed in', async () => {
  answering(true, true)
  expect((await openSession())?.owner).toHaveLength(16)
})

it('asks the server with a token that has expired by the clock of the device', async () => {
  answering(true, true)
  vi.setSystemTime(Date.now() + 15 * 86_400_000)
  const answers = [Response.json({ attempt: null }), new Response(null, { status: 401 })]
  const sent = vi.fn(async (_url: string, _init: RequestInit) => answers.shift())
  vi.stubGlobal('fetch', sent)
  const session = await openSession()
  expect(await session?.call('/resume', {})).toEqual({ attempt: null })
  expect(sent.mock.calls[0]?.[1].headers).toMatchObject(tokens)
  expect(await session?.call('/resume', {})).toBeNull()
})

it.each([
  ['does not open', [false]],
  ['opens and does not answer', [true, false]],
] as const)('does not wait for ever for a database that %s: nobody is signed in', async (_, answers) => {
  vi.useFakeTimers()
  answering(...answers)
  const session = openSession()
  await vi.advanceTimersByTimeAsync(3000)
  await expect(session).resolves.toBeNull()
})
