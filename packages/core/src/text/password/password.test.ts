import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-password.ts'
import { longPasswords, passwordWords } from './common-passwords.data.ts'
import { type PasswordOwner, passwordProblem } from './password.ts'
import { stripSpaces } from './strip-spaces.ts'
import { passwordStrength } from './password-strength.ts'

const owner: PasswordOwner = {
  email: 'Asha.Longname@firm.in',
  username: 'asharao2026',
  first_name: 'Ashalatha',
  last_name: ' Raochandra ',
}
const problem = (password: string, of: PasswordOwner = {}) => passwordProblem(password, of, isCommonPassword)
const listed = (text: string) => text.trim().split(/\s+/)

describe('a password', () => {
  it.each([
    ['123456789', 'too_short'],
    ['kx7-Pq2_zz', null],
    ['', 'too_short'],
    ['kx7-Pq2_wzm'.repeat(12).slice(0, 128), null],
    ['kx7-Pq2_wzm'.repeat(12).slice(0, 129), 'too_long'],
    ['Q1w2e3r4t5Y6', 'common'],
    ['asha.longname@FIRM.in', 'personal'],
    ['my-asha.longname-2', 'personal'],
    ['asharao2026', 'personal'],
    ['AshalathaRaochandra', 'personal'],
    ['x9_raochandra_k2', 'personal'],
    ['kettle-Ashalatha', 'personal'],
    ['deckle-is-my-tool', 'personal'],
    ['पासवर्डबहुतलंबा', null],
    ['😀😀😀😀😀', 'too_short'],
  ])('%j: %s', (password, expected) => expect(problem(password, owner)).toBe(expected))

  it('of a Superadmin has 15 characters', () => {
    const of = { isSuperadmin: true }
    expect([problem('river-stone-xy', of), problem('river-stone-xyz', of)]).toEqual(['too_short', null])
  })

  it.each(['ana-likes-tea9', 'tea_for_ANA_9x'])('%j holds a short name that stands alone', (password) =>
    expect(problem(password, { first_name: 'Ana', last_name: 'Li' })).toBe('personal'),
  )

  it.each(['banana-bread-7x', 'lively-river-88'])('%j only has the letters of a short name', (password) =>
    expect(problem(password, { first_name: 'Ana', last_name: 'Li' })).toBeNull(),
  )

  it.each([
    'aaaaaaaaaa',
    'AAAAAAAAAAAA',
    '1212121212',
    'abcabcabcabc',
    'monkeymonkey',
    'abcdefghij',
    'ZYXWVUTSRQ',
    '0123456789',
    '9876543210',
    '1122334455',
    'aabbccddee',
    'qwertyuiop',
    'poiuytrewq',
    'asdfghjkl1',
    'qwerty12345',
    '1qaz2wsx3edc',
    'abcd-efgh-ijkl',
    'अअअअअअअअअअ',
  ])('%j is a pattern', (password) => expect(problem(password)).toBe('pattern'))

  it.each(['password123', 'P@ssw0rd123', 'Welcome2024!', '123dragon!!', 'sunshine19901231', 'football654321'])(
    '%j is a common word made longer',
    (password) => expect(problem(password)).toBe('common'),
  )

  it.each(['violet-harbour-42', 'tuesdaymorningtea', 'x7k2-m9qp-44ab', 'kettle-3f2b9c1e-aaaa', 'harbour8372915'])(
    '%j is none of these',
    (password) => expect(problem(password)).toBeNull(),
  )

  it('is not any of at least 3,000 common ones that are long enough', () => {
    const tails = ['123', '1234', '12345', '123456', '1', '12', '!', '2024', '2025', '2026']
    const made = listed(passwordWords)
      .slice(0, 1000)
      .flatMap((word) => tails.map((tail) => word + tail))
    const common = [...new Set([...listed(longPasswords), ...made])].filter((password) => password.length >= 10)
    expect(common.length).toBeGreaterThan(3000)
    expect(listed(longPasswords).length).toBeGreaterThan(1500)
    expect(common.filter((password) => problem(password) === null)).toEqual([])
  })

  it.each([
    [' a b\tc\n', 'abc'],
    ['', ''],
    ['a\u00a0b\u3000c', 'abc'],
  ])('%j without spaces is %j', (given, stripped) => expect(stripSpaces(given)).toBe(stripped))
})

describe('its strength', () => {
  it.each([
    ['', 0, 'too_short'],
    ['Xk9!fQ2zp', 0, 'too_short'],
    ['a b c d e f g h i', 0, 'too_short'],
    ['aaaaaaaaaaaaaaa', 0, 'pattern'],
    ['abcdefghijklmno', 0, 'pattern'],
    ['password 2026', 0, 'common'],
    ['correcthorse', 0, 'common'],
    ['correcthorsebattery', 0, 'common'],
    ['kettle-Ashalatha', 0, 'personal'],
    ['correcthorsebatterystaple', 3, null],
    ['नीलाआसमानऔरहरीघास', 3, null],
    ['Xk9!fQ2zpL#v7', 4, null],
  ])('%j is %i', (password, level, broken) =>
    expect(passwordStrength(password, owner, isCommonPassword)).toEqual({ level, problem: broken }),
  )
})
