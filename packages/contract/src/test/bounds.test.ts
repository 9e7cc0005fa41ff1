import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { languages } from '@deckle/core/deck/deck.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { list, MOST_FAULTS, partialRecord, record } from '@deckle/slides/fields/bounded.ts'
import { contract } from '../contract.ts'
import { DEFAULT_BODY_VALUES } from '../kit/endpoint.ts'
import { calls, defOf, partsOf } from './parts-of.ts'
import { sampleContent, sampleInput } from './sample-input.ts'
import { fieldErrors } from '../wording/field-errors.ts'

/** Those that are not read from bytes which somebody has signed. */
const typed = calls.filter(([, { usesRawBody }]) => !usesRawBody)

describe('every body', () => {
  it.each(calls)('%s: no list and no record is without its bound', (_name, endpoint) => {
    const loose = [...partsOf(endpoint.body)].filter(
      (one) => ['array', 'record', 'map', 'set'].includes(defOf(one).type) && !(Number(defOf(one)['most']) > 0),
    )
    expect(loose.map((one) => z.toJSONSchema(one, { unrepresentable: 'any' }))).toEqual([])
  })

  it.each(typed)('%s: no object takes a field that it does not know', (_name, endpoint) => {
    const loose = [...partsOf(endpoint.body)].filter(
      (one) => defOf(one).type === 'object' && (defOf(one)['catchall'] as z.ZodMiniType)?._zod.def.type !== 'never',
    )
    expect(loose.map((one) => z.toJSONSchema(one, { unrepresentable: 'any' }))).toEqual([])
  })

  it.each(typed)('%s: an unknown field is refused by name', (name, endpoint) => {
    if (name === 'decks.import') return
    const input = { ...(sampleInput(endpoint.body) as object), nickname: 'x' }
    const result = endpoint.body.safeParse(input)
    expect(result.success ? {} : fieldErrors(result.error.issues)).toEqual({ nickname: 'is not a field here' })
  })

  it('has values enough for the largest that is right', () => {
    const event = (sampleInput(contract.play.tracker.body) as { events: object[] }).events[0]
    const events = { events: Array.from({ length: 50 }, () => event) }
    expect(contract.play.tracker.body.safeParse(events).success).toBe(true)
    expect(valuesOf(events) * 4).toBeLessThan(DEFAULT_BODY_VALUES)
    for (const [name, endpoint] of calls) {
      if (name !== 'decks.create' && name !== 'decks.update')
        expect(endpoint.bodyValues, name).toBeGreaterThanOrEqual(largestOf(endpoint.body))
    }
  })
})

it('a deck of 300 slides of every type in all languages has values enough', () => {
  const content = sampleContent()
  const contentHash = Array.from({ length: 300 }, (_, at) => ({
    ...(content.contentHash[at % content.contentHash.length] as Slide),
    slideId: `s${at}`,
    slideSeq: at,
  }))
  const texts = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`text${at}`, 'x']))
  const slides = Object.fromEntries(contentHash.map(({ slideId }) => [slideId, texts]))
  const translations = Object.fromEntries(
    languages.slice(1).map((language) => [language, { name: 'x', texts, slides }]),
  )
  const body = { readerType: 'quiz', content: { ...content, contentHash, translations } }
  expect(contract.decks.create.body.safeParse(body).error?.issues ?? []).toEqual([])
  expect(valuesOf(body) * 2).toBeLessThan(contract.decks.create.bodyValues)
})

const valuesOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + valuesOf(one), 1)
    : 1

/** Values of the largest body that a schema takes. */
function largestOf(schema: z.ZodMiniType): number {
  const def = defOf(schema)
  const inner = def['innerType'] as z.ZodMiniType | undefined
  if (inner) return largestOf(inner)
  if (def.type === 'array') return 1 + Number(def['most']) * largestOf(def['element'] as z.ZodMiniType)
  if (def.type === 'record') return 1 + Number(def['most']) * largestOf(def['valueType'] as z.ZodMiniType)
  if (def.type === 'union') return Math.max(...(def['options'] as z.ZodMiniType[]).map(largestOf))
  if (def.type === 'object')
    return Object.values(def['shape'] as Record<string, z.ZodMiniType>).reduce((sum, one) => sum + largestOf(one), 1)
  return 1
}

