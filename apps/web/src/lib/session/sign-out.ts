import { api } from '../api.ts'
import { authState } from './auth-state.ts'
import { endSession, tabs } from './session.ts'

/** Closes the session on the server, and here whatever the server answers. */
export async function signOut(): Promise<void> {
  try {
    if (authState.getState().user) await api.auth.signOut()
  } catch {
    // The server is unreachable or has closed the session already: it ends here in any case.
  } finally {
    endSession([])
    tabs.notify('signed-out')
  }
}
