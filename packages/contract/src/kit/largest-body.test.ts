import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { list, record } from '@deckle/slides/fields/bounded.ts'
import { limitedText, patternText, trimmedText } from '@deckle/slides/fields/limited-text.ts'
import { calls, defOf } from '../test/parts-of.ts'
import { sampleInput } from '../test/sample-input.ts'
import { bodyLimitOf } from './largest-body.ts'

const limitOf = (body: z.ZodMiniType, bodyLimit = 10_000_000) => bodyLimitOf({ body, bodyLimit, bodyType: 'json' })

describe('bodyLimitOf', () => {
  const flat = z.strictObject({ name: trimmedText(20, 1), count: z.number(), kind: z.enum(['a', 'b']) })
  const nested = z.strictObject({
    all: list(z.nullable(flat), { max: 50 }),
    named: record(patternText(5, /^[a-z]+$/), limitedText(100), 10),
    more: z._default(z.union([z.literal(''), limitedText(300)]), ''),
  })

  it.each([
    ['flat', flat, { name: '\u0905'.repeat(20), count: -1.234567890123456e-300, kind: 'b' }],
    [
      'nested',
      nested,
      {
        all: Array.from({ length: 50 }, () => ({ name: '\u0905'.repeat(20), count: 1e300, kind: 'a' })),
        named: Object.fromEntries(
          Array.from({ length: 10 }, (_, at) => [`name${'abcdefghij'[at]}`, '\u0905'.repeat(100)]),
        ),
        more: '\u0905'.repeat(300),
      },
    ],
  ])('%s: leaves room for the largest body with every character escaped', (_name, schema, largest) => {
    expect(schema.safeParse(largest).success).toBe(true)
    const escaped = JSON.stringify(largest, null, 1).replace(/[^\x20-\x7e\s]/g, String.raw`\u0905`)
    expect(escaped.length).toBeLessThanOrEqual(limitOf(schema))
    expect(limitOf(schema)).toBeLessThan(escaped.length * 3 + 5000)
  })

  it('never exceeds the limit that the call states', () => {
    expect(limitOf(nested, 2000)).toBe(2000)
    expect(limitOf(z.strictObject({ any: z.unknown() }), 2000)).toBe(2000)
    expect(bodyLimitOf({ body: flat, bodyLimit: 5_000_000, bodyType: 'multipart' })).toBe(5_000_000)
  })

  it.each(calls)('%s: leaves room for a sample', (name, endpoint) => {
    if (name === 'decks.import') return
    expect(JSON.stringify(sampleInput(endpoint.body)).length).toBeLessThan(bodyLimitOf(endpoint))
  })

  it('is a few kB for calls with few fields', () => {
    const few = calls.filter(
      ([, { body, bodyType }]) =>
        bodyType === 'json' &&
        defOf(body).type === 'object' &&
        Object.keys(defOf(body)['shape'] as object).length === 0,
    )
    expect(few.length).toBeGreaterThan(50)
    for (const [name, endpoint] of few) expect(bodyLimitOf(endpoint), name).toBeLessThan(5000)
    const { bodyLimit: _, ...signinLink } = Object.fromEntries(calls)['auth.signinLink']!
    expect(bodyLimitOf({ ...signinLink, bodyLimit: 1_000_000 })).toBeLessThan(8000)
  })
})
