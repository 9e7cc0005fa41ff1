import { afterEach, describe, expect, it, vi } from 'vitest'
import { ANSWERS_WITHIN } from '../../offline/open-database.ts'
import { createKeyStore } from './key-store.ts'

const { subtle } = globalThis.crypto
const databases = (open: () => object) => ({ open }) as unknown as IDBFactory

describe('createKeyStore', () => {
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['plain http', undefined, databases(() => ({})), 'insecure'],
    ['no IndexedDB', subtle, undefined, 'refused'],
    [
      'an IndexedDB that throws',
      subtle,
      databases(() => {
        throw new DOMException('Blocked', 'SecurityError')
      }),
      'refused',
    ],
    [
      'no room',
      subtle,
      databases(() => {
        const opening = { error: new DOMException('No room', 'QuotaExceededError'), onerror: () => {} }
        setTimeout(() => opening.onerror())
        return opening
      }),
      'full',
    ],
  ] as const)('reports why %s has no key', async (_name, crypto, factory, why) => {
    const store = createKeyStore(crypto, factory)
    await expect(store.get()).resolves.toBeNull()
    await expect(store.problem()).resolves.toBe(why)
  })

  it('times out on an IndexedDB that never responds', async () => {
    vi.useFakeTimers()
    const store = createKeyStore(
      subtle,
      databases(() => ({})),
    )
    const key = store.get()
    await vi.advanceTimersByTimeAsync(ANSWERS_WITHIN)
    await expect(key).resolves.toBeNull()
    await expect(store.problem()).resolves.toBe('silent')
    await expect(store.get()).resolves.toBeNull()
  })
})
