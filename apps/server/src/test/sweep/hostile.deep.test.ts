import { costOf } from '@deckle/core/test/grows-linearly.ts'
import { hostileTexts } from '@deckle/core/test/hostile-texts.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from '../app.ts'
import type { Person } from '../factories.ts'
import { calls, createSweepApp } from './calls.ts'
import { type ClientFixture, makeClientFixture } from './client-fixture.ts'
import { sizeIn, type TextField, textFieldsOf } from './hostile-inputs.ts'

/** Microseconds. What takes less is not compared. */
const UNSUSPICIOUS = 20_000
const ROUNDS = 7
const MOST_GROWTH = 2.5

const publicCalls = calls.filter(({ endpoint }) => endpoint.access === 'public')

interface Sent {
  readonly field: TextField
  readonly text: string
  /** Microseconds of processor time. */
  readonly cost: number
}

let test: TestApp
let fixture: ClientFixture
let people: Readonly<Record<string, Person | undefined>>
const sent: Sent[] = []
let requests = 0

beforeAll(async () => {
  test = await createSweepApp()
  fixture = await makeClientFixture(test)
  people = { 'without a session': undefined, 'signed in': fixture.superadmin }
})
afterAll(async () => {
  await test?.close()
  const slowest = sent.toSorted((one, other) => other.cost - one.cost).slice(0, 10)
  const lines = slowest.map(
    ({ field, text, cost }) =>
      `  ${(cost / 1000).toFixed(1)} ms  ${field.call.name}  ${field.name}  ${text}  ${field.limit} bytes\n`,
  )
  process.stdout.write(`Slowest inputs by processor time of the server:\n${lines.join('')}`)
})

async function send(field: TextField, text: string, as: Person | undefined): Promise<number> {
  const { headers, ...input } = field.inputOf(text)
  // Refused bodies are limited for each address.
  const address = { 'x-forwarded-for': `198.51.${(requests >> 8) & 255}.${requests++ & 255}` }
  const start = process.cpuUsage()
  const reply = await test.app.inject({ ...input, headers: { ...as?.headers, ...headers, ...address } })
  const { user, system } = process.cpuUsage(start)
  const code = reply.statusCode >= 500 ? (JSON.parse(reply.body) as { code?: string }).code : ''
  // product.md §8: a sign-in name without @ is a 500 with this message.
  if (field.call.name !== 'auth.signIn' || code !== 'email_format')
    expect(reply.statusCode, `${field.call.name} ${field.name}: ${reply.body.slice(0, 300)}`).toBeLessThan(500)
  return user + system
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Work in proportion to the size: grows as the machine lets everything grow at that moment. */
const referenceOf = (size: number) => {
  const text = JSON.stringify(Array.from({ length: size / 4 }, (_, at) => at % 10))
  return () => costOf(() => JSON.parse(text) as unknown)
}

/** How much the median cost grows with twice the text, beside the linear reference. */
async function growthOf(field: TextField, textOf: (size: number) => string, size: number, as: Person | undefined) {
  const [small, large] = [textOf(size), textOf(2 * size)]
  const [smallReference, largeReference] = [referenceOf(2_000_000), referenceOf(4_000_000)]
  const costs: [number[], number[], number[], number[]] = [[], [], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    costs[0].push(await send(field, small, as))
    costs[1].push(await send(field, large, as))
    costs[2].push(smallReference())
    costs[3].push(largeReference())
  }
  const [one = 1, two = 1, reference = 1, twice = 1] = costs.map(median)
  return two / Math.max(1, one) / Math.max(1, twice / Math.max(1, reference) / 2)
}

/** Overlapping parts grow with the square at each doubling; collecting garbage adds a jump at one of them. */
async function isSuperLinear(field: TextField, textOf: (size: number) => string, as: Person | undefined) {
  for (const part of [2, 4, 8])
    if ((await growthOf(field, textOf, sizeIn(field, textOf) / part, as)) <= MOST_GROWTH) return false
  return true
}

it('has many public calls and texts', () => {
  expect(publicCalls.length).toBeGreaterThan(20)
  expect(Object.keys(hostileTexts).length).toBeGreaterThanOrEqual(40)
})

describe.each(['without a session', 'signed in'])('%s', (who) => {
  it.each(publicCalls)(
    '$name: hostile texts at the limit of each field are no 5xx and cost in proportion',
    async (call) => {
      const as = people[who]
      const slow: string[] = []
      const ids = fixture.idsOf(call.name)
      for (const field of textFieldsOf(call, (key) => ids[key] ?? test.deps.newId()))
        for (const [name, textOf] of Object.entries(hostileTexts)) {
          const cost = await send(field, textOf(sizeIn(field, textOf)), as)
          sent.push({ field, text: name, cost })
          // timing: only chooses what is compared with other sizes
          if (cost > UNSUSPICIOUS && (await isSuperLinear(field, textOf, as))) slow.push(`${field.name}: ${name}`)
        }
      expect(slow).toEqual([])
    },
  )
})
