import fc from 'fast-check'
import { expect, it } from 'vitest'
import { certificateNumberFrom, parseCertificateNumber } from './certificate-number.ts'

const anyNumber = fc
  .uint8Array({ minLength: 64, maxLength: 64 })
  .map(certificateNumberFrom)
  .filter((number) => number !== null)

it('has the form AAAA-9999-AAAA, without vowels and letters that look alike', () => {
  fc.assert(
    fc.property(anyNumber, (number) => {
      expect(number).toMatch(/^[B-DF-HJKMNPR-TV-Z]{4}-\d{4}-[B-DF-HJKMNPR-TV-Z]{4}$/)
    }),
  )
})

it('bytes that would favour a sign are skipped, and too few make none', () => {
  expect(certificateNumberFrom(Uint8Array.from(Array(12).keys()))).toBe('BCDF-4567-MNPR')
  expect(certificateNumberFrom(Uint8Array.from([255, 247, ...Array(12).keys()]))).toBe('BCDF-4567-MNPR')
  expect(certificateNumberFrom(Uint8Array.from([0, 0, 0, 0, 250, 246, 0, 0, 0, 0, 0, 0, 0]))).toBe('BBBB-6000-BBBB')
  expect(certificateNumberFrom(new Uint8Array(11))).toBeNull()
  expect(certificateNumberFrom(new Uint8Array(24).fill(255))).toBeNull()
})

it('all signs are equally likely', () => {
  const every = Array.from({ length: 256 }, (_, byte) => byte)
  const counts = new Map<string, number>()
  for (const byte of every) {
    const sign = certificateNumberFrom(Uint8Array.from([byte, ...Array<number>(11).fill(0)]))?.[0]
    if (sign !== undefined) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  expect([counts.size, ...new Set(counts.values())]).toEqual([19, 13])
})

it('is read however it is typed', () => {
  const between = fc.constantFrom('', ' ', '-', ' – ', '\u00a0', '_')
  fc.assert(
    fc.property(anyNumber, between, between, fc.boolean(), (number, one, other, isLower) => {
      const [a = '', b = '', c = ''] = number.split('-')
      const typed = ` ${a}${one}${b}${other}${c}\n`
      expect(parseCertificateNumber(isLower ? typed.toLowerCase() : typed)).toBe(number)
    }),
  )
})

it.each([
  ['ｂｃｄｆ－４５６７－ｋｍｎｐ', 'BCDF-4567-KMNP'],
  ['8CDF-4S6O-KMN2', 'BCDF-4560-KMNZ'],
  ['bcdf4l67kmnp', 'BCDF-4167-KMNP'],
  ['', null],
  ['BCDF-4567-KMN', null],
  ['BCDF-4567-KMNPP', null],
  ['BCDA-4567-KMNP', null],
  ['BCDF-45X7-KMNP', null],
  ['BCDF-४567-KMNP', null],
  ['BCDF/4567/KMNP', null],
  [' '.repeat(1000), null],
])('%j is %s', (typed, expected) => {
  expect(parseCertificateNumber(typed)).toBe(expected)
})

it('anything is read as a number or as none', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'BKZ028-–ob २ﷺ😀'), maxLength: 20 }), (typed) => {
      const number = parseCertificateNumber(typed)
      if (number !== null) expect(parseCertificateNumber(number)).toBe(number)
    }),
  )
})
