import type { Factors } from '@deckle/contract/second-factor.ts'

/** Factors of a person with only a password. */
export const sampleFactors = (more: Partial<Factors> = {}): Factors => ({
  totp: null,
  passkeys: [],
  recovery_codes: 0,
  required: false,
  proven: false,
  proofs: ['password'],
  has_password: true,
  directory: null,
  ...more,
})
