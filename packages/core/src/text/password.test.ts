import { describe, expect, it } from 'vitest'
import { type PasswordOwner, passwordProblem, stripSpaces } from './password.ts'

const owner: PasswordOwner = {
  email: 'Asha.Longname@firm.in',
  username: 'asharao2026',
  first_name: 'Ashalatha',
  last_name: ' Raochandra ',
}
const isCommon = (password: string): boolean => password === 'qwertyuiop'

describe('a password', () => {
  it.each([
    ['123456789', 'too_short'],
    ['kx7-Pq2_zz', null],
    ['', 'too_short'],
    ['x'.repeat(128), null],
    ['x'.repeat(129), 'too_long'],
    ['QwertyUIOP', 'common'],
    ['asha.longname@FIRM.in', 'personal'],
    ['asha.longname', 'personal'],
    ['asharao2026', 'personal'],
    ['AshalathaRaochandra', 'personal'],
    ['raochandraashalatha', 'personal'],
    ['deckledeckle', 'personal'],
    ['deckle1234567890', 'personal'],
    ['पासवर्डबहुतलंबा', null],
    ['😀😀😀😀😀', 'too_short'],
  ])('%j: %s', (password, problem) => expect(passwordProblem(password, owner, isCommon)).toBe(problem))

  it('of a Superadmin has 15 characters', () => {
    const superadmin = { ...owner, isSuperadmin: true }
    expect([
      passwordProblem('x'.repeat(14), superadmin, isCommon),
      passwordProblem('x'.repeat(15), superadmin, isCommon),
    ]).toEqual(['too_short', null])
  })

  it('of nobody in particular is not refused as personal', () =>
    expect(passwordProblem('abcdefghij', {}, isCommon)).toBeNull())

  it.each([
    [' a b\tc\n', 'abc'],
    ['', ''],
    ['a\u00a0b\u3000c', 'abc'],
  ])('%j without spaces is %j', (given, stripped) => expect(stripSpaces(given)).toBe(stripped))
})
