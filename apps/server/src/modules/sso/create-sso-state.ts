import type { Deps } from '../../deps.ts'
import { unseal } from '../../platform/seal.ts'
import { endSessionAddress } from './end-session.ts'
import { openProvider, type Provider } from './provider/open-provider.ts'
import type { SsoState } from './sso-state.ts'

type StateParts = Pick<Deps, 'db' | 'env' | 'secret' | 'webRequest' | 'now'>

/** Milliseconds until a provider's configuration is discovered again. */
const GOOD_FOR = 10 * 60_000
const MOST = 500

interface Cached {
  readonly until: number
  readonly open: Promise<() => Provider>
}

export function createSsoState(parts: StateParts): SsoState {
  const known = new Map<string, Cached>()
  return {
    async provider({ id, sso, sso_secret }) {
      if (!sso) throw new Error('The client has no single sign-on.')
      const key = JSON.stringify([id, sso.issuer, sso.client_id, sso_secret])
      const found = known.get(key)
      const now = parts.now().getTime()
      if (found && found.until > now) return (await found.open)()
      const secret = sso_secret === null ? null : unseal(sso_secret, parts.secret)
      const open = openProvider(parts, { ...sso, secret })
      known.delete(key)
      if (known.size >= MOST) known.clear()
      known.set(key, { until: now + GOOD_FOR, open })
      // A failure is not remembered.
      open.catch(() => known.delete(key))
      return (await open)()
    },
    endSession: (clientId, sessionId) => endSessionAddress(parts, clientId, sessionId),
  }
}
