import { parse } from 'node:querystring'
import type { Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { errorsOf } from '@deckle/contract/kit/openapi.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../app.ts'
import { someAtOnce } from '../some-at-once.ts'
import { createSweepApp, endsSession, inOrder, type NamedCall, send } from './calls.ts'
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

/** An address per call, since malformed requests per address are limited. */
const addressOf = (call: NamedCall) => ({ 'x-forwarded-for': `198.51.100.${inOrder.indexOf(call)}` })

/**
 * All inputs that the schema accepts, which reach the handler, each once. As refusing is the same for all calls, only
 * some refused ones: the first, which are not JSON at all, and every twelfth.
 */
function worthSending<Input>(
  inputs: readonly Input[],
  textOf: (input: Input) => string,
  isAccepted: (input: Input) => boolean,
): Input[] {
  const once = [...new Map(inputs.map((input) => [textOf(input), input] as const)).values()]
  const [accepted, refused]: [Input[], Input[]] = [[], []]
  for (const input of once) (isAccepted(input) ? accepted : refused).push(input)
  return [...accepted, ...refused.filter((_, at) => at < 28 || at % 12 === 0)]
}

function bodiesOf({ endpoint, name }: NamedCall): Malformed[] {
  const hasFields = Object.keys(validExample(endpoint.body) as object).length > 0
  const right = name === 'decks.update' ? undefined : fixture.bodyOf(name)
  const bodies = [
    ...malformedBodies(endpoint.body, name, hasFields ? perCall : perCall / 10),
    ...(right === undefined ? [] : bodiesWithOneNaughty(right)),
  ]
  if (endpoint.bodyType !== 'json') return bodies.filter((_, at) => at % 4 === 0)
  return worthSending(
    bodies,
    ({ payload, headers }) => `${JSON.stringify(headers)} ${payload.toString('latin1')}`,
    ({ payload }) => isAccepted(endpoint.body, () => JSON.parse(String(payload))),
  )
}

const queriesOf = ({ endpoint, name }: NamedCall): string[] =>
  worthSending(
    malformedQueries(endpoint.query, name, 150),
    (query) => query,
    (query) => isAccepted(endpoint.query, () => ({ ...parse(query.slice(1)) })),
  )

function isAccepted(schema: Endpoint['query'], read: () => unknown): boolean {
  try {
    return schema.safeParse(read()).success
  } catch {
    return false
  }
}

async function sendQueries(call: NamedCall): Promise<void> {
  await someAtOnce(queriesOf(call), async (query) => {
    const { status, code, text } = await send(test, call, {
      as: fixture.superadmin,
      params: fixture.idsOf(call.name),
      query,
      headers: addressOf(call),
    })
    if (isSpecified500(call, code)) return
    expect(status, `${query.slice(0, 300)} → ${text}`).toBeLessThan(500)
  })
}

describe(`${perCall} malformed inputs`, () => {
  const [reads, writes] = [
    inOrder.filter(({ endpoint }) => endpoint.method === 'GET'),
    inOrder.filter(({ name, endpoint }) => endpoint.method !== 'GET' && !endsSession.includes(name)),
  ]
  // Before the bodies of writes make lists and exports long.
  it.each(reads)('$name: queries are never a 5xx', sendQueries)

  it.each(writes)('$name: bodies are never a 5xx', async (call) => {
    const { endpoint, name } = call
    await someAtOnce(bodiesOf(call), async ({ payload, headers }) => {
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
  })

  it.each(writes)('$name: queries are never a 5xx', sendQueries)
})
