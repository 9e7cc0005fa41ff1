import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cutText, limitedText, patternText, trimmedText } from '@deckle/slides/fields/limited-text.ts'
import { calls, defOf, partsOf } from './parts-of.ts'

interface Check {
  readonly check: string
  readonly abort?: boolean
}

const checksOf = (schema: z.ZodMiniType): readonly Check[] =>
  ((defOf(schema)['checks'] as { readonly _zod: { readonly def: Check } }[] | undefined) ?? []).map(
    ({ _zod: { def } }) => def,
  )

/** Whether nothing but trimming or cutting precedes a length check that ends validation. */
function checksLengthFirst(schema: z.ZodMiniType): boolean {
  const first = checksOf(schema).find(({ check }) => check !== 'overwrite')
  return first?.check === 'max_length' && first.abort === true
}

/** Texts that are read before their length is known. What follows a limited text in a pipe is limited by it. */
function unlimitedTexts(schema: z.ZodMiniType): z.ZodMiniType[] {
  const piped = new Set<z.ZodMiniType>()
  const parts = partsOf(schema)
  for (const part of parts) {
    const { type, in: from, out } = defOf(part) as { type: string; in?: z.ZodMiniType; out?: z.ZodMiniType }
    if (type === 'pipe' && from && out && checksLengthFirst(from)) for (const one of partsOf(out)) piped.add(one)
  }
  return [...parts].filter((part) => defOf(part).type === 'string' && !piped.has(part) && !checksLengthFirst(part))
}

describe('every text of an input', () => {
  it.each(calls)('%s: has a limit that is checked first', (_name, { params, query, body }) => {
    const loose = [params, query, body].flatMap(unlimitedTexts)
    expect(loose.map((one) => z.toJSONSchema(one, { unrepresentable: 'any' }))).toEqual([])
  })

  it('is found without its limit', () => {
    const loose = z.object({
      a: z.string(),
      b: z.array(z.nullable(z.string().check(z.maxLength(5)))),
      c: limitedText(5),
    })
    expect(unlimitedTexts(loose)).toHaveLength(2)
    expect(unlimitedTexts(z.object({ id: z.uuid() }))).toHaveLength(1)
  })
})

describe('a limited text', () => {
  const seen: string[] = []
  const look = z.refine<string>((value) => seen.push(value) > 0)

  it.each([
    ['limitedText', limitedText(3)],
    ['trimmedText', trimmedText(3)],
    ['patternText', patternText(3, /^a+$/)],
  ])('%s: is not inspected if it is too long', (_name, schema) => {
    seen.length = 0
    const result = schema.check(look).safeParse('aaaa')
    expect(result.error?.issues).toMatchObject([{ code: 'too_big', maximum: 3 }])
    expect(seen).toEqual([])
    expect(schema.check(look).safeParse('aaa').data).toBe('aaa')
  })

  it('is trimmed before it is measured', () => {
    expect(trimmedText(3, 1).safeParse('  aaa  ').data).toBe('aaa')
    expect(trimmedText(3, 1).safeParse('   ').success).toBe(false)
  })

  it.each([
    ['a\u0000', false],
    ['\ud83d', false],
    ['😀', true],
  ])('%j: storable is %s', (value, isStorable) => {
    expect(limitedText(3).safeParse(value).success).toBe(isStorable)
  })

  it.each([
    ['abcd', 'abc'],
    ['a\u0000bc', 'ab'],
    ['ab😀', 'ab\ufffd'],
  ])('%j: is cut to %j', (value, cut) => {
    expect(cutText(3).safeParse(value).data).toBe(cut)
  })
})

it('has a brand that a text without a limit lacks', () => {
  // @ts-expect-error: only the helpers make a limited text
  const loose: ReturnType<typeof limitedText> = z.string()
  expect(loose).toBeDefined()
})
