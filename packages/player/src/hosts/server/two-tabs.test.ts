// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlayDeck, PlayerHost, SavedPlay } from '../host.ts'
// Loaded after the first slide: imported here, so that it is available at once.
import './background.ts'
import { sendEarlierAnswers } from './outbox/earlier-answers.ts'
import { createServerHost } from './server-host.ts'
import { uuidV7 } from './uuid.ts'

/** The browser's database, shared by all tabs. */
const disk = vi.hoisted(() => ({ files: new Map<string, File>(), isFull: false }))
vi.mock('./files/file-store.ts', () => ({
  storeFile: async (id: string, file: File) => {
    if (disk.isFull) throw new DOMException('full', 'QuotaExceededError')
    disk.files.set(id, file)
  },
  storedFile: async (id: string) => disk.files.get(id),
  removeFile: async (id: string) => void disk.files.delete(id),
}))

const rating = (value: number) => ({ kind: 'rating', value }) as const
const verdict = { correct: null, feedback: null, solution: [] }
const file = () => new File(['a letter'], 'letter.txt')

interface Body {
  readonly answer?: { readonly id: string; readonly slideId: string; readonly answer: unknown }
  readonly file?: { readonly id: string; readonly data: string }
  readonly id?: string
}

/** Stores what it receives by id, as the real server does, and counts how often each was sent. */
let server: {
  isOffline: boolean
  asks: boolean
  fileStatus: number
  readonly answers: Map<string, unknown>
  readonly files: Map<string, unknown>
  readonly begun: Set<string>
  readonly order: string[]
}

