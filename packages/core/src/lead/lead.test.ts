import { describe, expect, it } from 'vitest'
import { phoneKey } from './lead.ts'

describe('telephone numbers', () => {
  it.each([
    ['+91 98450 12345', '9845012345'],
    ['098450-12345', '9845012345'],
    ['(0)98450/12345', '9845012345'],
    ['९८४५० १२३४५', '9845012345'],
    ['９８４５０12345', '9845012345'],
    ['12345', ''],
    ['no number', ''],
    ['', ''],
    ['123456', '123456'],
  ])('%s is compared by %s', (phone, key) => {
    expect(phoneKey(phone)).toBe(key)
  })
})
