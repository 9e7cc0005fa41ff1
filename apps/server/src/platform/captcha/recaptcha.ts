import { z } from 'zod'
import { type Ask, createSafeAsk } from '../web-fetch/safe-ask.ts'
import { type Captcha, longestToken } from './captcha.ts'

export interface RecaptchaOptions {
  secret: string
  siteKey: string
  /** The guarded way to Google's service. */
  ask?: Ask
  /** Called when Google is unreachable or rejects the secret; the visitor is refused meanwhile. */
  onError?: (error: unknown) => void
}

const address = 'https://www.google.com/recaptcha/api/siteverify'
const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Google accepts each token once. */
export function createRecaptcha({
  secret,
  siteKey,
  ask = createSafeAsk(),
  onError = () => undefined,
}: RecaptchaOptions): Captcha {
  return {
    kind: 'recaptcha',
    challenge: async () => ({ kind: 'recaptcha', siteKey }),
    async verify(token) {
      if (token === '' || token.length > longestToken) return false
      try {
        const answer = await ask(address, { secret, response: token })
        const { success, 'error-codes': codes } = answerSchema.parse(answer)
        if (codes.some((code) => code.endsWith('-input-secret')))
          onError(new Error('reCAPTCHA refuses RECAPTCHA_SECRET.'))
        return success
      } catch (error) {
        onError(error)
        return false
      }
    },
  }
}