function take(path: string, text: string): Response {
  const body = JSON.parse(text) as Body
  if (path.endsWith('/attempts') && server.asks)
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
  await new Promise((resolve) => setTimeout(resolve, 5))
  return take(url, body)
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
      const reply = take(this.url, body)
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

let deck: Pick<PlayDeck, 'deckId' | 'versionId' | 'shortid' | 'language'>
const tab = (): PlayerHost => createServerHost({ deck, api: '/api/v2', media: '/media', source: '', fetch: send })
const keys = (part: string) => Object.keys(localStorage).filter((key) => key.includes(part))
/** In real time: database, reading of files and network are asynchronous. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 8000, interval: 20 })
const comesBack = () => {
  server.isOffline = false
  dispatchEvent(new Event('online'))
}

beforeEach(() => {
  localStorage.clear()
  disk.files.clear()
  disk.isFull = false
  server = {
    isOffline: false,
    asks: false,
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
  comesBack()
  await eventually(() => expect(keys('.q.')).toEqual([]))
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'locks')
})

async function uploadOrStore(host: PlayerHost, slideId = 's1') {
  const { isOnDevice, ...named } = await host.upload(slideId, file(), () => undefined)
  const stored = host.answer(slideId, { kind: 'uploader', ...named }, 10)
  stored.catch(() => undefined)
  return { isOnDevice, stored }
}

describe('a file without a connection', () => {
  it('is kept, told to be so, and sent before the answer that names it, once', async () => {
    server.isOffline = true
    const host = tab()
    const told: string[] = []
    host.onConnection(({ unsent, offline }) => told.push(`${unsent} ${offline}`))
    void host.answer('s0', rating(3), 10)
    await eventually(() => expect(told.at(-1)).toBe('1 true'))
    const { isOnDevice, stored } = await uploadOrStore(host)
    expect(isOnDevice).toBe(true)
    expect(disk.files.size).toBe(1)
    await eventually(() => expect(told.at(-1)).toBe('2 true'))
    comesBack()
    await stored
    await eventually(() => expect(server.answers.size).toBe(2))
    expect(server.files.size).toBe(1)
    expect([...server.files.keys()]).toEqual([
      (([...server.answers.values()] as { file?: string }[]).find((one) => one.file) ?? {}).file,
    ])
    expect(server.order.filter((one) => one === 'files')).toHaveLength(1)
    expect(server.order.indexOf('files')).toBeLessThan(server.order.indexOf('s1'))
    await eventually(() => expect(disk.files.size).toBe(0))
    expect(told.at(-1)).toBe('0 false')
  })

  it('outlives the page', async () => {
    server.isOffline = true
    await uploadOrStore(tab())
    const id = [...disk.files.keys()][0]
    comesBack()
    tab().onLateVerdict?.(() => undefined)
    await eventually(() => expect([...server.answers.values()]).toMatchObject([{ file: id }]))
    expect([...server.files.keys()]).toEqual([id])
    expect(keys('.q.')).toEqual([])
  })

  it('that the server refuses later is told to the person', async () => {
    server.isOffline = true
    await uploadOrStore(tab())
    const [id] = disk.files.keys()
    server.fileStatus = 415
    comesBack()
    const late = vi.fn()
    tab().onLateVerdict?.(late)
    await eventually(() =>
      expect(late.mock.calls).toEqual([['s1', expect.objectContaining({ reason: 'refused', message: 'No' })]]),
    )
    expect([...server.answers.values()]).not.toContainEqual(expect.objectContaining({ file: id }))
    await eventually(() => expect(disk.files.size).toBe(0))
  })

  it('is dropped with its answer, once that was refused for long', async () => {
    server.asks = true
    const [id, given] = [uuidV7(), uuidV7()]
    const answer = { kind: 'uploader', file: id, name: 'letter.txt', size: 8 }
    const item = { id: given, attemptId: uuidV7(), slideId: 's1', answer, spent: 1, begin: deck }
    localStorage.setItem(`deckle.${deck.versionId}.q.${given}`, JSON.stringify(item))
    disk.files.set(id, file())
    await sendEarlierAnswers('/api/v2', uuidV7())
    expect(disk.files.size).toBe(1)
    const later = Date.now() + 31 * 86_400_000
    vi.spyOn(Date, 'now').mockReturnValue(later)
    await sendEarlierAnswers('/api/v2', uuidV7())
    vi.restoreAllMocks()
    expect(keys('.q.')).toEqual([])
    await eventually(() => expect(disk.files.size).toBe(0))
  })

  it('is kept, too, while the deck asks once more who comes, and that goes on being said', async () => {
    server.asks = true
    const host = tab()
    const told: string[] = []
    host.onConnection((connection) => told.push(Object.values(connection).join(' ')))
    void host.answer('s0', rating(3), 10)
    await eventually(() => expect(told.at(-1)).toBe('1 true true true'))
    const { isOnDevice, stored } = await uploadOrStore(host)
    expect(isOnDevice).toBe(true)
    await eventually(() => expect(told.at(-1)).toBe('2 true true true'))
    server.asks = false
    dispatchEvent(new Event('online'))
    await stored
    await eventually(() => expect(server.answers.size).toBe(2))
  })

  it('is not said to be kept where there is no room', async () => {
    server.isOffline = true
    disk.isFull = true
    const host = tab()
    void host.answer('s0', rating(3), 10)
    await expect(host.upload('s1', file(), () => undefined)).rejects.toMatchObject({ name: 'NotStored' })
  })

  it('holds up no other answer', async () => {
    server.isOffline = true
    const host = tab()
    const { stored } = await uploadOrStore(host)
    const second = host.answer('s2', rating(1), 10)
    server.fileStatus = 503
    comesBack()
    await second
    expect(server.answers.size).toBe(1)
    server.fileStatus = 200
    dispatchEvent(new Event('online'))
    await stored
    expect(server.answers.size).toBe(2)
  })
})

describe('two tabs of a deck', () => {
  it('play one attempt, and neither lose nor double an answer or a file', async () => {
    server.isOffline = true
    const [one, two] = [tab(), tab()]
    const first = one.answer('s0', rating(1), 10)
    const { stored } = await uploadOrStore(two)
    const third = one.answer('s2', rating(2), 10)
    const fourth = two.answer('s3', rating(3), 10)
    comesBack()
    await Promise.all([first, stored, third, fourth])
    expect(server.begun.size).toBe(1)
    expect(server.answers.size).toBe(4)
    expect(server.files.size).toBe(1)
    expect(keys('.q.')).toEqual([])
    await eventually(() => expect(disk.files.size).toBe(0))
  })

  it('go on where the other one stands, once the person is back', async () => {
    const [one, two] = [tab(), tab()]
    await vi.dynamicImportSettled()
    const moved: (SavedPlay | null)[] = []
    two.onOtherTab?.((saved) => moved.push(saved))
    const play = { index: 3, trail: [0, 1, 2], answers: { s0: rating(1) }, verdicts: { s0: verdict } }
    one.save(play)
    const key = keys('.play')[0] ?? ''
    dispatchEvent(new StorageEvent('storage', { key }))
    expect(moved).toEqual([])
    dispatchEvent(new Event('focus'))
    expect(moved).toEqual([play])
    // A followed place is not written back over what the first tab stored since (here both tabs receive the event).
    one.save(play)
    one.save({ ...play, index: 4 })
    two.save(play)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ index: 4 })
    two.save({ ...play, index: 5 })
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ index: 5 })
  })

  it('go on, too, where the other one is heard of a moment after the person is back', async () => {
    const [one, two] = [tab(), tab()]
    await vi.dynamicImportSettled()
    const moved = vi.fn()
    two.onOtherTab?.(moved)
    dispatchEvent(new Event('focus'))
    const play = { index: 1, trail: [0], answers: { s0: rating(1) }, verdicts: { s0: verdict } }
    one.save(play)
    dispatchEvent(new StorageEvent('storage', { key: keys('.play')[0] ?? '' }))
    expect(moved).not.toHaveBeenCalled()
    await eventually(() => expect(moved.mock.calls).toEqual([[play]]))
  })
})

describe('what is left', () => {
  it('goes with the page, in its order, and stays until the server says that it has it', async () => {
    const beacon = vi.fn((_url: string, _body: Blob) => true)
    Object.assign(navigator, { sendBeacon: beacon })
    const host = tab()
    await host.answer('s0', rating(1), 10)
    await vi.dynamicImportSettled()
    server.isOffline = true
    for (const at of [1, 2]) void host.answer(`s${at}`, rating(at), 10)
    dispatchEvent(new Event('pagehide'))
    const sent = beacon.mock.calls.filter(([url]) => url.endsWith('/leave'))
    expect(sent).toHaveLength(1)
    const body = JSON.parse((await sent[0]?.[1].text()) ?? '') as { token: string; answers: { slideId: string }[] }
    expect(body).toMatchObject({ token: 'T', answers: [{ slideId: 's1' }, { slideId: 's2' }] })
    expect(Object.keys(body.answers[0] ?? {}).sort()).toEqual(['answer', 'id', 'slideId', 'spent'])
    expect(keys('.q.')).toHaveLength(2)
  })

  it('of an earlier version of the deck is sent from the newer one', async () => {
    server.isOffline = true
    void tab().answer('s0', rating(1), 10)
    deck = { ...deck, versionId: uuidV7() }
    comesBack()
    tab()
    await eventually(() => expect(server.answers.size).toBe(1))
    await eventually(() => expect(keys('.q.')).toEqual([]))
  })
})
