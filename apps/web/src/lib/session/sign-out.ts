import { removeDrafts } from '@deckle/player/hosts/drafts/stored-drafts.ts'
import { api } from '../api.ts'
import { leaveLook } from '../preferences/looks-of-people.ts'
import { authState } from './auth-state.ts'
import { endSession, tabs } from './session.ts'

/** Closes the session on the server, and here whatever the server answers; then at the provider that it came from. */
export async function signOut(): Promise<void> {
  let provider: string | undefined
  try {
    if (authState.getState().user) provider = (await api.auth.signOut()).end_session
  } catch {
    // The server is unreachable or has closed the session already: it ends here in any case.
  } finally {
    const { user } = authState.getState()
    endSession([])
    // What is half typed, also in decks and courses: another person may use this browser next.
    removeDrafts(() => true)
    if (user && !user.acting) await leaveLook(user._id)
    tabs.notify('signed-out')
  }
  if (provider) window.location.assign(provider)
}
