import { removeDrafts } from '@deckle/player/hosts/drafts/stored-drafts.ts'
import { api } from '../api.ts'
import { authState } from './auth-state.ts'
import { endSession } from './session.ts'

/** Closes the session on the server, and here whatever the server answers; then at the provider that it came from. */
export async function signOut(): Promise<void> {
  let provider: string | undefined
  try {
    if (authState.getState().user) provider = (await api.auth.signOut()).end_session
  } catch {
    // The server is unreachable or has closed the session already: it ends here in any case.
  } finally {
    // What is half typed, also in decks and courses: another person may use this browser next.
    removeDrafts(() => true)
    await endSession([])
  }
  if (provider) window.location.assign(provider)
}
