import type { StoredSso } from '../../db/json-columns.ts'
import type { Provider } from './provider/open-provider.ts'

/** A client as far as its provider goes. */
export interface ClientOfProvider {
  readonly id: string
  readonly sso: StoredSso | null
  readonly sso_secret: string | null
}

/** What one server keeps in memory of providers, and what signing out asks of this module. */
export interface SsoState {
  /** Rejects where the provider can't be reached, or is none. */
  provider(client: ClientOfProvider): Promise<Provider>
  /** Where to sign out at the provider; null for a session that did not begin there. */
  endSession(clientId: string, sessionId: string): Promise<string | null>
}
