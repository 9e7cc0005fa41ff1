import { API_BASE, contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { createTestApp, formOf, type TestApp } from '../app.ts'
import type { Person } from '../factories.ts'
import { validExample } from './valid-example.ts'

export interface NamedCall {
  readonly name: string
  readonly endpoint: Endpoint
}

export const calls: readonly NamedCall[] = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([call, endpoint]) => ({
    name: `${resource}.${call}`,
    endpoint,
  })),
)
/** Run last, because they remove what the others need. */
const destructive = [
  'learning.deleteNote',
  'comments.hide',
  'comments.restore',
  'comments.delete',
  'posts.hide',
  'posts.restore',
  'posts.delete',
  'learning.leave',
  'topics.delete',
  'learners.remove',
  'rules.remove',
  'courses.delete',
  'tags.delete',
  'articles.deleteTemplate',
  'articles.delete',
  'categories.delete',
  'report_views.delete',
  'custom_reports.delete',
  'custom_reports.restore',
  'report_links.revoke',
  'report_links.restore',
  'banners.delete',
  'banners.restore',
  'competencies.delete',
  'decks.unpublish',
  'decks.delete',
  'media.delete',
  'media.restore',
  'user_fields.delete',
  'users.deactivate',
  'users.updateSelf',
  'users.delete',
  'users.restore',
  'users.erase',
]
export const inOrder = [
  ...calls.filter(({ name }) => !destructive.includes(name)),
  ...destructive.flatMap((name) => calls.filter((call) => call.name === name)),
]
/** They would end the session that the next inputs need. */
export const endsSession = ['auth.signOut', 'auth.closeSession']

/** Without rate limits, so that every input is read. */
export function createSweepApp(): Promise<TestApp> {
  const limits = {
    limit: async () => ({ ok: true as const }),
    guess: async () => ({ ok: true as const, wrong: 0 }),
    mark: async () => undefined,
    isMarked: async () => true,
    check: async () => ({ ok: true as const }),
    giveBack: async () => undefined,
    clear: async () => undefined,
    once: async () => true,
  }
  return createTestApp({ change: () => ({ limits }) })
}

export interface Sent {
  readonly as?: Person | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

/** An id that is not given is one that is nowhere. */
export async function send(
  test: TestApp,
  { endpoint }: NamedCall,
  { as, params = {}, query = '', payload, headers }: Sent,
) {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? test.deps.newId()),
  )
  const reply = await test.app.inject({
    method: endpoint.method,
    url: `${API_BASE}${path}${query}`,
    ...(payload !== undefined && { payload }),
    headers: { ...as?.headers, ...headers },
  })
  const isJson = String(reply.headers['content-type']).startsWith('application/json')
  return {
    status: reply.statusCode,
    code: isJson ? (reply.json<{ code?: string }>().code ?? '') : '',
    text: reply.body,
  }
}

export function bodyOf(endpoint: Endpoint, body: unknown): Pick<Sent, 'payload' | 'headers'> {
  if (endpoint.method === 'GET') return {}
  if (endpoint.bodyType === 'multipart') return formOf(body as Record<string, string>)
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

export function exampleQuery({ query }: Endpoint): string {
  const example = validExample(query) as Record<string, unknown>
  const pairs = Object.entries(example).map(([key, value]): [string, string] => [key, String(value)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
