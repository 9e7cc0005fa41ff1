import { API_BASE, contract } from '@deckle/contract/contract.ts'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { errorsOf } from '@deckle/contract/kit/openapi.ts'
import { accessTable, licenseTypes } from '@deckle/core/access/access.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../app.ts'
import type { Person } from '../factories.ts'
import { type ClientFixture, isOfDecks, makeClientFixture } from './client-fixture.ts'
import { bodiesWithOneNaughty, type Malformed, malformedBodies, malformedQueries, validExample } from './malformed.ts'

interface NamedCall {
  readonly name: string
  readonly endpoint: Endpoint
}

const calls: readonly NamedCall[] = Object.entries(contract).flatMap(([resource, endpoints]) =>
  Object.entries(endpoints as Readonly<Record<string, Endpoint>>).map(([call, endpoint]) => ({
    name: `${resource}.${call}`,
    endpoint,
  })),
)
/** Run last, because they remove what the others need. */
const destructive = [
  'decks.unpublish',
  'decks.delete',
  'media.delete',
  'media.restore',
  'user_fields.delete',
  'users.deactivate',
  'users.updateSelf',
  'users.delete',
  'users.restore',
]
const inOrder = [
  ...calls.filter(({ name }) => !destructive.includes(name)),
  ...destructive.flatMap((name) => calls.filter((call) => call.name === name)),
]
/** They would end the session that the next inputs need. */
const endsSession = ['auth.signOut', 'auth.closeSession']
const guarded = calls.filter(({ endpoint }) => endpoint.access !== 'public')
const withIds = guarded.filter(({ endpoint }) => endpoint.path.includes('{'))
const notForLearners = guarded.filter(({ endpoint }) => lowestType(endpoint) > 0)
/** product.md §8: sign-in with an e-mail without @ is a 500 with this message. */
const isSpecified500 = ({ name }: NamedCall, code: string): boolean => name === 'auth.signIn' && code === 'email_format'

let test: TestApp
let fixture: ClientFixture
let neighbour: ClientFixture
/** Changed by the calls that answer for its ids. */
let house: ClientFixture
/** A person who has signed out. */
let over: Person
beforeAll(async () => {
  // Rate limits are off, so that every input is read.
  const limits = {
    limit: async () => ({ ok: true as const }),
    guess: async () => ({ ok: true as const, wrong: 0 }),
    mark: async () => undefined,
    isMarked: async () => true,
    giveBack: async () => undefined,
    clear: async () => undefined,
    once: async () => true,
  }
  test = await createTestApp({ change: () => ({ limits }) })
  fixture = await makeClientFixture(test)
  neighbour = await makeClientFixture(test)
  house = await makeClientFixture(test)
  over = await test.signedIn('Superadmin')
  await test.call('auth.signOut', { as: over })
})
afterAll(() => test.close())

function lowestType({ access }: Endpoint): number {
  if (access === 'public' || access === 'signed-in') return 0
  return Math.min(...Object.values(accessTable[access]).map((type) => licenseTypes.indexOf(type)))
}

/** Someone of the house who may make the call. */
function fittingPerson({ access }: Endpoint): Person {
  if (access === 'signed-in') return house.learner
  return access !== 'public' && 'client' in accessTable[access] ? house.admin : house.superadmin
}

/** A published deck's short id is not secret: other clients' people play it as visitors, without an attempt to resume. */
const byShortid = ['play.resume']
/** Copies are made of readable decks, and Superadmins may read decks of every client. */
const readsOtherwise = ['decks.duplicate']
/** Whether the access table limits the call to the actor's own client, even for a Superadmin. */
const staysWithin = ({ name, endpoint: { access } }: NamedCall): boolean =>
  access !== 'public' && access !== 'signed-in' && !('any' in accessTable[access]) && !readsOtherwise.includes(name)

interface Sent {
  readonly as?: Person | undefined
  readonly params?: Readonly<Record<string, string>>
  readonly query?: string
  readonly payload?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
}

