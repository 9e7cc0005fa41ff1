import { expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { contract } from '../contract.ts'
import { deckContent } from '../models/deck-content.ts'
import type { Endpoint } from '../kit/endpoint.ts'
import { sampleContent, sampleInput } from './sample-input.ts'
import { fieldErrors } from '../wording/field-errors.ts'

const schemas = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    (['params', 'query', 'body'] as const).map((part) => [`${resource}.${name} ${part}`, endpoint[part]] as const),
  ),
)

/** Values that no field expects. */
export const naughty: readonly unknown[] = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udc00',
  'x'.repeat(100_000),
  '',
  ' ',
  '__proto__',
  'constructor',
  '<script>alert(1)</script>',
  "'; DROP TABLE users; --",
  '${7*7}',
  '\u202e\u200b\ufeff',
  '2026-02-30',
  '9999-99-99',
  '0000-01-01',
  '+05:30',
  'Mars/Base',
  '//evil.com',
  'javascript:alert(1)',
  '-1',
  '1e999',
  '99999999999999999999',
  null,
  undefined,
  true,
  0,
  -1,
  1.5,
  NaN,
  Infinity,
  -Infinity,
  1e308,
  2 ** 31,
  2 ** 53,
  [],
  {},
  [[[[]]]],
  { a: { a: {} } },
  Array(5000).fill('a'),
  JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{"a":1}},"a\\u0000b":"c","\\ud800":"c"}'),
  Object.create(null),
  10n,
  Symbol.iterator,
  () => 1,
  new Date(NaN),
]

/** The input with one place after another replaced by a value. */
function* withReplaced(input: unknown, value: unknown): Generator {
  yield value
  if (typeof input !== 'object' || input === null) return
  for (const key of Object.keys(input)) {
    for (const child of withReplaced((input as Record<string, unknown>)[key], value)) {
      const copy = (Array.isArray(input) ? [...input] : { ...input }) as Record<string, unknown>
      copy[key] = child
      yield copy
    }
  }
  if (!Array.isArray(input))
    yield { ...input, [typeof value === 'string' ? value.slice(0, 50) : 'license_type']: value }
}

/** Where an accepted value can't be stored: texts, numbers or sizes that the database refuses. */
function unstorable(value: unknown, path = ''): string[] {
  // Bytes are not stored in the database; an imported file is read and validated again.
  if (/^\.(file|files\.\d+)\.data$/.test(path) || path === '.json' || path === '.csv') return []
  if (typeof value === 'string')
    return value.includes('\u0000') || !value.isWellFormed() || value.length > 10_000 ? [path] : []
  if (typeof value === 'number')
    return Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value)) ? [] : [path]
  if (typeof value !== 'object' || value === null)
    return typeof value === 'boolean' || value === undefined || value === null ? [] : [path]
  if (Object.getPrototypeOf(value) !== Object.prototype && !Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, child]) => [
    ...unstorable(key, `${path} (key)`),
    ...unstorable(child, `${path}.${key}`),
  ])
}

/** Replaces every value in `input` by each of the values in turn. `complete` makes the schema's input of the part that is replaced. */
function sweep(
  schema: z.ZodMiniType,
  input: unknown,
  values: readonly unknown[],
  complete = (part: unknown): unknown => part,
): void {
  for (const value of values) {
    for (const part of withReplaced(input, value)) {
      const attempt = complete(part)
      const result = schema.safeParse(attempt)
      if (result.success) expect(unstorable(result.data)).toEqual([])
      else
        for (const words of Object.values(fieldErrors(result.error.issues, 'en', attempt))) expect(words).not.toBe('')
    }
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Puts each of the values into every place of every input: it is refused in words, or can be stored. */
export function sweepHostile(values: readonly unknown[]): void {
  it.each(schemas)('%s is refused in words or can be stored', (_name, schema) => {
    const input = sampleInput(schema)
    expect(schema.safeParse(input).error?.issues ?? []).toEqual([])
    const { content, ...rest } = input as Record<string, unknown>
    sweep(schema, content === undefined ? input : rest, values)
  })

  it('in every place of a deck is refused in words or can be stored', () => {
    const { contentHash, ...rest } = sampleContent()
    sweep(deckContent, rest, values, (part) =>
      isRecord(part) ? { ...part, contentHash: contentHash.slice(0, 1) } : part,
    )
    sweep(deckContent, { ...rest, contentHash: [] }, values)
  })

  // A deck of this slide alone: a whole deck would be parsed a hundred thousand times.
  it.each(sampleContent().contentHash.map((slide) => [slide.template, { ...slide, slideSeq: 0 }] as const))(
    'in every place of a slide %s is refused in words or can be stored',
    (_type, slide) => {
      const content = sampleContent()
      const deckOf = (part: unknown) => ({ ...content, contentHash: [part] })
      expect(deckContent.safeParse(deckOf(slide)).error?.issues ?? []).toEqual([])
      sweep(deckContent, slide, values, deckOf)
    },
  )
}
