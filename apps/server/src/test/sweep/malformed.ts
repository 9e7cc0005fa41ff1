import fc from 'fast-check'
import type { ZodMiniType } from 'zod/mini'
import { formOf } from '../app.ts'
import { dice } from '../random/dice.ts'
import { seedOfRun } from '../random/run-seeds.ts'
import { type JsonSchema, schemaOf, uuid, validExample } from './valid-example.ts'

const deep = JSON.parse(`${'['.repeat(2000)}${']'.repeat(2000)}`) as unknown

/** Values that break programs, after the Big List of Naughty Strings, and values of every JSON type. */
const naughty: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  1e308,
  -1e308,
  9007199254740992,
  2147483648,
  -0,
  '',
  ' ',
  '0',
  'null',
  'undefined',
  'NaN',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '\u200b',
  'ﷺ',
  '👩‍👩‍👧‍👦',
  'Ω≈ç√∫',
  '田中さん',
  'नमस्ते',
  'مرحبا',
  'Z̮̞̠͙͔ͅḀ̗̞͈̻̗Ḷ͙͎̯̹̞͓G̻O̭̗̮',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '"',
  '\\',
  '%',
  '_',
  '%00',
  '../../etc/passwd',
  '..\\..\\x',
  '/dev/null',
  'file:///etc/passwd',
  'http://169.254.169.254/',
  '//evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '${7*7}',
  '<%= 7 %>',
  '=1+1',
  '@SUM(1)',
  '$(id)',
  '`id`',
  '\r\nSet-Cookie: a=b',
  '\n',
  '\t',
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'hasOwnProperty',
  'x'.repeat(101),
  'x'.repeat(5001),
  'é'.repeat(3000),
  '9'.repeat(400),
  uuid,
  uuid.toUpperCase(),
  '00000000-0000-0000-0000-000000000000',
  '2026-02-31',
  '9999-99-99',
  '0000-00-00',
  '+275760-09-13',
  '1e1000',
  'Infinity',
  '0x10',
  '१२३',
  '-9223372036854775809',
  '18446744073709551616',
  'a@b',
  '@',
  'a@@b.c',
  'a b@c.d',
  [],
  [null],
  [[]],
  {},
  { a: 1 },
  { toString: 1 },
  { length: -1 },
  Array.from({ length: 200 }, () => 1),
  deep,
]

export interface Malformed {
  readonly payload: string | Buffer
  readonly headers: Record<string, string>
}

const json = { 'content-type': 'application/json' }
/** Each call has other inputs in each run. */
const seedOf = (name: string): number => dice(seedOfRun(0), name, 'malformed').below(2 ** 31)

/** Bodies close to the valid one (a part missing, replaced, doubled or deepened) and far from it. */
export function malformedBodies(schema: ZodMiniType, name: string, count: number): Malformed[] {
  if (/^(auth\.signIn|media\.upload)$/.test(name)) return malformedForms(schema, name, count)
  const mutated = fc.sample(mutation(schemaOf(schema), validExample(schema)), { numRuns: count, seed: seedOf(name) })
  return mutated.map((body) => ({ payload: JSON.stringify(body) ?? 'undefined', headers: json }))
}

/** The valid body with each of its parts replaced in turn by each naughty value. */
export function bodiesWithOneNaughty(valid: unknown): Malformed[] {
  return leavesOf(valid).flatMap((path) =>
    naughty.map((value) => ({ payload: JSON.stringify(put(valid, path, value)) ?? 'undefined', headers: json })),
  )
}

function leavesOf(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [[]]
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part).map((path) => [key, ...path]))
}

const raw: readonly (readonly [string | Buffer, Record<string, string>?])[] = [
  ['{'],
  ['{"a":'],
  ['nul'],
  [''],
  [' '],
  ['[]'],
  ['null'],
  ['1'],
  ['"x"'],
  ['true'],
  ['{"__proto__":{"a":1}}'],
  ['{"constructor":{"prototype":{"a":1}}}'],
  ['{"a":1}{"b":2}'],
  ['\ufeff{}'],
  ['{"\\u0000":1}'],
  ['{"a":"\\ud800"}'],
  [Buffer.from([0xff, 0xfe, 0x7b, 0x7d])],
  [Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ['['.repeat(50_000)],
  [`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`],
  ['{}', { 'content-type': 'text/plain' }],
  ['{}', { 'content-type': 'application/xml' }],
  ['a=b', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['--x', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['{}', { 'content-type': 'application/json; charset=utf-16' }],
  ['{}', { 'content-type': '' }],
  ['{}', {}],
  ['{}', { 'content-type': 'application/json', 'content-encoding': 'gzip' }],
]
/** Bodies that are no JSON object of the right type, or are not sent as one. */
export const rawBodies: readonly Malformed[] = raw.map(([payload, headers]) => ({ payload, headers: headers ?? json }))

/** The valid value with one to three parts replaced by naughty values, removed, or joined by unknown ones. */
function mutation(schema: JsonSchema, valid: unknown): fc.Arbitrary<unknown> {
  const paths = pathsOf(schema)
  if (paths.length === 0) return fc.oneof(fc.constantFrom(...naughty), fc.jsonValue())
  const change = fc.tuple(
    fc.constantFrom(...paths),
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...naughty) },
      { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
      { weight: 1, arbitrary: fc.constant(undefined) },
    ),
  )
  const near = fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map((changes) => changes.reduce((body, [path, value]) => put(body, path, value), structuredClone(valid)))
  return fc.oneof({ weight: 9, arbitrary: near }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) })
}

