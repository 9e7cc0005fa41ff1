import type { Certificate } from '@deckle/contract/certificates.ts'
import { certificateState } from '@deckle/core/certificates/certificate-state.ts'
import { type Env, publicAddress } from '../../../env.ts'
import type { CertificateRecord } from './queries.ts'

export const certificateAddress = (env: Env, number: string): string => `${publicAddress(env)}/certificate/${number}`

export const stateOf = (
  { revoked_at, replaced_by, valid_until }: Pick<CertificateRecord, 'revoked_at' | 'replaced_by' | 'valid_until'>,
  now: Date,
) => certificateState({ revokedAt: revoked_at, replacedBy: replaced_by, validUntil: valid_until }, now.getTime())

interface Seen {
  readonly env: Env
  readonly now: Date
  readonly mayManage: boolean
}

export function presentCertificate(row: Omit<CertificateRecord, 'design'>, { env, now, mayManage }: Seen): Certificate {
  const state = stateOf(row, now)
  return {
    id: row.id,
    number: row.number,
    address: certificateAddress(env, row.number),
    course: { id: row.course_id, title: row.course },
    person: { id: row.user_id, name: row.name },
    issuer: row.issuer,
    percentage: row.percentage,
    issuedAt: row.issued_at.toISOString(),
    validUntil: row.valid_until?.toISOString() ?? null,
    state,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    reason: row.revoked_for,
    can: {
      revoke: mayManage && (state === 'valid' || state === 'expired'),
      reissue: mayManage && state !== 'replaced',
    },
  }
}
