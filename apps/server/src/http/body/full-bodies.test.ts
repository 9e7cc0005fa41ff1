import { contract } from '@deckle/contract/contract.ts'
import { BODY_DEPTH, BODY_ENTRIES, type Endpoint } from '@deckle/contract/kit/endpoint.ts'
import { sampleInput } from '@deckle/contract/test/sample-input.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ZodMiniType } from 'zod/mini'
import { Refusal } from '../../refusal.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { checkInput } from './check-input.ts'
import { excessOf } from './count-json.ts'

/** A list or record in a body's schema. */
interface Place {
  readonly schema: ZodMiniType
  readonly path: readonly string[]
  readonly isList: boolean
  /** The schema of its items, and their maximum number. */
  readonly item: unknown
  readonly max: number
  /** The schema of the enclosing list or record, with all its items. */
  readonly within: ZodMiniType | undefined
}

type Def = Record<string, unknown> & { type: string }
const defOf = (schema: ZodMiniType) => schema._zod.def as unknown as Def

/** Each list and record of a schema once, along an input that the schema accepts. */
function* placesOf(
  schema: ZodMiniType,
  value: unknown,
  path: readonly string[] = [],
  within?: ZodMiniType,
): Generator<Place> {
  const def = defOf(schema)
  if (def['innerType']) return yield* placesOf(def['innerType'] as ZodMiniType, value, path, within)
  if (def.type === 'union')
    for (const option of def['options'] as ZodMiniType[])
      yield* placesOf(option, option.safeParse(value).success ? value : sampleInput(option), path, within)
  if (def.type === 'object')
    for (const [name, part] of Object.entries(def['shape'] as Record<string, ZodMiniType>))
      yield* placesOf(part, (value as Record<string, unknown> | undefined)?.[name], [...path, name], within)
  const isList = def.type === 'array'
  if ((!isList && def.type !== 'record') || seen.has(schema)) return
  seen.add(schema)
  const part = def[isList ? 'element' : 'valueType'] as ZodMiniType
  const items: unknown[] = Object.values(value ?? {})
  const item = items[0] ?? sampleInput(part)
  yield { schema, path, isList, item, max: Number(def['most']), within }
  const key = isList ? '0' : (Object.keys(value ?? {})[0] ?? 'a')
  for (const one of items.length > 0 ? items : [item]) yield* placesOf(part, one, [...path, key], schema)
}

const seen = new Set<ZodMiniType>()
const places = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    endpoint.bodyType === 'json' && endpoint.method !== 'GET'
      ? [...placesOf(endpoint.body, sampleInput(endpoint.body))].map(
          (place) => [`${resource}.${name} ${place.path.join('.')}`, endpoint, place] as const,
        )
      : [],
  ),
)

function put(holder: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  const copy = (Array.isArray(holder) ? [...(holder as unknown[])] : { ...(holder as object | undefined) }) as Record<
    string,
    unknown
  >
  copy[key] = rest.length === 0 ? value : put(copy[key] ?? (rest[0] === '0' ? [] : {}), rest, value)
  return copy
}

