import { routes } from '../routes.ts'
import { describe, expect, it, vi } from 'vitest'
import { createClient } from './client.ts'
import type { CallError } from './call-error.ts'
import type { Tokens } from './tokens.ts'
import { upload } from './upload.ts'

const tokens: Tokens = { 'access-token': 'one', 'token-type': 'Bearer', client: 'c', expiry: '2000000000', uid: 'u' }

/** A request that calls `onSend` once it is sent. */
function fakeRequest(onSend: (request: FakeRequest) => void) {
  const request = {
    on: {} as Record<string, (event?: object) => void>,
    upload: { addEventListener: (name: string, listen: (event?: object) => void) => void (request.on[name] = listen) },
    addEventListener: (name: string, listen: (event?: object) => void) => void (request.on[name] = listen),
    sent: {} as Record<string, string>,
    headers: {} as Record<string, string>,
    target: '',
    status: 200,
    statusText: 'OK',
    responseText: '{}',
    open: (method: string, url: string) => void (request.target = `${method} ${url}`),
    setRequestHeader: (name: string, value: string) => void (request.sent[name] = value),
    getResponseHeader: (name: string) => request.headers[name] ?? null,
    abort: () => request.on.abort?.(),
    send: () => queueMicrotask(() => onSend(request)),
  }
  return request
}
type FakeRequest = ReturnType<typeof fakeRequest>

function start(onSend: (request: FakeRequest) => void, options: { signal?: AbortSignal; timeoutMs?: number } = {}) {
  const memory = { tokens: tokens as Tokens | null }
  const onSignedOut = vi.fn()
  const client = createClient(
    {
      baseUrl: '/api/v2',
      fetch: () => Promise.reject(new Error('not by fetch')),
      tokens: {
        read: () => memory.tokens,
        write: (next) => void (memory.tokens = next),
        clear: () => void (memory.tokens = null),
      },
      appVersion: '3.0.0',
      now: () => 0,
      onSignedOut,
      onForceUpdate: () => {},
      isForced: () => false,
    },
    { first: routes, later: async () => ({}) },
  )
  const requests: FakeRequest[] = []
  const progress: number[] = []
  const form = new FormData()
  form.append('file', new Blob(['x']))
  const result = upload(client, 'media', 'upload', {
    body: form,
    signal: options.signal,
    onProgress: (share) => progress.push(share),
    timeoutMs: options.timeoutMs,
    createRequest: () => {
      const request = fakeRequest(onSend)
      requests.push(request)
      return request as unknown as XMLHttpRequest
    },
  })
  return { result, requests, progress, memory, onSignedOut }
}
const failure = (result: Promise<unknown>) =>
  result.then(
    () => expect.unreachable('it went well'),
    (error) => error as CallError,
  )

describe('an upload', () => {
  it('tells its progress, keeps the common headers and takes over tokens', async () => {
    const { result, requests, progress, memory } = start((request) => {
      request.on.progress?.({ lengthComputable: true, loaded: 1, total: 4 })
      request.on.progress?.({ lengthComputable: false, loaded: 1, total: 0 })
      request.headers = { 'access-token': 'two', expiry: '2000000001' }
      request.responseText = '{"media":{"id":"m"}}'
      request.on.load?.()
    })
    expect(await result).toEqual({ media: { id: 'm' } })
    expect(progress).toEqual([0.25])
    expect(requests[0]?.target).toBe('POST /api/v2/media/upload')
    expect(requests[0]?.sent).toEqual({ Accept: 'application/json', 'App-Version': '3.0.0', ...tokens })
    expect(memory.tokens).toEqual({ ...tokens, 'access-token': 'two', expiry: '2000000001' })
  })

  it('fails with the server’s words', async () => {
    const { result } = start((request) => {
      Object.assign(request, {
        status: 413,
        statusText: '',
        responseText: '{"errors":["File size too large!"],"code":"too_large"}',
      })
      request.on.load?.()
    })
    expect(await failure(result)).toMatchObject({ status: 413, code: 'too_large', errors: ['File size too large!'] })
  })

  it('signs out on 401', async () => {
    const { result, onSignedOut } = start((request) => {
      Object.assign(request, { status: 401, responseText: '{"errors":["Gone."],"code":"not_signed_in"}' })
      request.on.load?.()
    })
    await failure(result)
    expect(onSignedOut).toHaveBeenCalledExactlyOnceWith(['Gone.'])
  })

  it('without an answer says so', async () => {
    expect((await failure(start((request) => request.on.error?.()).result)).code).toBe('no_response')
  })

  it('that stands still ends', async () => {
    expect((await failure(start(() => {}, { timeoutMs: 5 }).result)).code).toBe('timed_out')
  })

  it('is cancelled by its signal', async () => {
    const controller = new AbortController()
    expect((await failure(start(() => controller.abort(), { signal: controller.signal }).result)).code).toBe('aborted')
    expect((await failure(start(() => {}, { signal: AbortSignal.abort() }).result)).code).toBe('aborted')
  })
})
