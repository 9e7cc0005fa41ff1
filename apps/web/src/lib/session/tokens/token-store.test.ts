import type { Tokens } from '@deckle/contract/client/tokens.ts'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPersisted, type PersistedStore } from './persisted.ts'
import { createTokenStore } from './token-store.ts'

const { subtle } = globalThis.crypto
const random = (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes)
const token: Tokens = {
  'access-token': 'secret-token',
  'token-type': 'Bearer',
  client: 'c',
  expiry: '1900000000',
  uid: 'a@b.in',
}

describe('createTokenStore', () => {
  let key: CryptoKey
  let persisted: PersistedStore
  const keyStore = { get: () => Promise.resolve(key), problem: () => Promise.resolve(null) }
  const store = () => createTokenStore(persisted, keyStore, subtle, random)

  beforeEach(async () => {
    localStorage.clear()
    persisted = createPersisted(localStorage)
    key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  })

  it('stores the token encrypted and restores it on the next page', async () => {
    await store().write(token)
    expect(JSON.stringify(localStorage)).not.toContain('secret-token')
    expect(persisted.read('auth').tokenHash).toMatch(/^v1\./)
    await expect(store().read()).resolves.toEqual(token)
    await expect(subtle.exportKey('raw', key)).rejects.toThrow()
  })

  it('never encrypts twice to the same text', async () => {
    await store().write(token)
    const first = persisted.read('auth').tokenHash
    await store().write(token)
    expect(persisted.read('auth').tokenHash).not.toBe(first)
  })

  it.each(['v1.AAAA.BBBB', 'v2.x.y', 'nonsense', 'v1.!.!'])('treats the unreadable %s as none', async (tokenHash) => {
    persisted.write('auth', { user: null, isUserLoggedIn: true, tokenHash })
    await expect(store().read()).resolves.toBeNull()
  })

  it('treats a token under another key as none', async () => {
    await store().write(token)
    key = await subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
    await expect(store().read()).resolves.toBeNull()
  })

  it('keeps it in memory only if there is no key', async () => {
    const memory = createTokenStore(
      persisted,
      { get: () => Promise.resolve(null), problem: () => Promise.resolve('silent') },
      undefined,
      random,
    )
    await memory.write(token)
    await expect(memory.read()).resolves.toEqual(token)
    await expect(memory.storageProblem()).resolves.toBe('silent')
    expect(persisted.read('auth').tokenHash).toBeUndefined()
  })

  it('stores nothing after a sign-out during encryption', async () => {
    const tokens = store()
    const writing = tokens.write(token)
    tokens.clear()
    await writing
    await expect(tokens.read()).resolves.toBeNull()
    expect(persisted.read('auth').tokenHash).toBeUndefined()
  })

  it('removes the stored token and keeps the rest of auth', async () => {
    const tokens = store()
    await tokens.write(token)
    persisted.write('auth', { ...persisted.read('auth'), isUserLoggedIn: true })
    tokens.clearStored()
    expect(persisted.read('auth')).toEqual({ user: null, isUserLoggedIn: true })
    await expect(tokens.read()).resolves.toEqual(token)
  })

  it('uses the newer token if storage is full, not the one it replaced', async () => {
    const setItem = vi.fn((name: string, value: string) => localStorage.setItem(name, value))
    const filling = {
      getItem: (name: string) => localStorage.getItem(name),
      removeItem: (name: string) => localStorage.removeItem(name),
      setItem,
    }
    persisted = createPersisted(filling as unknown as Storage)
    await store().write(token)
    const tokens = store()
    await tokens.read()
    setItem.mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    await tokens.write({ ...token, 'access-token': 'newer' })
    await expect(tokens.read()).resolves.toMatchObject({ 'access-token': 'newer' })
    await expect(tokens.storageProblem()).resolves.toBe('full')
    setItem.mockImplementation(() => {})
    await expect(tokens.storageProblem()).resolves.toBeNull()
  })

  it('uses the token that another tab has stored', async () => {
    const [one, other] = [store(), store()]
    await one.write(token)
    await other.write({ ...token, 'access-token': 'newer' })
    await expect(one.read()).resolves.toMatchObject({ 'access-token': 'newer' })
  })
})

describe('createPersisted', () => {
  it('stores license, auth and blog only, and purges all of it', () => {
    const store = createPersisted(localStorage)
    store.write('license', null)
    store.write('auth', { user: null, isUserLoggedIn: true })
    store.write('blog', { articles: [], templates: [], editingArticle: null })
    expect(Object.keys(localStorage).sort()).toEqual(['deckle:auth', 'deckle:blog', 'deckle:license'])
    store.purge()
    expect(localStorage).toHaveLength(0)
  })

  it('reports why nothing can be stored', async () => {
    expect(await createPersisted(localStorage).storageProblem()).toBeNull()
    expect(Object.keys(localStorage)).toEqual([])
    expect(await createPersisted(null).storageProblem()).toBe('refused')
    expect(createPersisted(null).write('license', null)).toBe(false)
    const refusing = {
      setItem: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    }
    expect(await createPersisted(refusing as unknown as Storage).storageProblem()).toBe('refused')
  })

  it('gives up the copies of the blog where the session has no room beside them', () => {
    const room = 500
    const used = () =>
      Object.keys(localStorage).reduce((sum, name) => sum + (localStorage.getItem(name)?.length ?? 0), 0)
    const small = {
      getItem: (name: string) => localStorage.getItem(name),
      removeItem: (name: string) => localStorage.removeItem(name),
      setItem: (name: string, value: string) => {
        const before = localStorage.getItem(name)?.length ?? 0
        if (used() - before + value.length > room) throw new DOMException('No room', 'QuotaExceededError')
        localStorage.setItem(name, value)
      },
    }
    const store = createPersisted(small as unknown as Storage)
    const blog = (text: string) => ({ articles: [text], templates: [], editingArticle: null })
    expect(store.write('blog', blog('x'.repeat(400)))).toBe(true)
    expect(store.write('auth', { user: null, isUserLoggedIn: true, tokenHash: 'x'.repeat(200) })).toBe(true)
    expect(store.read('auth').isUserLoggedIn).toBe(true)
    expect(store.read('blog').articles).toEqual([])
    expect(store.write('blog', blog('x'.repeat(400)))).toBe(false)
    expect(store.read('auth').tokenHash).toHaveLength(200)
  })

  it('treats broken storage as empty', () => {
    localStorage.setItem('deckle:auth', '{broken')
    expect(createPersisted(localStorage).read('auth')).toEqual({ user: null, isUserLoggedIn: false })
    expect(createPersisted(null).read('blog').articles).toEqual([])
  })
})
