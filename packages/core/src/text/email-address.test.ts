import { describe, expect, it } from 'vitest'
import { isEmail, normaliseEmail } from './email-address.ts'

describe('normaliseEmail', () => {
  it.each([
    ['  Asha@Firm.IN ', 'asha@firm.in'],
    ['\u200basha@firm.in', 'asha@firm.in'],
    ['\u202aasha@firm.in\u202c', 'asha@firm.in'],
    ['\ufeffasha@firm.in\u00a0', 'asha@firm.in'],
    ['as\u00adha@firm.in', 'asha@firm.in'],
    ['ａｓｈａ＠ｆｉｒｍ．ｉｎ', 'asha@firm.in'],
    ['jose\u0301@firm.es', 'josé@firm.es'],
    ['asha@firm.in\ufe0f', 'asha@firm.in'],
    ['İbrahim@firm.in', 'ibrahim@firm.in'],
    ['I\u0307BRAHIM@FİRM.İN', 'ibrahim@firm.in'],
    ['ışık@firm.in', 'ışık@firm.in'],
    ['', ''],
  ])('%j → %j', (typed, stored) => {
    expect(normaliseEmail(typed)).toBe(stored)
    expect(normaliseEmail(stored)).toBe(stored)
  })
})

const characters = Array.from({ length: 0x11_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code))

it('no invisible character makes another address, wherever it is typed', () => {
  const invisible = characters.filter((one) => /[\p{DI}\p{Cf}\u2800]/u.test(one))
  expect(invisible.length).toBeGreaterThan(4000)
  const typed = (one: string) => [`${one}asha@firm.in`, `as${one}ha@firm.in`, `asha@firm.in${one}`]
  expect(invisible.flatMap(typed).filter((text) => normaliseEmail(text) !== 'asha@firm.in')).toEqual([])
})

it('what is stored is stored alike when it is typed again', () => {
  const changes = (text: string) => normaliseEmail(normaliseEmail(text)) !== normaliseEmail(text)
  const assigned = characters.filter((one) => !/[\p{Cn}\p{Co}]/u.test(one))
  expect(assigned.filter((one) => changes(`a${one}\u0301b@firm.in`))).toEqual([])
})

describe('isEmail', () => {
  it.each([
    'a@b.in',
    'asha.rao+deckle@mail.firm.co.in',
    "o'brien@firm.ie",
    'आशा@डाक.भारत',
    'josé@café.fr',
    'a@xn--h2brj9c.in',
    `${'a'.repeat(64)}@firm.in`,
  ])('%s', (address) => expect(isEmail(address)).toBe(true))

  it.each([
    '',
    'asha',
    'asha@firm',
    '@firm.in',
    'asha@.in',
    'asha@firm.',
    'asha@firm..in',
    'a@b@firm.in',
    'asha rao@firm.in',
    'asha@fi rm.in',
    'a,b@firm.in',
    'asha@firm.in,ravi@firm.in',
    'Asha <asha@firm.in>',
    'asha@firm.in\r\nBcc: x@y.in',
    'asha@[10.0.0.1]',
    'asha@firm.in?subject=x',
    `${'a'.repeat(65)}@firm.in`,
    `a@${'b'.repeat(250)}.in`,
  ])('not %j', (address) => expect(isEmail(address)).toBe(false))
})
