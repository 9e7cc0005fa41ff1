import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Client } from '@deckle/contract/client/client.ts'
import { fetchLast } from '../keepalive.ts'
import type { Saved, SaveRequest, SendResult } from './autosave-types.ts'

/** The resource's call that saves a document. */
export interface SaveCall<Content> {
  readonly name: 'deck' | 'course' | 'article'
  readonly call: (input: SaveInput<Content>) => Promise<unknown>
  /** What is sent; by default the content stands under `content`. */
  readonly body?: (save: SaveBody<Content>) => unknown
}

interface SaveBody<Content> {
  readonly revision: number
  readonly content: Content
}
interface SaveInput<Content> {
  readonly params: { readonly id: string }
  readonly body: SaveBody<Content>
}

export function createSend<Content>(api: Client, id: string, { name, call, body }: SaveCall<Content>) {
  return async ({ revision, content, last }: SaveRequest<Content>): Promise<SendResult<Content>> => {
    try {
      const input = { params: { id }, body: { revision, content } }
      const reply = last
        ? await sendKeepalive(api, name, { ...input, body: body?.(input.body) ?? input.body })
        : await call(input)
      const saved = (reply as Record<string, { readonly revision: number } | undefined>)[name]
      return saved ? { kind: 'saved', revision: saved.revision } : { kind: 'failed' }
    } catch (error) {
      return outcomeOf(error, name)
    }
  }
}

/** The same call, which outlives the page if the body is small enough. */
async function sendKeepalive(
  api: Client,
  name: SaveCall<never>['name'],
  input: { readonly params: { readonly id: string }; readonly body: unknown },
): Promise<unknown> {
  const route = await api.findRoute(`${name}s`, 'update')
  const call = await api.exchange.prepare(route, input)
  const response = await fetchLast(call.url, {
    method: call.method,
    headers: call.headers,
    body: call.body,
    credentials: 'omit',
    cache: 'no-store',
  })
  const body: unknown = await response.json().catch(() => undefined)
  const header = (name: string) => response.headers.get(name)
  const error = await api.exchange.finish(
    route,
    call,
    { status: response.status, statusText: response.statusText, header, body: response.ok ? undefined : body },
    false,
  )
  if (error instanceof CallError) throw error
  return body
}

export function outcomeOf<Content>(error: unknown, name: string): SendResult<Content> {
  if (!(error instanceof CallError)) return { kind: 'failed' }
  if (error.code === 'revision_conflict') {
    const theirs = savedOf<Content>(error.data, name)
    return theirs ? { kind: 'conflict', theirs } : { kind: 'failed' }
  }
  if (error.status === 404) return { kind: 'gone' }
  if (
    error.status >= 400 &&
    error.status < 500 &&
    error.status !== 408 &&
    error.status !== 429 &&
    error.status !== 401
  ) {
    return { kind: 'refused', reason: error.errors.join(' ') }
  }
  return { kind: 'failed' }
}

/** The newer document in a conflict's error data, either the data itself or its property. */
function savedOf<Content>(data: unknown, name: string): Saved<Content> | null {
  const found = (data as Record<string, unknown> | null)?.[name] ?? data
  const { revision, content } = (found ?? {}) as Partial<Saved<Content>>
  return typeof revision === 'number' && content ? { revision, content } : null
}