function pathsOf(schema: JsonSchema, depth = 0): string[][] {
  if (depth > 6) return []
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []).slice(0, 3)].flatMap((choice) =>
    pathsOf(choice, depth + 1),
  )
  const named = Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [
    [name],
    ...pathsOf(part, depth + 1).map((path) => [name, ...path]),
  ])
  const items = schema.items ? [['0'], ...pathsOf(schema.items, depth + 1).map((path) => ['0', ...path])] : []
  return [...named, ...items, ...inner]
}

function put(target: unknown, [key = '', ...rest]: readonly string[], value: unknown): unknown {
  if (typeof target !== 'object' || target === null) return target
  const holder = (Array.isArray(target) ? [...(target as unknown[])] : { ...target }) as Record<string, unknown>
  if (rest.length > 0) holder[key] = put(holder[key] ?? (rest[0] === '0' ? [] : {}), rest, value)
  else if (value === undefined) delete holder[key]
  else holder[key] = value
  return holder
}

function malformedForms(schema: ZodMiniType, name: string, count: number): Malformed[] {
  const names = [...Object.keys(schemaOf(schema).properties ?? {}), 'file', 'other']
  const texts = naughty.filter((value): value is string => typeof value === 'string').map((text) => text.toWellFormed())
  const file = fc.record({
    filename: fc.constantFrom('a.png', '../../x', '"', '', 'a.svg'),
    content: fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
    type: fc.constantFrom('image/png', 'text/html', 'x'),
  })
  const forms = fc.sample(
    fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.constantFrom(...texts), file), { minKeys: 0, maxKeys: 3 }),
    { numRuns: count, seed: seedOf(name) },
  )
  const whole = forms.map((form) => formOf(form))
  const broken = whole.slice(0, 30).map(({ payload, headers }, at) => ({
    payload: payload.subarray(0, Math.floor((payload.length * at) / 30)),
    headers,
  }))
  return [...whole, ...broken]
}

/** Query strings with naughty, doubled, nested and malformed values. */
export function malformedQueries(schema: ZodMiniType, name: string, count: number): string[] {
  const known = namesOf(schema)
  const texts = naughty
    .map((value) => (typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)))
    .map((text) => text.slice(0, 600))
  const pair = fc
    .tuple(fc.constantFrom(...known, 'x'), fc.constantFrom('', '[]', '[a]', '.a'), fc.constantFrom(...texts))
    .map(([key, suffix, text]) => `${key}${suffix}=${encodeURIComponent(text)}`)
  // A call without parameters only exercises the query parser, which is the same for all.
  const numRuns = known.length > 0 ? count : Math.min(count, 10)
  return fc
    .sample(fc.array(pair, { minLength: 1, maxLength: 4 }), { numRuns, seed: seedOf(name) })
    .map((pairs) => `?${pairs.join('&')}`)
}

/** Query strings that are no list of names and values. */
export const brokenQueries = (schema: ZodMiniType): readonly string[] => [
  '?%',
  '?%ff=%fe',
  '?=',
  '?&&&',
  '?a=%00',
  `?${namesOf(schema)[0] ?? 'x'}=%c3%28`,
]

/** Cursors that the server did not make, for calls that take one. */
export const foreignCursors = (schema: ZodMiniType): readonly string[] =>
  namesOf(schema).includes('cursor')
    ? ['["2026-01-01T00:00:00Z","x"]', '[1,2,3]', '{}'].map(
        (text) => `?cursor=${Buffer.from(text).toString('base64url')}`,
      )
    : []

const namesOf = (schema: ZodMiniType): readonly string[] => Object.keys(schemaOf(schema).properties ?? {})
