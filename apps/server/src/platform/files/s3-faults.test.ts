import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { type Files, FileStoreError } from './files.ts'
import { createS3Files } from './s3-files.ts'
import { signatureIn, signatureOf } from './test/aws-signature.ts'

const keys = { accessKeyId: 'KEY', secretAccessKey: 'secret', region: 'us-east-1', bucket: 'deckle' }
const patient = { answer: 60_000, upload: 60_000 }
const impatient = { answer: 300, upload: 300 }
/** Impatient only while the store has a fault: a slow machine must not make a healthy store fail. */
const timeouts = { ...patient }

type Fault = (request: IncomingMessage, answer: ServerResponse) => void
/** Stores that are full, broken, unreachable or unresponsive. */
const faults: Readonly<Record<string, Fault>> = {
  'asks to slow down': (request, answer) => {
    request.resume().on('end', () => answer.writeHead(503).end('<Error><Code>SlowDown</Code></Error>'))
  },
  'forbids it': (request, answer) => {
    request.resume().on('end', () => answer.writeHead(403).end('<Error><Code>AccessDenied</Code></Error>'))
  },
  'says nothing': (request) => void request.resume(),
  'hangs up': (request) => void request.socket.destroy(),
  'hangs up in the middle of its answer': (request, answer) => {
    request.resume().on('end', () => {
      answer
        .writeHead(200, { 'content-length': '5000', 'content-type': 'image/webp' })
        .write(Buffer.alloc(100), () => answer.destroy())
    })
  },
  'stops in the middle of its answer': (request, answer) => {
    request.resume().on('end', () => answer.writeHead(200, { 'content-length': '5000' }).write(Buffer.alloc(100)))
  },
  'hangs up in the middle of its refusal': (request, answer) => {
    request.resume().on('end', () => {
      answer.writeHead(403, { 'content-length': '5000' }).write('<Error>', () => answer.destroy())
    })
  },
}
/** A PUT is complete when its response begins. */
const afterPut = new Set(['hangs up in the middle of its answer', 'stops in the middle of its answer'])

/** A store with one bucket that accepts only signed requests. */
async function startStore() {
  const stored = new Map<string, { bytes: Buffer; type: string }>()
  const store = { fault: null as Fault | null, stored }
  const server = createServer((request, answer) => {
    if (signatureIn(request) !== signatureOf(keys.secretAccessKey, request)) answer.writeHead(403).end('unsigned')
    else if (store.fault) store.fault(request, answer)
    else void serve(request, answer)
  })
  async function serve(request: IncomingMessage, answer: ServerResponse): Promise<void> {
    const key = request.url ?? ''
    const bytes = await buffer(request)
    if (request.method === 'PUT') stored.set(key, { bytes, type: request.headers['content-type'] ?? '' })
    if (request.method === 'DELETE') stored.delete(key)
    const found = stored.get(key)
    if (request.method !== 'PUT' && !found) answer.writeHead(request.method === 'DELETE' ? 204 : 404).end()
    else if (request.method === 'GET' && found)
      answer.writeHead(200, { 'content-type': found.type, 'content-length': found.bytes.length }).end(found.bytes)
    else answer.end()
  }
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return Object.assign(store, {
    serve,
    endpoint: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  })
}

let store: Awaited<ReturnType<typeof startStore>>
let files: Files
let test: TestApp
let asha: Person
beforeAll(async () => {
  store = await startStore()
  files = createS3Files({ endpoint: store.endpoint, ...keys, timeouts })
  test = await createTestApp({ change: () => ({ files }) })
  asha = await test.signedIn('Creator')
})
beforeEach(() => breakStore(null))
afterAll(async () => {
  await test.close()
  await store.close()
})

function breakStore(fault: Fault | null): void {
  store.fault = fault
  Object.assign(timeouts, fault ? impatient : patient)
}

async function upload() {
  const content = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a4a2b' } })
    .png()
    .toBuffer()
  const form = formOf({ file: { filename: 'tea.png', content, type: 'image/png' } })
  const headers = { ...form.headers, ...asha.headers }
  const reply = await test.app.inject({ method: 'POST', url: '/api/v2/media/upload', payload: form.payload, headers })
  return { reply, id: reply.json<{ media?: { id: string } }>().media?.id ?? '' }
}
const storedMedia = async () => (await test.deps.db.selectFrom('media').select('id').execute()).length
const expectUnavailable = (reply: { statusCode: number; headers: object; json(): unknown }) => {
  expect(reply.statusCode).toBe(503)
  expect(reply.json()).toMatchObject({ code: 'unavailable' })
  expect(reply.headers).toHaveProperty('retry-after')
}

