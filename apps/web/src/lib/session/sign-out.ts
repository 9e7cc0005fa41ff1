import { api } from '../api.ts'
import { authState } from './auth-state.ts'
import { endSession, tabs } from './session.ts'

/** Closes the session on the server, and here whatever the server says. */
export async function signOut(): Promise<void> {
  try {
    if (authState.getState().user) await api.auth.signOut()
  } catch {
    // The server can't be reached or has closed the session: here it is over in any case.
  } finally {
    endSession([])
    tabs.tell('signed-out')
  }
}
