import { expect, it } from 'vitest'
import { phoneKey } from '../lead/lead.ts'
import { readPhone } from './phone.ts'

it.each([
  ['+91 98765 43210', '+91 98765 43210', ''],
  ['98765\u201143210', '98765-43210', ''],
  ['98765–43210', '98765-43210', ''],
  ['\u202a+91 98765 43210\u202c', '+91 98765 43210', ''],
  ['९८७६५ ४३२१०', '98765 43210', ''],
  ['022 2345 6789 ext. 7', '022 2345 6789', '7'],
  ['022 2345 6789 Ext 1234', '022 2345 6789', '1234'],
  ['022 2345 6789 x7', '022 2345 6789', '7'],
  ['022-2345-6789, extn: 45', '022-2345-6789', '45'],
  ['022 2345 6789 #7', '022 2345 6789', '7'],
  ['(022) 2345.6789', '(022) 2345.6789', ''],
  ['022/23456789', '022/23456789', ''],
])('%j is %j, extension %j', (typed, number, extension) => {
  expect(readPhone(typed)).toEqual({ number, extension })
  expect(phoneKey(typed)).toBe(number.replace(/\D/g, '').slice(-10))
})

it.each(['', '1234', 'call me', 'ext. 7', '12345678901234567890123', 'a@b.co', '98765 43210 or 98765 43211'])(
  '%j is no telephone number',
  (typed) => {
    expect(readPhone(typed)).toBeNull()
  },
)
