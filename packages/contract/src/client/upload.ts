import type { Contract } from '../contract.ts'
import type { ReplyOf } from '../kit/endpoint.ts'
import { type CallInput, type Client, REQUEST_TIMEOUT } from './client.ts'
import { cancelled, noResponse } from './call-error.ts'
import type { ReceivedResponse, CallParts, PreparedCall } from './exchange.ts'

export interface UploadOptions {
  /** Called as the body is sent, with the share sent: 0 … 1. */
  readonly onProgress?: (share: number) => void
  /** Milliseconds without progress that end the upload, 120 s by default. A large file may take longer in all. */
  readonly timeoutMs?: number
  readonly createRequest?: () => XMLHttpRequest
}

/**
 * Makes a call with a form by XHR, since fetch reports no progress of an upload. The rules and errors are the client's.
 */
export async function upload<R extends keyof Contract, C extends keyof Contract[R]>(
  client: Client,
  resource: R,
  call: C,
  input: CallInput<Contract[R][C]> & UploadOptions,
): Promise<ReplyOf<Contract[R][C]>> {
  const route = await client.findRoute(resource, String(call))
  const parts = input as CallParts & UploadOptions & { readonly signal?: AbortSignal }
  const send = async (mayRepeat: boolean): Promise<unknown> => {
    const prepared = await client.exchange.prepare(route, parts)
    const answer = await sendByXhr(prepared, parts)
    const outcome = await client.exchange.finish(route, prepared, answer, mayRepeat)
    if (outcome === 'repeat') return send(false)
    if (outcome !== null) throw outcome
    return answer.body
  }
  return (await send(true)) as ReplyOf<Contract[R][C]>
}

function sendByXhr(
  call: PreparedCall,
  { signal, ...options }: UploadOptions & { readonly signal?: AbortSignal },
): Promise<ReceivedResponse> {
  return new Promise((resolve, reject) => {
    const request = options.createRequest?.() ?? new XMLHttpRequest()
    const abort = (): void => request.abort()
    let stalled = false
    const watch = (): ReturnType<typeof setTimeout> =>
      setTimeout(() => {
        stalled = true
        request.abort()
      }, options.timeoutMs ?? REQUEST_TIMEOUT)
    let timer = watch()
    const end = (finish: () => void): void => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      finish()
    }
    request.upload.addEventListener('progress', (event) => {
      clearTimeout(timer)
      timer = watch()
      if (event.lengthComputable && event.total > 0) options.onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => end(() => resolve(answerOf(request))))
    request.addEventListener('error', () => end(() => reject(noResponse('no_response'))))
    request.addEventListener('abort', () => end(() => reject(stalled ? noResponse('timed_out') : cancelled())))
    request.open(call.method, call.url)
    for (const [name, value] of Object.entries(call.headers)) request.setRequestHeader(name, value)
    if (signal?.aborted) return end(() => reject(cancelled()))
    signal?.addEventListener('abort', abort)
    request.send(call.body)
  })
}

function answerOf(request: XMLHttpRequest): ReceivedResponse {
  return {
    status: request.status,
    statusText: request.statusText,
    header: (name) => request.getResponseHeader(name),
    body: parsed(request.responseText),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
