import { expect, it } from 'vitest'
import { isNewPin, isTrivialPin } from './pin.ts'

it.each(['111111', 'aaaaaa', 'AaAaAa', '123456', '654321', '012345', 'abcdef', 'FEDCBA', '121212', '', '7'])(
  '%j is trivial',
  (pin) => expect(isTrivialPin(pin)).toBe(true),
)

it.each(['471147', '131313', '135791', '123455', 'tea4242'])('%j is not trivial', (pin) =>
  expect(isTrivialPin(pin)).toBe(false),
)

it('a new PIN has 6 to 12 letters and digits', () => {
  expect(['471147', 'чай123', 'Tea4242', 'q1w2e3r4t5y6'].map(isNewPin)).toEqual([true, true, true, true])
  expect(['', '47114', '111111', 'q1w2e3r4t5y6u', '47 114', '47-114'].map(isNewPin)).toEqual(Array(6).fill(false))
})
