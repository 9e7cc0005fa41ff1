import { shownBranding } from '../clients/index.ts'
import { type CertificatesDb, findClient } from './queries.ts'

/** The client as certificates name it. */
export interface Issuer {
  readonly clientId: string
  readonly name: string
  /** Media id; '' for none. */
  readonly logo: string
}

export async function findIssuer(db: CertificatesDb, clientId: string): Promise<Issuer> {
  const { name, logo } = shownBranding(await findClient(db, clientId))
  return { clientId, name, logo }
}
