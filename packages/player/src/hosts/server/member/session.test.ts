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

/** A database that answers each request after so many milliseconds; never where that is null. */
function answering(...after: readonly (number | null)[]) {
  const request = <T extends object>(wait: number | null | undefined, known: T) => {
    const made = { ...known, onsuccess: () => {} }
    if (typeof wait === 'number') setTimeout(() => made.onsuccess(), wait)
    return made
  }
  const store = { get: () => request(after[1], { result: key }) }
  const database = { transaction: () => ({ objectStore: () => store }), close: () => {} }
  vi.stubGlobal('indexedDB', { open: () => request(after[0], { result: database }) })
}

it('finds who is signed in', async () => {
  answering(0, 0)
  expect((await openSession())?.owner).toHaveLength(16)
})

it.each([
  ['does not open', [null]],
  ['opens and does not answer', [0, null]],
] as const)('does not wait for ever for a database that %s: nobody is signed in', async (_, after) => {
  vi.useFakeTimers()
  answering(...after)
  const session = openSession()
  await vi.advanceTimersByTimeAsync(3000)
  await expect(session).resolves.toBeNull()
})
