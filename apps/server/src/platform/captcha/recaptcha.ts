import { z } from 'zod'
import { type Captcha, longestToken } from './captcha.ts'

export interface RecaptchaOptions {
  secret: string
  siteKey: string
  fetch?: typeof globalThis.fetch
  /** Called when Google is unreachable or rejects the secret; the visitor is refused meanwhile. */
  onError?: (error: unknown) => void
}

const address = 'https://www.google.com/recaptcha/api/siteverify'
const timeout = 5000
const answerSchema = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** Google accepts each token once. */
export function createRecaptcha({
  secret,
  siteKey,
  fetch = globalThis.fetch,
  onError = () => undefined,
}: RecaptchaOptions): Captcha {
  return {
    kind: 'recaptcha',
    challenge: async () => ({ kind: 'recaptcha', siteKey }),
    async verify(token) {
      if (token === '' || token.length > longestToken) return false
      try {
        const answer = await fetch(address, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token }),
          signal: AbortSignal.timeout(timeout),
        })
        const { success, 'error-codes': codes } = answerSchema.parse(await answer.json())
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
