import { createClient } from '@deckle/contract/client/client.ts'
import { firstRoutes } from '@deckle/contract/routes-first.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import { QueryClient } from '@tanstack/react-query'
import { failureWords } from './errors/failure-words.ts'
import { forcedUpdate } from './offline/forced-update.ts'
import { fetchKeepalive } from './keepalive.ts'
import { preferences } from './preferences/preferences.ts'
import { needsCookie } from './session/needs-cookie.ts'
import { isOpen } from './session/is-open.ts'
import { sessionLost } from './session/session-lost.ts'
import { tokens } from './session/tokens/stores.ts'
import { trackWaiting } from './waiting.ts'

/** Routes of what is not on the first screen. */
export const loadLaterRoutes = async () => (await import('@deckle/contract/routes-later.ts')).laterRoutes

/** The contract's client: `api.decks.list({ query, signal })`. Rejects with `CallError`. */
export const api = createClient(
  {
    baseUrl: '/api/v2',
    // Error messages come in the user's interface language, not the browser's.
    fetch: (input, init) =>
      trackWaiting(
        fetchKeepalive(input, {
          ...init,
          ...(typeof input === 'string' && needsCookie(input) && { credentials: 'same-origin' }),
          headers: { ...(init?.headers as Record<string, string>), 'Accept-Language': preferences.get('language') },
        }),
      ),
    tokens,
    appVersion: APP_VERSION,
    now: () => Date.now(),
    isOpen,
    sessionEndedText: () => failureWords[preferences.get('language')].sessionEnded,
    onSignedOut: sessionLost.notify,
    onForceUpdate: forcedUpdate.require,
    onFactorRequired: () => location.replace('/secondFactor'),
    isForced: forcedUpdate.isForced,
  },
  { first: firstRoutes, later: loadLaterRoutes },
)

/** Server state is fresh for 30 s; a call is retried once if there was no response, never after a refusal. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 1 && 'status' in error && (error.status === 0 || error.status === 503),
    },
  },
})
