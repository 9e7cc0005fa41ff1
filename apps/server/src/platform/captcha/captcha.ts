export interface Captcha {
  readonly kind: 'proof_of_work' | 'recaptcha'
  /** Data for the browser: `{kind, challenge}` or `{kind, siteKey}`. */
  challenge(): Promise<CaptchaChallenge>
  /** A token is accepted once. Never throws for an invalid token. */
  verify(token: string): Promise<boolean>
}

export type CaptchaChallenge = { kind: 'proof_of_work'; challenge: object } | { kind: 'recaptcha'; siteKey: string }

/** Longer tokens are refused unread. */
export const longestToken = 5000
