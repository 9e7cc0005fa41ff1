/** Tells people from programs before costly or risky acts. */
export interface Captcha {
  readonly kind: 'proof_of_work' | 'recaptcha'
  /** What the browser needs to make a token: `{kind, challenge}` or `{kind, siteKey}`, as JSON. */
  challenge(): Promise<CaptchaChallenge>
  /** Whether the token is right; a token counts once. Never throws for a bad token. */
  verify(token: string): Promise<boolean>
}

export type CaptchaChallenge = { kind: 'proof_of_work'; challenge: object } | { kind: 'recaptcha'; siteKey: string }

/** Longer ones are refused unread. */
export const longestToken = 5000
