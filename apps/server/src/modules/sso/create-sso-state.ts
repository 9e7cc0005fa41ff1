import type { Deps } from '../../deps.ts'
import { unseal } from '../../platform/seal.ts'
import { endSessionAddress } from './end-session.ts'
import { openProvider, type Provider } from './provider/open-provider.ts'
import type { SsoState } from './sso-state.ts'

type StateParts = Pick<Deps, 'db' | 'env' | 'secret' | 'webRequest' | 'now'>

/** Milliseconds that a provider's configuration is good for. Its keys are fetched anew when one is not known. */
const GOOD_FOR = 10 * 60_000
const MOST = 500

interface Cached {
  readonly until: number
  readonly provider: Promise<Provider>
}

export function createSsoState(parts: StateParts): SsoState {
  const known = new Map<string, Cached>()
  return {
    provider({ id, sso, sso_secret }) {
      if (!sso) return Promise.reject(new Error('The client has no single sign-on.'))
      const key = JSON.stringify([id, sso.issuer, sso.client_id, sso_secret])
      const found = known.get(key)
      const now = parts.now().getTime()
      if (found && found.until > now) return found.provider
      const secret = sso_secret === null ? null : unseal(sso_secret, parts.secret)
      const provider = openProvider(parts.webRequest, { ...sso, secret })
      known.delete(key)
      if (known.size >= MOST) known.clear()
      known.set(key, { until: now + GOOD_FOR, provider })
      // A failure is not remembered.
      provider.catch(() => known.delete(key))
      return provider
    },
    endSession: (clientId, sessionId) => endSessionAddress(parts, clientId, sessionId),
  }
}