async function send({ endpoint }: NamedCall, { as, params = {}, query = '', payload, headers }: Sent) {
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

function bodyOf(endpoint: Endpoint, body: unknown): Pick<Sent, 'payload' | 'headers'> {
  if (endpoint.method === 'GET') return {}
  if (endpoint.bodyType === 'multipart') return formOf(body as Record<string, string>)
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
}

describe('every call that is not public', () => {
  it('there are many', () => {
    expect(guarded.length).toBeGreaterThan(45)
    expect(withIds.length).toBeGreaterThan(25)
    expect(notForLearners.length).toBeGreaterThan(30)
  })

  it.each(guarded)(
    '$name answers 401 without a session, with a made-up one and with one that is over',
    async (call) => {
      const valid = bodyOf(call.endpoint, validExample(call.endpoint.body))
      const tries: Sent[] = [
        valid,
        {
          ...valid,
          headers: {
            ...valid.headers,
            'access-token': 'made-up',
            uid: over.userId,
            client: over.headers['client'] as string,
          },
        },
        { ...valid, as: over },
        { payload: '{', headers: { 'content-type': 'application/json' } },
      ]
      for (const sent of tries)
        expect(
          (
            await send(
              call,
              call.endpoint.method === 'GET' ? { as: sent.as, ...(sent.headers && { headers: sent.headers }) } : sent,
            )
          ).status,
        ).toBe(401)
    },
  )

  it.each(notForLearners)('$name refuses a Learner', async (call) => {
    const { status, code } = await send(call, {
      as: fixture.learner,
      params: fixture.idsOf(call.name),
      ...bodyOf(call.endpoint, validExample(call.endpoint.body)),
    })
    expect([status, code]).toEqual([403, 'not_allowed'])
  })
})

describe("another client's ids", () => {
  it.each(inOrder.filter((call) => withIds.includes(call) && ![...endsSession, ...byShortid].includes(call.name)))(
    '$name answers for the ids of its own house, so that what the others are refused is there',
    async ({ name, endpoint }) => {
      const { status, text } = await send(
        { name, endpoint },
        {
          as: fittingPerson(endpoint),
          params: house.idsOf(name),
          query: exampleQuery(endpoint),
          ...bodyOf(endpoint, house.bodyOf(name) ?? validExample(endpoint.body)),
        },
      )
      if (endpoint.method === 'GET') expect([status, text]).toEqual([200, text])
      else expect([401, 403, 404], text).not.toContain(status)
    },
  )

  it.each(withIds.filter(({ name, endpoint }) => !endpoint.access.startsWith('admin.') && !byShortid.includes(name)))(
    '$name answers as for an id that is nowhere',
    async (call) => {
      const valid = {
        as: fixture.admin,
        query: exampleQuery(call.endpoint),
        ...bodyOf(call.endpoint, fixture.bodyOf(call.name) ?? validExample(call.endpoint.body)),
      }
      const foreign = await send(call, { ...valid, params: neighbour.idsOf(call.name) })
      const absent = await send(call, valid)
      expect([foreign.status, foreign.text]).toEqual([404, absent.text])
    },
  )

  it.each(withIds.filter(staysWithin))(
    '$name is closed to a Superadmin of another client, whose action reaches no further than its own',
    async (call) => {
      const { status } = await send(call, {
        as: fixture.superadmin,
        params: neighbour.idsOf(call.name),
        query: exampleQuery(call.endpoint),
        ...bodyOf(call.endpoint, fixture.bodyOf(call.name) ?? validExample(call.endpoint.body)),
      })
      expect(status).toBe(404)
    },
  )

  it.each(withIds.filter(({ endpoint }) => endpoint.path.split('{').length > 2))(
    '$name: an own outer id does not open a foreign inner one',
    async (call) => {
      const [outer = '', ...inner] = [...call.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key as string)
      const [own, foreign] = [fixture.idsOf(call.name), neighbour.idsOf(call.name)]
      const params = {
        [outer]: own[outer] as string,
        ...Object.fromEntries(inner.map((key) => [key, foreign[key] as string])),
      }
      expect(
        (await send(call, { as: fixture.admin, params, ...bodyOf(call.endpoint, validExample(call.endpoint.body)) }))
          .status,
      ).toBe(404)
    },
  )

  it.each(withIds)('$name answers 404 for what is no id', async (call) => {
    for (const bad of ['x', '0', '%', "' or 1=1", '\u0000', 'ä', `${test.deps.newId()}x`]) {
      const params = Object.fromEntries(
        [...call.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => [key as string, bad]),
      )
      expect(
        (
          await send(call, {
            as: fixture.superadmin,
            params,
            ...bodyOf(call.endpoint, validExample(call.endpoint.body)),
          })
        ).status,
      ).toBe(404)
    }
  })
})

describe('a colleague with whom a deck is not shared', () => {
  const deckCalls = withIds.filter(({ name }) => isOfDecks(name))
  const sent = ({ name, endpoint }: NamedCall): Sent => ({
    as: fixture.sibling,
    query: exampleQuery(endpoint),
    ...bodyOf(endpoint, fixture.bodyOf(name) ?? validExample(endpoint.body)),
  })

  it('there are many such calls', () => expect(deckCalls.length).toBeGreaterThan(28))

  it.each(deckCalls)('$name answers as for a deck that is nowhere', async (call) => {
    const unshared = await send(call, { ...sent(call), params: fixture.idsOf(call.name) })
    const absent = await send(call, sent(call))
    expect([unshared.status, unshared.text]).toEqual([404, absent.text])
  })

  it.each(deckCalls.filter(({ endpoint }) => endpoint.path.split('{').length > 2))(
    '$name: the own deck does not open what is inside another',
    async (call) => {
      const params = { ...fixture.idsOf(call.name), id: fixture.siblingDeckId }
      expect((await send(call, { ...sent(call), params })).status).toBe(404)
    },
  )
})

const perCall = 1000

async function someAtOnce<Item>(items: Iterable<Item>, act: (item: Item) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]()
  const worker = async () => {
    for (let next = left.next(); !next.done; next = left.next()) await act(next.value)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

/** An address per call, since malformed requests per address are limited. */
const addressOf = (call: NamedCall) => ({ 'x-forwarded-for': `198.51.100.${inOrder.indexOf(call)}` })

/**
 * All bodies that the schema accepts, which reach the handler. As refusing is the same for all calls, only some refused
 * ones: the first, which are not JSON at all, and every twelfth.
 */
function worthSending(endpoint: Endpoint, bodies: readonly Malformed[]): Malformed[] {
  if (endpoint.bodyType !== 'json') return bodies.filter((_, at) => at % 4 === 0)
  const [accepted, refused]: [Malformed[], Malformed[]] = [[], []]
  for (const body of bodies) (isAccepted(endpoint, body) ? accepted : refused).push(body)
  return [...accepted, ...refused.filter((_, at) => at < 28 || at % 12 === 0)]
}

function isAccepted({ body }: Endpoint, { payload }: Malformed): boolean {
  let json: unknown
  try {
    json = JSON.parse(String(payload))
  } catch {
    return false
  }
  return body.safeParse(json).success
}

describe(`${perCall} malformed inputs`, () => {
  it.each(inOrder.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !endsSession.includes(name)))(
    '$name: bodies are never a 5xx',
    async (call) => {
      const { endpoint, name } = call
      const hasFields = Object.keys(validExample(endpoint.body) as object).length > 0
      const right = name === 'decks.update' ? undefined : fixture.bodyOf(name)
      const bodies = [
        ...malformedBodies(endpoint.body, name, hasFields ? perCall : perCall / 10),
        ...(right === undefined ? [] : bodiesWithOneNaughty(right)),
      ]
      await someAtOnce(worthSending(endpoint, bodies), async ({ payload, headers }) => {
        const { status, code, text } = await send(call, {
          as: fixture.superadmin,
          params: fixture.idsOf(name),
          payload,
          headers: { ...headers, ...addressOf(call) },
        })
        if (isSpecified500(call, code)) return
        expect(status, `${String(payload).slice(0, 300)} → ${text}`).toBeLessThan(500)
        if (status >= 400) expect(errorsOf(endpoint), `${String(payload).slice(0, 300)} → ${text}`).toContain(code)
      })
    },
  )

  it.each(inOrder.filter(({ name }) => !endsSession.includes(name)))('$name: queries are never a 5xx', async (call) => {
    await someAtOnce(malformedQueries(call.endpoint.query, call.name, 150), async (query) => {
      const { status, code, text } = await send(call, {
        as: fixture.superadmin,
        params: fixture.idsOf(call.name),
        query,
        headers: addressOf(call),
      })
      if (isSpecified500(call, code)) return
      expect(status, `${query.slice(0, 300)} → ${text}`).toBeLessThan(500)
    })
  })
})

describe('fields that a caller may not set', () => {
  const forbidden = {
    _id: 'x',
    id: 'x',
    client: 'x',
    client_id: 'x',
    clientId: 'x',
    owner: 'x',
    owner_id: 'x',
    provider: 'x',
    license: { license_type: 'Superadmin' },
    active: false,
    user_active: false,
    confirmed: true,
    max_space: 1,
    maxSpace: 1,
    price: 0,
    correct: true,
    plan: 'partner',
  }
  it.each(calls.filter(({ endpoint }) => endpoint.method !== 'GET' && endpoint.bodyType === 'json'))(
    '$name takes none of them',
    (call) => {
      const result = call.endpoint.body.safeParse({ ...(validExample(call.endpoint.body) as object), ...forbidden })
      const accepted = result.success ? Object.keys(result.data as object).filter((key) => key in forbidden) : []
      // Players choose an attempt's id; a client's settings are nested under `client` in the specification.
      const meant = { 'play.begin': ['id'], 'clients.update': ['client'] }[call.name] ?? []
      expect(accepted.filter((key) => !meant.includes(key))).toEqual([])
    },
  )
})

function exampleQuery({ query }: Endpoint): string {
  const example = validExample(query) as Record<string, unknown>
  const pairs = Object.entries(example).map(([key, value]): [string, string] => [key, String(value)])
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`
}
