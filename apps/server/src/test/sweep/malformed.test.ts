import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { errorsOf } from '@deckle/contract/kit/openapi.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../app.ts'
import { calls, createSweepApp, endsSession, inOrder, type NamedCall, send } from './calls.ts'
import { type ClientFixture, makeClientFixture } from './client-fixture.ts'
import { bodiesWithOneNaughty, type Malformed, malformedBodies, malformedQueries } from './malformed.ts'
import { validExample } from './valid-example.ts'

/** product.md §8: sign-in with an e-mail without @ is a 500 with this message. */
const isSpecified500 = ({ name }: NamedCall, code: string): boolean => name === 'auth.signIn' && code === 'email_format'

let test: TestApp
let fixture: ClientFixture
beforeAll(async () => {
  test = await createSweepApp()
  fixture = await makeClientFixture(test)
})
afterAll(() => test.close())

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
        const { status, code, text } = await send(test, call, {
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
      const { status, code, text } = await send(test, call, {
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
    amount: 1,
    currency: 'INR',
    tax: 0,
    license_type: 'Superadmin',
    max_users: 1e9,
    owns_client: true,
    correct: true,
    plan: 'partner',
  }
  it.each(calls.filter(({ endpoint }) => endpoint.method !== 'GET'))('$name takes none of them', (call) => {
    const result = call.endpoint.body.safeParse({ ...(validExample(call.endpoint.body) as object), ...forbidden })
    const accepted = result.success ? Object.keys(result.data as object).filter((key) => key in forbidden) : []
    // Players choose an attempt's id; a client's settings are nested under `client` in the specification.
    const meant = { 'play.begin': ['id'], 'clients.update': ['client'] }[call.name] ?? []
    expect(accepted.filter((key) => !meant.includes(key))).toEqual([])
  })
})
