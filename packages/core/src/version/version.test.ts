import { describe, expect, it } from 'vitest'
import { APP_VERSION, mustUpdate, updatePolicies } from './version.ts'

describe('a forced update', () => {
  it.each([
    ['3.0.0', '3.0.0', false, false, false],
    ['3.0.0', '3.0.1', false, false, true],
    ['3.0.0', '3.1.0', false, true, true],
    ['3.0.0', '4.0.0', true, true, true],
    ['3.0.9', '3.1.0', false, true, true],
    ['3.9.9', '4.0.0', true, true, true],
    ['3.1.0', '3.0.9', false, false, false],
    ['4.0.0', '3.9.9', false, false, false],
    ['3.9.0', '3.10.0', false, true, true],
    ['3.0.0', ' 4.0.0 ', true, true, true],
    ['3.0.0', '', false, false, false],
    ['3.0.0', '4', false, false, false],
    ['3.0.0', 'v4.0.0', false, false, false],
    ['3.0.0', '4.0.0-beta', false, false, false],
    ['', '4.0.0', false, false, false],
    ['3.0.0', '9999999999999999999.0.0', false, false, false],
  ])('from %j to %j: lts %s, stable %s, custom %s', (current, latest, ...forced) => {
    expect(updatePolicies.map((policy) => mustUpdate(current, latest, policy))).toEqual(forced)
  })
  it('the source is version 3.0.0', () => expect(APP_VERSION).toBe('3.0.0'))
})
