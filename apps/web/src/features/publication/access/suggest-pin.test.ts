import { expect, it } from 'vitest'
import { suggestPin } from './suggest-pin.ts'

const from = (...given: number[]) => {
  const values = [...given]
  return (into: Uint32Array<ArrayBuffer>) => (into.set([values.shift() ?? 271_828]), into)
}

it('suggests six digits', () => {
  for (let tries = 0; tries < 200; tries++) expect(suggestPin()).toMatch(/^\d{6}$/)
  expect(suggestPin(from(42_017))).toBe('042017')
})

it.each([0, 111_111, 123_456, 654_321, 121_212, 4_294_967_295])('takes another than %i', (first) => {
  expect(suggestPin(from(first, 805_316))).toBe('805316')
})
