import type { ReadDbOf } from '../../db/database.ts'
import type { ReportingZones } from './tables.ts'

/** The client's reporting time zone (IANA): days on documents, in exports and in notifications are days of this zone. */
export async function readReportingZone(db: ReadDbOf<ReportingZones>, clientId: string): Promise<string> {
  const { reporting_zone } = await db
    .selectFrom('clients')
    .select('reporting_zone')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
  return reporting_zone
}
