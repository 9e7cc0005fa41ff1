import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBlank } from './is-blank.ts'
import { trimInvisible } from './trim-invisible.ts'
import { comparableText, isSameText } from './same-text.ts'

describe('texts that readers take for the same', () => {
  it.each([
    ["don't", 'don’t'],
    ["don't", 'donʼt'],
    ["don't", 'don´t'],
    ["don't", 'don`t'],
    ["don't", 'don′t'],
    ["don't", 'don＇t'],
    ["don't", 'don｀t'],
    ["don't", 'donꞋt'],
    ['"yes"', '“yes”'],
    ['"yes"', '„yes‟'],
    ['"yes"', '«yes»'],
    ['5" pipe', '5″ pipe'],
    ['well-known', 'well‑known'],
    ['well-known', 'well–known'],
    ['well-known', 'well—known'],
    ['-5', '−5'],
    ['a b', 'a\u00a0b'],
    ['a b', 'a\u202fb'],
    ['a b', 'a\u3000b'],
    ['a b', ' a \t\n b '],
    ['ab', 'a\u200bb'],
    ['ab', 'a\u00adb'],
    ['ab', '\u202aab\u202c'],
    ['ab', '\ufeffab'],
    ['ab', 'a\u2060b'],
    ['क्षेत्र', 'क्\u200dषेत्र'],
    ['é', 'e\u0301'],
    ['ड़', 'ड\u093c'],
    ['ABC1', 'ＡＢＣ１'],
    ['office', 'oﬃce'],
    ['カナ', 'ｶﾅ'],
    ['...', '…'],
    ['straße', 'STRASSE'],
    ['straße', 'STRAẞE'],
    ['ΟΔΟΣ', 'οδος'],
    ['istanbul', 'İSTANBUL'],
    ['12', '१२'],
    ['H2O', 'H₂O'],
    ['10^6', '10⁶'],
    ['10^6', '१०⁶'],
    ['10^6', '１０⁶'],
    ['1 1/2', '1½'],
    ['Delhi', 'DELHI'],
    ['❤', '❤️'],
  ])('%j and %j', (one, other) => {
    expect(isSameText(one, other)).toBe(true)
    expect(isSameText(other, one)).toBe(true)
  })

  it('comparing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(comparableText(comparableText(text))).toBe(comparableText(text))
      }),
    )
    const changed = []
    for (let code = 0; code < 0x1_0000; code++) {
      const once = comparableText(`1${String.fromCharCode(code)}a`)
      if (comparableText(once) !== once) changed.push(code.toString(16))
    }
    expect(changed).toEqual([])
  })
})

it.each([
  ['106', '10⁶'],
  ['11/2', '1½'],
  ['dont', "don't"],
  ['ab', 'a b'],
  ['wellknown', 'well-known'],
  ['resume', 'résumé'],
  ['', 'a'],
])('%j and %j differ', (one, other) => {
  expect(isSameText(one, other)).toBe(false)
})

it('knows texts in which nothing is visible', () => {
  for (const text of [
    '',
    ' ',
    '\n\t',
    '\u00a0',
    '\u200b',
    '\u200b \u2060\ufeff',
    '\u3164',
    '\u2800',
    '\u00ad',
    '\0',
    '\u202e',
  ])
    expect(isBlank(text)).toBe(true)
  for (const text of ['a', '.', ' a ', '\u200b1', 'क', '👩‍👩‍👧', '0']) expect(isBlank(text)).toBe(false)
})

it.each([
  ['HR', 'HR'],
  [' \u200bHR\u2800\u3164\n', 'HR'],
  ['\u202aH R\u202c', 'H R'],
  ['\u200d❤\ufe0f\u200b', '❤\ufe0f'],
  ['ന്\u200d', 'ന്\u200d'],
  ['\u200b \u2060', ''],
])('trims %j to %j', (text, trimmed) => expect(trimInvisible(text)).toBe(trimmed))
