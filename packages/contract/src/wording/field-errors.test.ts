import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { contract } from '../contract.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { fieldErrors, fieldSummary } from './field-errors.ts'

const id = '01890000-0000-7000-8000-000000000001'

function errorsOf(schema: z.ZodMiniType, input: unknown, language: InterfaceLanguage = 'en') {
  const result = schema.safeParse(input)
  return result.success ? {} : fieldErrors(result.error.issues, language, input)
}

describe('words about fields', () => {
  const shape = z.object({
    name: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    code: z.optional(z.string().check(z.minLength(3), z.regex(/^a/))),
    count: z.optional(z.number().check(z.int(), z.gte(1), z.lt(5), z.multipleOf(2))),
    list: z.optional(
      z.array(z.strictObject({ id: z.uuid(), flag: z.boolean() })).check(z.minLength(1), z.maxLength(2)),
    ),
    kind: z.optional(z.enum(['a', 'b'])),
    either: z.optional(
      z.discriminatedUnion('kind', [z.object({ kind: z.literal('x') }), z.object({ kind: z.literal('y') })]),
    ),
    any: z.optional(z.union([z.string(), z.number()])),
    map: z.optional(z.record(z.string().check(z.maxLength(2)), z.string())),
  })
  it.each([
    [{ name: 'x'.repeat(61) }, { name: 'must be at most 60 characters' }],
    [{ name: '' }, { name: 'must not be empty' }],
    [{ name: 7 }, { name: 'must be text' }],
    [{ code: 'ab' }, { code: 'must be at least 3 characters' }],
    [{ code: 'bcd' }, { code: 'is not in the right form' }],
    [{ count: 0 }, { count: 'must be at least 1' }],
    [{ count: 5 }, { count: 'must be less than 5' }],
    [{ count: 3 }, { count: 'must be a multiple of 2' }],
    [{ count: 1.5 }, { count: 'must be a whole number' }],
    [{ count: '2' }, { count: 'must be a number' }],
    [{ list: [] }, { list: 'must be at least 1 entry' }],
    [{ list: {} }, { list: 'must be a list' }],
    [
      { list: [{ id, flag: 1, other: 1 }] },
      { 'list.0.flag': 'must be true or false', 'list.0.other': 'is not a field here' },
    ],
    [{ list: [{ id: 'x' }] }, { 'list.0.id': 'must be an id', 'list.0.flag': 'is missing' }],
    [{ kind: 'c' }, { kind: 'must be one of: a, b' }],
    [{ either: { kind: 'z' } }, { 'either.kind': 'must be one of: x, y' }],
    [{ any: true }, { any: 'is not in the right form' }],
    [{ map: { abc: '' } }, { 'map.abc': 'has a name that is not allowed' }],
    [[], { body: 'must be an object with fields' }],
    [null, { body: 'must be an object with fields' }],
  ])('of %j', (input, expected) => expect(errorsOf(shape, input)).toEqual(expected))

  it.each([
    [contract.auth.resetPassword.body, { email: 'x' }, 'email', 'must be an e-mail address'],
    [contract.decks.rename.body, { name: 'a\u0000' }, 'name', 'holds characters that can’t be stored'],
    [contract.decks.rename.body, {}, 'name', 'is missing'],
    [contract.analytics.deckOverview.query, { from: '2026-02-30' }, 'from', 'must be a day such as 2026-01-31'],
    [contract.analytics.deckOverview.query, { tz: 'Mars/Base' }, 'tz', 'must be a time zone such as Asia/Kolkata'],
    [contract.decks.list.query, { cursor: 'a b' }, 'cursor', 'must be a cursor from the page before'],
    [
      contract.notifications.create.body,
      { title: 'a', text: '', link: '//x' },
      'link',
      'must be a path within this site',
    ],
  ] as [z.ZodMiniType, unknown, string, string][])('of the contract’s own rules (%#)', (schema, input, path, words) => {
    expect(errorsOf(schema, input)).toEqual({ [path]: words })
  })

  it('in Hindi', () => {
    expect(errorsOf(shape, { name: 'x'.repeat(61), count: '2', kind: 'c' }, 'hi')).toEqual({
      name: 'अधिक से अधिक 60 अक्षर हो सकता है',
      count: 'संख्या होनी चाहिए',
      kind: 'इनमें से एक होना चाहिए: a, b',
    })
  })

  it('are bounded, whatever comes', () => {
    const keys = Object.fromEntries(Array.from({ length: 5000 }, (_one, at) => [`${'k'.repeat(500)}${at}`, 1]))
    const errors = errorsOf(z.strictObject({}), keys)
    expect(JSON.stringify(errors).length).toBeLessThan(10_000)
  })

  it('make a sentence', () => {
    expect(fieldSummary({ name: 'is missing', count: 'must be a number' })).toBe(
      'Please check: name is missing; count must be a number.',
    )
  })
})
