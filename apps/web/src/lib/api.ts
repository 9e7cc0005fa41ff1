import { createClient } from '@deckle/contract/client/client.ts'
import { APP_VERSION } from '@deckle/core/version/version.ts'
import { QueryClient } from '@tanstack/react-query'
import { forcedUpdate } from './forced-update.ts'
import { preferences } from './preferences.ts'
import { sessionLost } from './session/session-lost.ts'
import { tokens } from './session/stores.ts'
import { trackWaiting } from './waiting.ts'

/** Every call of the contract: `api.decks.list({ query, signal })`. Rejects with `CallError`. */
export const api = createClient({
  baseUrl: '/api/v2',
  // Refusals come in the language that the person reads here, whatever the browser's own.
  fetch: (input, init) =>
    trackWaiting(
      fetch(input, {
        ...init,
        headers: { ...(init?.headers as Record<string, string>), 'Accept-Language': preferences.get('language') },
      }),
    ),
  tokens,
  appVersion: APP_VERSION,
  now: () => Date.now(),
  onSignedOut: sessionLost.tell,
  onForceUpdate: forcedUpdate.ask,
  isForced: forcedUpdate.isForced,
})

/** Server state: fresh for 30 s, asked again once when no answer came, never after a refusal. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => count < 1 && 'status' in error && (error.status === 0 || error.status === 503),
    },
  },
})
