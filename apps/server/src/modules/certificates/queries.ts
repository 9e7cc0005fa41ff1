import type { DbOf } from '../../db/database.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { Enrolled } from '../enrolments/tables.ts'
import type { ClientPlans, ReportingZones } from '../clients/tables.ts'
import type { MailedPeople, PersonNames } from '../users/tables.ts'
import type { CertificateTables } from './tables.ts'

export type CertificatesDb = DbOf<
  CertificateTables,
  ClientPlans & ReportingZones & PersonNames & MailedPeople & CourseTerms & Enrolled
>

export function findClient(db: CertificatesDb, clientId: string) {
  return db
    .selectFrom('clients')
    .select(['plan', 'branding', 'reporting_zone'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
}
