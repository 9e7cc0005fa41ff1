import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskAnswer } from './mask.ts'
import { splitName } from './name.ts'
import { isOwnPath } from './own-path.ts'
import { isShortId, shortIdFrom } from './short-id.ts'
import { slug } from './slug.ts'

describe('a full name', () => {
  it.each([
    ['asha rao', 'Asha', 'Rao'],
    ['  asha   devi   rao ', 'Asha', 'Devi rao'],
    ['asha', 'Asha', ' '],
    ['', '', ' '],
    ['आशा राव', 'आशा', 'राव'],
    ['émile zola', 'Émile', 'Zola'],
    ['𝒶b c', '𝒶b', 'C'],
    ['mcDonald o’neil', 'McDonald', 'O’neil'],
    ['asha\u00a0rao', 'Asha', 'Rao'],
  ])('%j is %j and %j', (name, first_name, last_name) => expect(splitName(name)).toEqual({ first_name, last_name }))
})

describe('a masked answer', () => {
  it.each([
    ['Ab1 & _x!', '*** * **!'],
    ['', ''],
    ['a-b, c.', '*-*, *.'],
    ['नमस्ते', '****'],
    ['हिंदी १२', '** **'],
    ['é', '*'],
    ['e\u0301', '*'],
    ['日本', '**'],
  ])('%j shows %j', (answer, masked) => expect(maskAnswer(answer)).toBe(masked))
})

describe('a short id', () => {
  it('is 8 base58 characters', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 32, max: 231 }), (bytes) =>
        isShortId(shortIdFrom(bytes) ?? ''),
      ),
    )
    expect(shortIdFrom(new Uint8Array([0, 57, 58, 231, 1, 2, 3, 4]))).toBe('1z1z2345')
  })
  it('skips bytes that would favour a character, and says when too few are left', () => {
    expect(shortIdFrom(new Uint8Array([255, 232, 0, 0, 0, 0, 0, 0, 0, 0]))).toBe('11111111')
    expect(shortIdFrom(new Uint8Array([255, 0, 0, 0, 0, 0, 0, 0]))).toBeNull()
    expect(shortIdFrom(new Uint8Array())).toBeNull()
  })
  it.each(['', '1111111', '111111111', '1111111O', '1111111l', '1111111-', '11111111\n'])('is not %j', (text) =>
    expect(isShortId(text)).toBe(false),
  )
})

describe('a slug', () => {
  it.each([
    ['Our Product Quiz!', 'our-product-quiz'],
    ['  Çà & là -- déjà  ', 'ca-la-deja'],
    ['हिंदी प्रश्नोत्तरी', 'हिंदी-प्रश्नोत्तरी'],
    ['../../etc', 'etc'],
    ['???', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
  ])('of %j is %j', (text, expected) => expect(slug(text)).toBe(expected))
  it('does not end in a hyphen where it is cut', () => expect(slug('ab cd', 3)).toBe('ab'))
})

/** Core has no DOM types; Node provides `URL` for the test. */
const { URL } = globalThis as unknown as {
  readonly URL: new (path: string, base: string) => { readonly origin: string; readonly pathname: string }
}

describe('an own path', () => {
  it.each(['/', '/library', '/contentEditor/1?tab=a#b', '/articles?tags=Hindi', '/a.b/c', '/x?next=//other'])(
    'is %s',
    (path) => expect(isOwnPath(path)).toBe(true),
  )
  it.each([
    '',
    'library',
    '//evil.com',
    '/\\evil.com',
    '\\\\evil.com',
    'https://evil.com',
    'javascript:alert(1)',
    ' /library',
    '/\t/evil.com',
    '/\n/evil.com',
    '/..//evil.com',
    '/a/../..',
    '/%2e%2e/x',
    '/./',
    '/%2f/evil.com',
    '/%5cevil.com',
    '/a//b',
    '/\u0000',
    '/\ud800',
    `/${'x'.repeat(2001)}`,
    '/a b',
  ])('is not %j', (path) => expect(isOwnPath(path)).toBe(false))
  it('leads nowhere else, whatever it is made of', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('/', '\\', '.', '%2e', '%2F', ':', '@', 'a', '?', '#', '\t') }),
        (tail) => {
          const path = `/${tail}`
          if (!isOwnPath(path)) return
          expect(new URL(path, 'https://own.example').origin).toBe('https://own.example')
          expect(new URL(path, 'https://own.example').pathname.startsWith('//')).toBe(false)
        },
      ),
      { numRuns: 2000 },
    )
  })
})