describe('a bounded list', () => {
  const looked: unknown[] = []
  const item = z.strictObject({
    id: z.string().check(
      z.refine<string>((id) => {
        looked.push(id)
        return id !== 'bad'
      }),
    ),
  })
  const items = list(item, { min: 1, max: 2000 })

  it('looks at its length before its items', () => {
    looked.length = 0
    const result = items.safeParse(Array.from({ length: 2001 }, () => ({ id: 'a' })))
    expect(looked).toEqual([])
    expect(fieldErrors(result.error?.issues ?? [])).toEqual({ body: 'must be at most 2000 entries' })
    expect(fieldErrors(items.safeParse([]).error?.issues ?? [])).toEqual({ body: 'must be at least 1 entry' })
    expect(fieldErrors(items.safeParse({}).error?.issues ?? [])).toEqual({ body: 'must be a list' })
  })

  it('stops after enough faults', () => {
    looked.length = 0
    const result = items.safeParse(Array.from({ length: 2000 }, () => ({ id: 'bad' })))
    expect([looked.length, result.error?.issues.length]).toEqual([MOST_FAULTS, MOST_FAULTS])
    expect(result.error?.issues[3]?.path).toEqual([3, 'id'])
  })

  it('gives what it takes, and checks the whole only where its parts are right', () => {
    expect(items.safeParse([{ id: 'a' }, { id: 'b' }]).data).toEqual([{ id: 'a' }, { id: 'b' }])
    const whole: unknown[] = []
    const watched = items.check(z.refine<readonly unknown[]>((all) => whole.push(all) > 0))
    watched.safeParse(Array.from({ length: 2000 }, () => ({ id: 'bad' })))
    expect(whole).toEqual([])
    expect(watched.safeParse([{ id: 'a' }]).success).toBe(true)
    expect(whole).toHaveLength(1)
  })

  it('says in JSON Schema what it is', () => {
    expect(z.toJSONSchema(list(z.string(), { min: 1, max: 5 }))).toMatchObject({
      type: 'array',
      items: { type: 'string' },
      minItems: 1,
      maxItems: 5,
    })
  })
})

describe('a bounded record', () => {
  const values = record(z.string().check(z.regex(/^[a-z]+$/)), z.number(), 3)

  it('takes so many, each by its key’s rule, and stops after enough faults', () => {
    expect(values.safeParse({ a: 1, b: 2, c: 3 }).data).toEqual({ a: 1, b: 2, c: 3 })
    expect(fieldErrors(values.safeParse({ a: 1, b: 2, c: 3, d: 4 }).error?.issues ?? [])).toEqual({
      body: 'must be at most 3 entries',
    })
    expect(fieldErrors(values.safeParse({ A: 1, b: 'x' }).error?.issues ?? [])).toEqual({
      A: 'has a name that is not allowed',
      b: 'must be a number',
    })
    const many = record(z.string(), z.number(), 1000)
    const wrong = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`k${at}`, 'x']))
    expect(many.safeParse(wrong).error?.issues).toHaveLength(MOST_FAULTS)
  })

  it('of an enum’s names takes those and needs none', () => {
    const some = partialRecord(z.enum(['x', 'y']), z.number())
    expect(some.safeParse({}).data).toEqual({})
    expect(some.safeParse({ y: 1 }).data).toEqual({ y: 1 })
    expect(fieldErrors(some.safeParse({ z: 1 }).error?.issues ?? [])).toEqual({ z: 'is not a field here' })
  })

  it('keeps no name that every object has', () => {
    const hostile = JSON.parse('{"__proto__": 1}') as unknown
    expect(values.safeParse(hostile).data).not.toHaveProperty('polluted')
    expect(Object.getPrototypeOf(values.safeParse(hostile).data ?? {})).toBe(Object.prototype)
  })
})
