import { shownBranding } from '../clients/index.ts'
import { type CertificatesDb, findClient } from './queries.ts'

/** The client as certificates name it. */
export interface Issuer {
  readonly clientId: string
  readonly name: string
  /** Media id; '' for none. */
  readonly logo: string
  /** The client's reporting time zone. */
  readonly timeZone: string
}

export async function findIssuer(db: CertificatesDb, clientId: string): Promise<Issuer> {
  const client = await findClient(db, clientId)
  const { name, logo } = shownBranding(client)
  return { clientId, name, logo, timeZone: client.reporting_zone }
}
