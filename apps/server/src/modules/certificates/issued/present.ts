import type { Certificate } from '@deckle/contract/certificates.ts'
import { certificateState } from '@deckle/core/certificates/certificate-state.ts'
import type { CertificateValues } from '@deckle/core/certificates/certificate-design.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import { type Env, publicAddress } from '../../../env.ts'
import { charactersOf, undrawableFields } from '../render/undrawable-fields.ts'
import type { CertificateRecord } from './queries.ts'

type Dated = Pick<CertificateRecord, 'issued_at' | 'valid_until' | 'time_zone'>

/** The days that a certificate names: of its client's time zone when it was issued. */
export const daysOf = ({ issued_at, valid_until, time_zone }: Dated) => ({
  issuedOn: dayIn(time_zone, issued_at.getTime()),
  validUntil: valid_until && dayIn(time_zone, valid_until.getTime()),
})

export const certificateAddress = (env: Env, number: string): string => `${publicAddress(env)}/certificate/${number}`

/** What a certificate says. */
export const valuesOf = (env: Env, row: Omit<CertificateRecord, 'design'>): CertificateValues => ({
  name: row.name,
  course: row.course,
  issuer: row.issuer,
  number: row.number,
  address: certificateAddress(env, row.number),
  ...daysOf(row),
  percentage: row.percentage,
})

export const stateOf = (
  { revoked_at, replaced_by, valid_until }: Pick<CertificateRecord, 'revoked_at' | 'replaced_by' | 'valid_until'>,
  now: Date,
) => certificateState({ revokedAt: revoked_at, replacedBy: replaced_by, validUntil: valid_until }, now.getTime())

interface Seen {
  readonly env: Env
  readonly now: Date
  readonly mayManage: boolean
}

export function presentCertificate(row: CertificateRecord, { env, now, mayManage }: Seen): Certificate {
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
    ...daysOf(row),
    state,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    reason: row.revoked_for,
    undrawable: charactersOf(undrawableFields(row.design, valuesOf(env, row))),
    can: {
      revoke: mayManage && (state === 'valid' || state === 'expired'),
      reissue: mayManage && state !== 'replaced',
    },
  }
}
