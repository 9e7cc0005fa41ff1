export const certificateStates = ['valid', 'expired', 'revoked', 'replaced'] as const
export type CertificateState = (typeof certificateStates)[number]

/** @param now milliseconds since 1970 */
export function certificateState(
  certificate: {
    readonly revokedAt: Date | null
    readonly replacedBy: string | null
    readonly validUntil: Date | null
  },
  now: number,
): CertificateState {
  if (certificate.replacedBy !== null) return 'replaced'
  if (certificate.revokedAt !== null) return 'revoked'
  return certificate.validUntil !== null && certificate.validUntil.getTime() <= now ? 'expired' : 'valid'
}
