import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { PlayDeck, PlayerHost } from '../../host.ts'
// Loaded after the first slide: imported here, so that it is available at once.
import '../background.ts'
import { createServerHost } from '../server-host.ts'
import { uuidV7 } from '../uuid.ts'
import { disk } from './fake-file-store.ts'

export const rating = (value: number) => ({ kind: 'rating', value }) as const
export const verdict = { correct: null, feedback: null, solution: [] }
export const file = () => new File(['a letter'], 'letter.txt')

interface Body {
  readonly answer?: { readonly id: string; readonly slideId: string; readonly answer: unknown }
  readonly file?: { readonly id: string; readonly data: string }
  readonly id?: string
}

/** Stores what it receives by id, as the real server does, and counts how often each was sent. */
export let server: {
  isOffline: boolean
  needsPass: boolean
  fileStatus: number
  readonly answers: Map<string, unknown>
  readonly files: Map<string, unknown>
  readonly begun: Set<string>
  readonly order: string[]
}

function respond(path: string, text: string): Response {
  const body = JSON.parse(text) as Body
  if (path.endsWith('/attempts') && server.needsPass)
    return new Response('{"errors":["No"],"code":"not_allowed"}', { status: 403 })
  if (path.endsWith('/attempts')) server.begun.add(body.id ?? '')
  if (path.endsWith('/files') && server.fileStatus !== 200)
    return new Response('{"errors":["No"],"code":"unsupported_type"}', { status: server.fileStatus })
  const named = (body.answer?.answer as { file?: string } | undefined)?.file
  if (named !== undefined && !server.files.has(named))
    return new Response('{"errors":["No such file"],"code":"answer_rejected"}', { status: 422 })
  if (body.file) server.files.set(body.file.id, body.file.data)
  if (body.answer) server.answers.set(body.answer.id, body.answer.answer)
  server.order.push(body.answer?.slideId ?? path.split('/').at(-1) ?? '')
  const reply = body.file
    ? { file: { id: body.file.id, name: 'letter.txt', size: 8 } }
    : body.answer
      ? { verdict }
      : { attempt: { id: body.id, token: 'T' }, ending: { kind: 'thanks' } }
  return new Response(JSON.stringify(reply))
}

const send = (async (url: string, { body }: { body: string }) => {
  if (server.isOffline) throw new TypeError('failed to fetch')
  await new Promise((resolve) => setTimeout(resolve))
  return respond(url, body)
}) as unknown as typeof fetch

/** Files are uploaded by `XMLHttpRequest`. */
class FakeRequest extends EventTarget {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  private url = ''
  open(_method: string, url: string) {
    this.url = url
  }
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  async send(body: string) {
    if (!server.isOffline) {
      const reply = respond(this.url, body)
      this.status = reply.status
      this.responseText = await reply.text()
    }
    this.dispatchEvent(new Event('loadend'))
  }
}

/** Like the browser's, shared by tabs: one holder at a time under each name. */
function createLocks() {
  const turns = new Map<string, Promise<unknown>>()
  const request = (name: string, act: () => Promise<void>) => {
    const turn = (turns.get(name) ?? Promise.resolve()).then(act)
    turns.set(
      name,
      turn.catch(() => undefined),
    )
    return turn
  }
  return { request }
}

export let deck: Pick<PlayDeck, 'deckId' | 'versionId' | 'shortid' | 'language'>
export const tab = (): PlayerHost =>
  createServerHost({ deck, api: '/api/v2', media: '/media', source: '', fetch: send })
export const keys = (part: string) => Object.keys(localStorage).filter((key) => key.includes(part))
/** In real time: database, reading of files and network are asynchronous. */
export const eventually = (check: () => void) => vi.waitFor(check, { timeout: 60_000, interval: 20 })
export const reconnect = () => {
  server.isOffline = false
  dispatchEvent(new Event('online'))
}
export const publishNewVersion = (): void => {
  deck = { ...deck, versionId: uuidV7() }
}

/** A new server, and an empty device, for each test of the file. */
export function resetEachTest(): void {
  beforeEach(() => {
    localStorage.clear()
    disk.files.clear()
    disk.isFull = false
    server = {
      isOffline: false,
      needsPass: false,
      fileStatus: 200,
      answers: new Map(),
      files: new Map(),
      begun: new Set(),
      order: [],
    }
    deck = { deckId: uuidV7(), versionId: uuidV7(), shortid: 'abcdefgh', language: 'en' }
    vi.stubGlobal('XMLHttpRequest', FakeRequest)
    Object.defineProperty(navigator, 'locks', { value: createLocks(), configurable: true })
    vi.stubGlobal('fetch', (url: string, init: { body: string }) =>
      url.endsWith('/tracker') ? Promise.resolve(new Response('{"ok":true}')) : send(url, init),
    )
  })
  afterEach(async () => {
    // Nothing unsent is left to the next test.
    server.fileStatus = 200
    reconnect()
    await eventually(() => expect(keys('.q.')).toEqual([]))
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'locks')
  })
}

export async function uploadOrStore(host: PlayerHost, slideId = 's1') {
  const { isOnDevice, ...named } = await host.upload(slideId, file(), () => undefined)
  const stored = host.answer(slideId, { kind: 'uploader', ...named }, 10)
  stored.catch(() => undefined)
  return { isOnDevice, stored }
}
