import { describe, expect, it } from 'vitest'
import { newTotpSecret, stepOfCode, totpUri } from './totp-code.ts'

/** RFC 6238, appendix B, for SHA-1: seconds since 1970, and the code of eight digits, of which the last six are shown. */
const vectors = [
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
] as const
/** `12345678901234567890` in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes of an authenticator app', () => {
  it.each(vectors)('at %d s are those of RFC 6238', async (seconds, code) => {
    expect(await stepOfCode(secret, code.slice(2), seconds * 1000)).toBe(Math.floor(seconds / 30))
  })

  it('are good one step before and after theirs, and no further', async () => {
    const [seconds, code] = [1111111109, '081804']
    const step = Math.floor(seconds / 30)
    const steps = [-2, -1, 0, 1, 2].map((shift) => stepOfCode(secret, code, (seconds + shift * 30) * 1000))
    expect(await Promise.all(steps)).toEqual([null, step, step, step, null])
  })

  it.each(['', '12345', '1234567', '08180a', '०८१८०४', '-81804'])('%j is none', async (code) => {
    expect(await stepOfCode(secret, code, 1111111109_000)).toBeNull()
  })

  it('may be typed with spaces', async () => {
    expect(await stepOfCode(secret, ' 081 804 ', 1111111109_000)).not.toBeNull()
  })

  it('have secrets of 160 random bits, which an app reads from an address', async () => {
    const [one, other] = [await newTotpSecret(), await newTotpSecret()]
    expect(one).toMatch(/^[A-Z2-7]{32}$/)
    expect(one).not.toBe(other)
    const uri = new URL(await totpUri(one, { issuer: 'Meadow: Academy', label: 'asha@meadow.example' }))
    expect([uri.protocol, uri.host]).toEqual(['otpauth:', 'totp'])
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      secret: one,
      issuer: 'Meadow: Academy',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})
