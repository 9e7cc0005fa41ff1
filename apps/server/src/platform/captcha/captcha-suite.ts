import { beforeAll, describe, expect, it } from 'vitest'
import type { Captcha, CaptchaChallenge } from './captcha.ts'

export interface CaptchaUnderTest {
  captcha: Captcha
  /** The solution that a browser would find. */
  solve(challenge: CaptchaChallenge): Promise<string>
}

/** Tests for every adapter of the port. */
export function testCaptcha(name: string, make: () => Promise<CaptchaUnderTest>): void {
  describe(`captcha: ${name}`, () => {
    let under: CaptchaUnderTest
    beforeAll(async () => {
      under = await make()
    })
    const token = async () =>
      under.solve(JSON.parse(JSON.stringify(await under.captcha.challenge())) as CaptchaChallenge)

    it('says its kind in the challenge', async () => {
      expect((await under.captcha.challenge()).kind).toBe(under.captcha.kind)
    })

    it('accepts an honest token once', async () => {
      const honest = await token()
      expect(await under.captcha.verify(honest)).toBe(true)
      expect(await under.captcha.verify(honest)).toBe(false)
      expect(await under.captcha.verify(await token())).toBe(true)
    })

    it('accepts one of many that bring the same token at once', async () => {
      const honest = await token()
      const verdicts = await Promise.all(Array.from({ length: 8 }, () => under.captcha.verify(honest)))
      expect(verdicts.filter(Boolean)).toHaveLength(1)
    })

    it.each([
      '',
      'x',
      '{}',
      'e30=',
      'bnVsbA==',
      'W10=',
      '\0',
      '🙂',
      'A'.repeat(100_000),
      Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
    ])('refuses %.20j', async (bad) => {
      expect(await under.captcha.verify(bad)).toBe(false)
    })
  })
}
