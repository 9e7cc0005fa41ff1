import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { accessTable, licenseTypes } from '@deckle/core/access/access.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../app.ts'
import type { Person } from '../factories.ts'
import {
  bodyOf,
  calls,
  createSweepApp,
  endsSession,
  exampleQuery,
  inOrder,
  type NamedCall,
  send as sendTo,
  type Sent,
} from './calls.ts'
import { type ClientFixture, isOfDecks, makeClientFixture } from './client-fixture.ts'
import { idsInText, idsOfClients } from './ids-of-clients.ts'
import { validExample } from './valid-example.ts'

const guarded = calls.filter(({ endpoint }) => endpoint.access !== 'public')
/** Parameters that name no row. */
const words = ['report', 'groupBy']
const idsIn = ({ path }: Endpoint): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).filter((name) => !words.includes(name))
/** Their `{id}` is a plan's. */
const ofPrices = ['payments.createOrder', 'payments.createSubscription']
const withIds = guarded.filter(({ name, endpoint }) => idsIn(endpoint).length > 0 && !ofPrices.includes(name))
const notForLearners = guarded.filter(({ endpoint }) => lowestType(endpoint) > 0)
let test: TestApp
let fixture: ClientFixture
let neighbour: ClientFixture
/** Changed by the calls that answer for its ids. */
let house: ClientFixture
/** Of everything of the other two clients. */
let foreignIds: ReadonlySet<string>
/** A person who has signed out. */
let over: Person
beforeAll(async () => {
  test = await createSweepApp()
  fixture = await makeClientFixture(test)
  neighbour = await makeClientFixture(test)
  house = await makeClientFixture(test)
  const superadmins = [fixture, neighbour].map(({ superadmin }) => superadmin.userId)
  const foreign = await idsOfClients(test.deps.db, [fixture.admin.clientId, neighbour.admin.clientId])
  // Every client may read who of the Superadmins answers it.
  foreignIds = new Set([...foreign].filter((id) => !superadmins.includes(id)))
  over = await test.signedIn('Superadmin')
  await test.call('auth.signOut', { as: over })
})
afterAll(() => test.close())

const send = (call: NamedCall, sent: Sent) => sendTo(test, call, sent)

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
/** Copies are made of what is readable, and Superadmins may read decks and courses of every client. */
const readsOtherwise = ['decks.duplicate', 'courses.duplicate']
/** Whether the access table limits the call to the actor's own client, even for a Superadmin. */
const staysWithin = ({ name, endpoint: { access } }: NamedCall): boolean =>
  access !== 'public' && access !== 'signed-in' && !('any' in accessTable[access]) && !readsOtherwise.includes(name)

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
      const as = fittingPerson(endpoint)
      const { status, text } = await send(
        { name, endpoint },
        {
          as,
          params: house.idsOf(name),
          query: exampleQuery(endpoint),
          ...bodyOf(endpoint, house.bodyOf(name) ?? validExample(endpoint.body)),
        },
      )
      if (endpoint.method === 'GET') expect([status, text]).toEqual([200, text])
      else expect([401, 403, 404], text).not.toContain(status)
      // Superadmins look after all clients.
      if (as !== house.superadmin) expect(idsInText(text, foreignIds), text).toEqual([])
    },
  )

  it.each(inOrder.filter((call) => call.endpoint.method === 'GET' && !withIds.includes(call) && staysWithin(call)))(
    '$name answers with nothing of another client',
    async (call) => {
      const { text } = await send(call, { as: fittingPerson(call.endpoint), query: exampleQuery(call.endpoint) })
      expect(idsInText(text, foreignIds), text).toEqual([])
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

  it.each(withIds.filter(({ endpoint }) => idsIn(endpoint).length > 1))(
    '$name: an own outer id does not open a foreign inner one',
    async (call) => {
      const [outer = '', ...inner] = [...call.endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key as string)
      const [own, foreign] = [fixture.idsOf(call.name), neighbour.idsOf(call.name)]
      const params = {
        [outer]: own[outer] as string,
        ...Object.fromEntries(inner.map((key) => [key, foreign[key] as string])),
      }
      expect(
        (
          await send(call, {
            as: call.endpoint.access === 'admin.use' ? fixture.superadmin : fixture.admin,
            params,
            ...bodyOf(call.endpoint, validExample(call.endpoint.body)),
          })
        ).status,
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

  it.each(deckCalls.filter(({ endpoint }) => idsIn(endpoint).length > 1))(
    '$name: the own deck does not open what is inside another',
    async (call) => {
      const params = { ...fixture.idsOf(call.name), id: fixture.siblingDeckId }
      expect((await send(call, { ...sent(call), params })).status).toBe(404)
    },
  )
})
