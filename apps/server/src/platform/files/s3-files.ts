import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { checkKey, type Files, FileStoreError } from './files.ts'

export interface S3Options {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Milliseconds: `answer` for a response or its next chunk, `upload` for a whole upload. */
  timeouts?: { answer: number; upload: number }
}

type Body = NonNullable<RequestInit['body']>

const defaultTimeouts = { answer: 30_000, upload: 600_000 }

/** For any S3-compatible store with path-style URLs: endpoint/bucket/key. */
export function createS3Files({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
  timeouts = defaultTimeouts,
}: S3Options): Files {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const once = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 })
  const addressOf = (key: string): string => `${endpoint}/${bucket}/${checkKey(key)}`

  async function call(
    method: string,
    key: string,
    init: RequestInit & { duplex?: 'half' } = {},
    abort = new AbortController(),
  ): Promise<Response> {
    // A stream can't be sent again, hence no retry.
    const sender = init.body instanceof Uint8Array || init.body === undefined ? client : once
    // Limits the time until the response begins; its body may take longer.
    const answer = await within(
      method === 'PUT' ? timeouts.upload : timeouts.answer,
      abort,
      sender.fetch(addressOf(key), { ...init, method, signal: abort.signal }),
    )
    if (answer.ok || answer.status === 404) return answer
    const response = await within(timeouts.answer, abort, answer.text())
    throw new FileStoreError(`The file store refused ${method} with ${answer.status}: ${response.slice(0, 300)}`)
  }

  async function send(key: string, body: Body, size: number, contentType: string): Promise<void> {
    const headers = { 'content-type': contentType, 'content-length': String(size) }
    const answer = await call('PUT', key, { body, headers, duplex: 'half' })
    await answer.body?.cancel()
    if (!answer.ok) throw new FileStoreError(`The file store has no bucket ${bucket}.`)
  }

  return {
    kind: 's3',
    async put(key, content, { contentType }) {
      checkKey(key)
      if (Buffer.isBuffer(content)) return send(key, new Uint8Array(content), content.length, contentType)
      await withSpooled(content, (body, size) => send(key, body, size, contentType))
    },
    async get(key) {
      const abort = new AbortController()
      const answer = await call('GET', key, {}, abort)
      if (!answer.ok || !answer.body) {
        await answer.body?.cancel()
        return null
      }
      return {
        stream: streamOf(answer.body, abort, timeouts.answer),
        size: Number(answer.headers.get('content-length')),
        contentType: answer.headers.get('content-type') ?? 'application/octet-stream',
      }
    },
    async exists(key) {
      return (await call('HEAD', key)).ok
    },
    async delete(key) {
      await (await call('DELETE', key)).body?.cancel()
    },
  }
}

/** Rejects if the store refuses, drops the connection or doesn't respond in time. */
async function within<Result>(
  milliseconds: number,
  abort: AbortController,
  response: Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => abort.abort(), milliseconds)
  try {
    return await response
  } catch (error) {
    throw new FileStoreError('The file store does not answer.', { cause: error })
  } finally {
    clearTimeout(timer)
  }
}

/** A response body. The timeout applies to the store's silence, not to a slow reader. */
function streamOf(body: ReadableStream<Uint8Array>, abort: AbortController, longestSilence: number): Readable {
  async function* parts(): AsyncGenerator<Uint8Array> {
    const reader = body.getReader()
    for (;;) {
      const { done, value } = await within(longestSilence, abort, reader.read())
      if (done) return
      yield value
    }
  }
  // Aborts the request when the reader stops early, to free the connection.
  return Readable.from(parts(), { objectMode: false }).once('close', () => abort.abort())
}

/** S3 requires the length first, and a failing stream must leave nothing: the content is spooled to a file. */
async function withSpooled(content: Readable, act: (body: Body, size: number) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'deckle-upload-'))
  try {
    const file = join(folder, 'content')
    await writeFile(file, content, { mode: 0o600 })
    const { size } = await stat(file)
    await act(Readable.toWeb(createReadStream(file)), size)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
