import type { Columns } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'

export type CertificateTables = Pick<
  Tables,
  'certificate_designs' | 'certificates' | 'certificate_counts' | 'certificate_numbers' | 'client_signing_keys'
>

/** For where a file is shown. */
export type DesignPictures = Columns<'certificate_designs', 'client_id' | 'design'>

/** For what a person gets of themselves. */
export type OwnCertificates = Columns<
  'certificates',
  | 'client_id'
  | 'user_id'
  | 'number'
  | 'name'
  | 'course'
  | 'issuer'
  | 'percentage'
  | 'issued_at'
  | 'valid_until'
  | 'revoked_at'
  | 'revoked_for'
>

/** For reports: what was issued. */
export type IssuedCertificates = Columns<
  'certificates',
  | 'client_id'
  | 'id'
  | 'course_id'
  | 'user_id'
  | 'number'
  | 'course'
  | 'percentage'
  | 'issued_at'
  | 'valid_until'
  | 'revoked_at'
  | 'replaced_by'
>

/** For certificates attached to posts. */
export type AttachedCertificates = Columns<
  'certificates',
  'client_id' | 'id' | 'user_id' | 'number' | 'course' | 'revoked_at' | 'replaced_by'
>

/** For whether a person has one. */
export type GainedCertificates = Columns<'certificates', 'client_id' | 'user_id' | 'issued_at'>
