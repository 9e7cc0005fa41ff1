import type { Tables } from '../../db/tables.ts'

export type CertificateTables = Pick<
  Tables,
  'certificate_designs' | 'certificates' | 'certificate_counts' | 'certificate_numbers' | 'client_signing_keys'
>
