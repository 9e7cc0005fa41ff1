/** Seconds that a code is for (RFC 6238); one step before and after is accepted, since clocks differ. */
const period = 30
const window = 1

/** 160 random bits in base32 (RFC 4226, 4). */
export async function newTotpSecret(): Promise<string> {
  const { Secret } = await import('otpauth')
  return new Secret({ size: 20 }).base32
}

/** What authenticator apps read from a QR code. */
export async function totpUri(secret: string, { issuer, label }: { issuer: string; label: string }): Promise<string> {
  const { Secret, TOTP } = await import('otpauth')
  return new TOTP({ issuer, label, secret: Secret.fromBase32(secret), period }).toString()
}

/**
 * The step, of 30 seconds since 1970, that the code of six digits is of; null for a wrong one. Whether it was accepted
 * before is for the caller to ask. @param secret in base32
 */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | null> {
  const token = code.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return null
  const { Secret, TOTP } = await import('otpauth')
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period })
  const delta = totp.validate({ token, timestamp: now, window })
  return delta === null ? null : Math.floor(now / 1000 / period) + delta
}