const valuesIn = (text: string): number => 1 + (text.match(/[,{[]/g)?.length ?? 0)

/** An input as JSON, with `count` copies of an item in one place. */
function filled(input: unknown, { path, isList }: Pick<Place, 'path' | 'isList'>, item: string, count: number): string {
  const [before = '', after = ''] = JSON.stringify(put(input, path, '@@')).split('"@@"')
  const items = Array.from({ length: count }, (_, at) => (isList ? item : `"k${at}":${item}`)).join()
  return before + (isList ? `[${items}]` : `{${items}}`) + after
}

/** Bodies filled with an item in one place: as many as fit in the body's size, and as many as are still parsed. */
function fullOf(endpoint: Endpoint, place: Place, item: unknown): string[] {
  const text = JSON.stringify(item)
  const input = sampleInput(endpoint.body)
  const whole = filled(input, place, text, Math.floor(Math.min(endpoint.bodyLimit, 1_500_000) / (text.length + 12)))
  const room = endpoint.bodyValues - valuesIn(JSON.stringify(input))
  const some = filled(input, place, text, Math.floor(Math.min(room / valuesIn(text), BODY_ENTRIES)))
  const outer = places.find(([, one, { schema }]) => one === endpoint && schema === place.within)?.[2]
  if (!outer) return [whole, some]
  const inner = { path: place.path.slice(outer.path.length + 1), isList: place.isList }
  const each = room / outer.max / valuesIn(text) - valuesIn(JSON.stringify(outer.item))
  const holder = inner.path.length === 0 ? undefined : outer.item
  const full = holder === undefined ? undefined : filled(holder, inner, text, Math.max(1, Math.floor(each)))
  return [whole, some, ...(full === undefined ? [] : [filled(input, outer, full, outer.max)])]
}

/** What the server does with a body before its handler; true if the body is accepted. */
function read(endpoint: Endpoint, bytes: Buffer): boolean {
  if (excessOf(bytes, { values: endpoint.bodyValues, entries: BODY_ENTRIES, depth: BODY_DEPTH })) return false
  try {
    checkInput(endpoint.body, JSON.parse(bytes.toString()), 'en')
    return true
  } catch (error) {
    if (error instanceof Refusal && error.code === 'malformed') return false
    throw error
  }
}

/** Microseconds of processor time, which pauses of the machine do not lengthen. */
function costOf(act: () => unknown): number {
  const start = process.cpuUsage()
  act()
  const { user, system } = process.cpuUsage(start)
  return user + system
}

/** About the size of the longest bodies above. */
const longBody = JSON.stringify(Array.from({ length: 150_000 }, (_, at) => ({ a: at })))
const costOfParsing = () => costOf(() => JSON.parse(longBody))
const usual = Math.min(costOfParsing(), costOfParsing(), costOfParsing())

/**
 * Whether an act costs less than parsing a long body 20 times; what is read here costs three times as much at most. Where it
 * does not, the two take turns, so that a machine that is slow for a while slows both: one round of several is enough.
 */
function isCheap(act: () => unknown): boolean {
  for (let round = 0; round < 8; round++) {
    const cost = costOf(act)
    const reference = round === 0 ? usual : costOfParsing()
    // timing: processor time beside that of a reference in the same test, with a wide margin
    if (cost < 20 * reference) return true
  }
  return false
}

describe('a body that is full', () => {
  it('has many places to fill', () => expect(places.length).toBeGreaterThan(30))

  it.each(places)('%s costs little and is refused', (_name, endpoint, place) => {
    for (const item of [{}, place.item])
      for (const text of fullOf(endpoint, place, item)) {
        const bytes = Buffer.from(text)
        let accepted = true
        expect(isCheap(() => (accepted = read(endpoint, bytes)))).toBe(true)
        if (item !== place.item) expect(accepted).toBe(false)
      }
  })
})

describe('over HTTP', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp()
  })
  afterAll(() => test.close())

  const send = async (url: string, payload: string, headers: Readonly<Record<string, string>> = {}) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: `/api/v2${url}`,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    return [reply.statusCode, reply.json<{ code: string }>().code]
  }
  const many = (count: number, item: string) => Array.from({ length: count }, () => item).join()

  it('too many of them are malformed: events, ids, slides, depth', async () => {
    const creator = await test.signedIn('Creator')
    expect(await send('/activity/tracker', `{"events":[${many(21_000, '{}')}]}`)).toEqual([400, 'malformed'])
    expect(
      await send(`/users/${creator.userId}/notifications/read`, `{"ids":[${many(500_000, '0')}]}`, creator.headers),
    ).toEqual([413, 'too_large'])
    for (const content of [`{"contentHash":[${many(2_600_000, '{}')}]}`, `{"contentHash":[${many(140_000, '{}')}]}`])
      expect(await send('/decks/create', `{"readerType":"quiz","content":${content}}`, creator.headers)).toEqual([
        400,
        'malformed',
      ])
    expect(await send('/apiv2decks/', '['.repeat(100_000), creator.headers)).toEqual([400, 'malformed'])
    expect(await send('/apiv2decks/', '{"a":'.repeat(100_000), creator.headers)).toEqual([400, 'malformed'])
  })

  it('who sends many that no call takes is not read for a while; others are', async () => {
    const strangers = { 'x-forwarded-for': '203.0.113.9' }
    let first = 0
    for (let tries = 1; tries <= 700 && first === 0; tries++) {
      const [status] = await send('/activity/tracker', '{"events":[{}]}', strangers)
      if (status === 429) first = tries
      else expect(status).toBe(400)
    }
    expect(first).toBe(601)
    expect(await send('/auth/reset_password', '{}', strangers)).toEqual([429, 'too_often'])
    expect(await send('/activity/tracker', '{"events":[{}]}', { 'x-forwarded-for': '203.0.113.10' })).toEqual([
      400,
      'malformed',
    ])
  })
})

describe('counting', () => {
  it.each([
    ['{"a":[1,2,{"b":"[{,"}]}', 6],
    [String.raw`{"a\"[,":"\\","b":"\\\",,,"}`, 3],
    ['"text, with [brackets"', 1],
    ['[]', 2],
  ])('%s has %d values', (text, values) => {
    expect(excessOf(Buffer.from(text), { values, entries: 99, depth: 9 })).toBeNull()
    expect(excessOf(Buffer.from(text), { values: values - 1, entries: 99, depth: 9 })).toBe(
      values === 1 ? null : 'too_many',
    )
  })

  it('texts of any length, whatever they escape', () => {
    const part = fc.constantFrom('a', '\\', '"', ',', '[', '{', 'é', 'x'.repeat(23))
    const text = fc.array(part, { maxLength: 40 }).map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.array(text, { maxLength: 5 }), (texts) => {
        const bytes = Buffer.from(JSON.stringify(texts))
        // An empty list counts as if it held one value.
        const values = 1 + Math.max(1, texts.length)
        expect(excessOf(bytes, { values, entries: 99, depth: 1 })).toBeNull()
        expect(excessOf(bytes, { values: values - 1, entries: 99, depth: 1 })).toBe('too_many')
      }),
    )
  })

  it('entries of one list', () => {
    expect(excessOf(Buffer.from('[[1,2],[1,2,3]]'), { values: 99, entries: 3, depth: 9 })).toBeNull()
    expect(excessOf(Buffer.from('[[1,2],[1,2,3]]'), { values: 99, entries: 2, depth: 9 })).toBe('too_many')
  })

  it('depth', () => {
    expect(excessOf(Buffer.from('[[[]],[[]]]'), { values: 99, entries: 99, depth: 3 })).toBeNull()
    expect(excessOf(Buffer.from('[[[]],[[]]]'), { values: 99, entries: 99, depth: 2 })).toBe('too_deep')
  })
})
