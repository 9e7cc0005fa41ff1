import { beforeAll, describe, expect, it } from 'vitest'
import { faultOf, withFewRepetitions } from './check-pattern.ts'
import { findPatterns } from './find-patterns.ts'
import { reportPatterns } from './report-patterns.ts'

beforeAll(() => {
  process.env['RECHECK_BACKEND'] = 'pure'
})

const patternsOf = (code: string) => findPatterns(new Map([['a.tsx', code]]))

describe('the detector', () => {
  it.each([
    ['a run at the end', /\s+$/],
    ['an email address', /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
    ['dots at both ends', /^[\s.]+|[\s.]+$/g],
    ['a bracket that is not closed', /\[[^\]]*\]/],
    ['nested repetition', /^(?:a+)+$/],
    ['alternatives that overlap', /^(?:a|a)*$/],
    ['white space that a look-behind scans', /(?<=[,;\t]\s*"?)(?='+=)/u],
    ['a counted repetition in another', /^(?:[a-z]{1,200})*$/],
  ])('reports %s', async (_name, pattern) => {
    expect(await faultOf(pattern)).toMatch(/polynomial|exponential/)
  })

  it.each([
    ['a whole number', /^\d+$/],
    ['an email address without overlap', /^[^\s@]{1,64}@(?:[^\s@.])+(?:\.[^\s@.]+)+$/u],
    ['a bracket without another', /\[[^[\]]*\]/],
    ['one white space at the end', /\s$/],
    ['a slug', /^[a-z0-9]+(?:-[a-z0-9]+)*$/],
  ])('accepts %s', async (_name, pattern) => {
    expect(await faultOf(pattern)).toBeUndefined()
  })

  it('analyses fewer repetitions, and leaves braces in classes and escapes', () => {
    expect(withFewRepetitions(String.raw`a{200}b{1,500}c{3,}[{99}]\{99}\p{L}{12}`)).toBe(
      String.raw`a{10}b{1,10}c{3,}[{99}]\{99}\p{L}{10}`,
    )
  })
})

describe('finding patterns', () => {
  it.each([
    ['const a = /x+$/u', 'x+$'],
    ["new RegExp('x+$')", 'x+$'],
    ['RegExp(String.raw`\\d+`, "g")', String.raw`\d+`],
    ['const part = "x+"; new RegExp(`^${part}$`)', '^x+$'],
    ['const most = 4; new RegExp(`a{${most + 1}}`)', 'a{5}'],
    ['const one = /x+/; new RegExp(one.source + "$")', 'x+$'],
    ["text.match('x+$')", 'x+$'],
    ["new RegExp(['x', 'y+'].join('|'))", 'x|y+'],
    ['<input pattern="x+" />', '^(?:x+)$'],
  ])('%s', (code, source) => {
    expect(patternsOf(code).map(({ regex }) => regex?.source)).toContain(source)
  })

  it('knows the formats of zod, and which patterns exist only at run time', () => {
    expect(patternsOf('z.email()')[0]?.regex?.source).toContain('@')
    expect(patternsOf('z.string()')).toEqual([])
    expect(patternsOf('(name: string) => new RegExp(`${name}=`)')[0]?.regex).toBeUndefined()
  })
})

describe('what is reported', () => {
  const patterns = patternsOf('const a = /x+$/\nconst b = /^x/\nconst c = (d: string) => new RegExp(d)')
  const file = 'a.tsx'
  const bad = { file, text: '/x+$/', reason: 'Cut before.' }
  const built = { file, text: 'new RegExp(d)', reason: 'Letters only.' }

  it('nothing where each fault has an exception', async () => {
    expect(await reportPatterns(patterns, [bad, built])).toEqual([])
    expect(await reportPatterns(patterns, [bad, { ...built, example: /a+b/y }])).toEqual([])
  })

  it('faults, unused exceptions, and examples that are super-linear', async () => {
    expect(await reportPatterns(patterns, [])).toEqual([
      'a.tsx:1: 2nd degree polynomial: /x+$/',
      'a.tsx:3: built at run time: new RegExp(d)',
    ])
    const unused = { file, text: '/^x/', reason: 'Short.' }
    expect(await reportPatterns(patterns, [bad, built, unused])).toEqual(['a.tsx: unused exception: /^x/'])
    expect(await reportPatterns(patterns, [bad, { ...built, example: /a+$/ }])).toEqual([
      'a.tsx:3: 2nd degree polynomial: new RegExp(d)',
    ])
  })
})
