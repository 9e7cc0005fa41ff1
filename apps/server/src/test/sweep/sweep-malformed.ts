import { parse } from 'node:querystring'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { errorsOf } from '@deckle/contract/kit/openapi.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestApp } from '../app.ts'
import { dice } from '../random/dice.ts'
import { seedOfRun } from '../random/run-seeds.ts'
import { someAtOnce } from '../some-at-once.ts'
import { createSweepApp, endsSession, inOrder, type NamedCall, send } from './calls.ts'
import { type ClientFixture, makeClientFixture } from './client-fixture.ts'
import {
  bodiesWithOneNaughty,
  brokenQueries,
  foreignCursors,
  type Malformed,
  malformedBodies,
  malformedQueries,
  rawBodies,
} from './malformed.ts'
import { validExample } from './valid-example.ts'

/** product.md §8: sign-in with an e-mail without @ is a 500 with this message. */
const isSpecified500 = ({ name }: NamedCall, code: string): boolean => name === 'auth.signIn' && code === 'email_format'

/** Inputs per call. */
interface Amount {
  /** Random bodies; a tenth for calls whose bodies have no fields. */
  readonly bodies: number
  /** Bodies with one wrong value, of all that there are. */
  readonly naughtyBodies: number
  readonly queries: number
  /** Every input that the schema accepts reaches the handler and is sent. Of the others, only every so many are. */
  readonly refusedEvery: number
  /** Every so many calls get all inputs that are refused before the schema is asked, which is the same for all calls. */
  readonly unreadableEvery: number
}

const reads = inOrder.filter(({ endpoint }) => endpoint.method === 'GET')
const writes = inOrder.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !endsSession.includes(name))

/** Sends malformed bodies and queries to every call: none is answered by a 5xx, or by an error that the call does not name. */
export function sweepMalformed(amount: Amount): void {
  let test: TestApp
  let fixture: ClientFixture
  beforeAll(async () => {
    test = await createSweepApp()
    fixture = await makeClientFixture(test)
  })
  afterAll(() => test?.close())

  const checkQueries = (call: NamedCall) =>
    someAtOnce(queriesOf(call, amount), (query) => check(test, fixture, call, { query }))

  // Before the bodies of writes make lists and exports long.
  it.each(reads)('$name: queries are never a 5xx', checkQueries)

  it.each(writes)('$name: bodies are never a 5xx', async (call) => {
    // This call's valid body is a whole deck: its parts are checked in the contract's tests.
    const right = call.name === 'decks.update' ? undefined : fixture.bodyOf(call.name)
    await someAtOnce(bodiesOf(call, right, amount), (body) => check(test, fixture, call, body))
  })

  it.each(writes)('$name: queries are never a 5xx', checkQueries)
}

/** An address per call, since malformed requests per address are limited. */
const addressOf = (call: NamedCall) => ({ 'x-forwarded-for': `198.51.100.${inOrder.indexOf(call)}` })

async function check(
  test: TestApp,
  fixture: ClientFixture,
  call: NamedCall,
  { query, payload, headers }: Partial<Malformed> & { readonly query?: string },
): Promise<void> {
  const { status, code, text } = await send(test, call, {
    as: fixture.superadmin,
    params: fixture.idsOf(call.name),
    query,
    payload,
    headers: { ...headers, ...addressOf(call) },
  })
  if (isSpecified500(call, code)) return
  const sent = `${String(payload ?? query).slice(0, 300)} → ${text}`
  expect(status, sent).toBeLessThan(500)
  if (payload !== undefined && status >= 400) expect(errorsOf(call.endpoint), sent).toContain(code)
}

/** Whether this call gets the inputs that are refused in the same way for all calls: other calls in each run. */
const isForUnreadable = (call: NamedCall, { unreadableEvery }: Amount): boolean =>
  (inOrder.indexOf(call) + seedOfRun(0)) % unreadableEvery === 0

function bodiesOf(call: NamedCall, right: unknown, amount: Amount): readonly Malformed[] {
  const { endpoint, name } = call
  const hasFields = Object.keys(validExample(endpoint.body) as object).length > 0
  const naughty = right === undefined ? [] : bodiesWithOneNaughty(right)
  const random = [
    ...malformedBodies(endpoint.body, name, hasFields ? amount.bodies : Math.ceil(amount.bodies / 10)),
    ...dice(seedOfRun(0), name).shuffled(naughty).slice(0, amount.naughtyBodies),
  ]
  return [
    ...(isForUnreadable(call, amount) ? rawBodies : []),
    ...(endpoint.bodyType === 'json'
      ? worthSending(random, amount, {
          textOf: ({ payload }) => String(payload),
          isAccepted: ({ payload }) => isAccepted(endpoint.body, () => JSON.parse(String(payload))),
        })
      : random.filter((_, at) => at % 4 === 0)),
  ]
}

function queriesOf(call: NamedCall, amount: Amount): readonly string[] {
  const { query: schema } = call.endpoint
  return [
    ...(isForUnreadable(call, amount) ? brokenQueries(schema) : []),
    ...foreignCursors(schema),
    ...worthSending(malformedQueries(schema, call.name, amount.queries), amount, {
      textOf: (query) => query,
      isAccepted: (query) => isAccepted(schema, () => ({ ...parse(query.slice(1)) })),
    }),
  ]
}

/** Each input once: all that the schema accepts, and some of the others. */
function worthSending<Input>(
  inputs: readonly Input[],
  { refusedEvery }: Amount,
  of: { readonly textOf: (input: Input) => string; readonly isAccepted: (input: Input) => boolean },
): readonly Input[] {
  const once = [...new Map(inputs.map((input) => [of.textOf(input), input] as const)).values()]
  const [accepted, refused]: [Input[], Input[]] = [[], []]
  for (const input of once) (of.isAccepted(input) ? accepted : refused).push(input)
  return [...accepted, ...refused.filter((_, at) => at % refusedEvery === 0)]
}

function isAccepted(schema: Endpoint['query'], read: () => unknown): boolean {
  try {
    return schema.safeParse(read()).success
  } catch {
    return false
  }
}