describe.each(Object.entries(faults).filter(([name]) => !afterPut.has(name)))(
  'a file store that %s',
  (_name, fault) => {
    it('is told as 503; nothing is kept, and it works again', async () => {
      const before = [await storedMedia(), store.stored.size]
      breakStore(fault)
      expectUnavailable((await upload()).reply)
      breakStore(null)
      expect([await storedMedia(), store.stored.size]).toEqual(before)
      expect((await upload()).reply.statusCode).toBe(200)
    })

    it('takes no stream, and says so in words', async () => {
      breakStore(fault)
      const put = files.put('a/stream', Readable.from([Buffer.alloc(100_000)]), { contentType: 'video/mp4' })
      await expect(put).rejects.toBeInstanceOf(FileStoreError)
      expect(store.stored.has('/deckle/a/stream')).toBe(false)
    })
  },
)

describe.each(Object.entries(faults))('a file store that %s', (_name, fault) => {
  it('while a picture is read is told as 503; no broken copy of it is kept', async () => {
    const { id } = await upload()
    const before = store.stored.size
    const show = () => test.app.inject({ method: 'GET', url: `/media/${id}/640.webp` })
    // The first request is for the variant, which doesn't exist yet; reading the original fails.
    let isFirst = true
    breakStore((request, answer) => {
      if (isFirst) answer.writeHead(404).end()
      else fault(request, answer)
      isFirst = false
    })
    expectUnavailable(await show())
    breakStore(null)
    expect(store.stored.size).toBe(before)
    const shown = await show()
    expect(shown.statusCode).toBe(200)
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(640)
  })
})

describe('a file store', () => {
  it('that is not there is told as 503', async () => {
    const away = createS3Files({ endpoint: 'http://127.0.0.1:1', ...keys, timeouts })
    const there = files
    const { id } = await upload()
    Object.assign(test.deps, { files: away })
    const [put, shown] = [await upload(), await test.app.inject({ method: 'GET', url: `/media/${id}/file` })]
    Object.assign(test.deps, { files: there })
    expectUnavailable(put.reply)
    expectUnavailable(shown)
  })

  it('that takes nothing more still shows its pictures', async () => {
    const { id } = await upload()
    const show = () => test.app.inject({ method: 'GET', url: `/media/${id}/640.webp` })
    store.fault = (request, answer) => {
      if (request.method === 'PUT') faults['asks to slow down']?.(request, answer)
      else void store.serve(request, answer)
    }
    const before = store.stored.size
    const shown = await show()
    expect([shown.statusCode, (await sharp(shown.rawPayload).metadata()).width, store.stored.size]).toEqual([
      200,
      640,
      before,
    ])
    store.fault = null
    expect((await show()).rawPayload.equals(shown.rawPayload)).toBe(true)
    expect(store.stored.size).toBe(before + 1)
  })

  it('that does not know our keys is told as 503', async () => {
    const outsider = createS3Files({ endpoint: store.endpoint, ...keys, secretAccessKey: 'other', timeouts })
    await expect(outsider.get('a')).rejects.toThrow('The file store refused GET with 403: unsigned')
  })

  it('waits for a reader that takes its time', async () => {
    const bytes = Buffer.alloc(3_000_000, 7)
    await files.put('slow', bytes, { contentType: 'video/mp4' })
    const stored = await files.get('slow')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const read: Buffer[] = []
    for await (const part of stored!.stream) {
      read.push(part as Buffer)
      if (read.length > 1) continue
      // The limit ends when as much is read ahead as may be, although the reader wants no more.
      await expect.poll(() => vi.getTimerCount()).toBe(0)
      vi.advanceTimersByTime(2 * timeouts.answer)
    }
    vi.useRealTimers()
    expect(Buffer.concat(read).equals(bytes)).toBe(true)
  })

  it('is left at once by who does not read on', async () => {
    await files.put('left', Buffer.alloc(5_000_000), { contentType: 'video/mp4' })
    const stored = await files.get('left')
    stored!.stream.destroy()
    const half = await files.get('left')
    await half!.stream[Symbol.asyncIterator]().next()
    half!.stream.destroy()
    expect((await buffer((await files.get('left'))!.stream)).length).toBe(5_000_000)
  })
})
