import { CallError } from '@deckle/contract/client/call-error.ts'
import type { SignedInUser } from '@deckle/contract/models/people.ts'
import { removeDrafts } from '@deckle/player/hosts/drafts/stored-drafts.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import { api } from '../api.ts'
import { leaveLook, restoreLook } from '../preferences/looks-of-people.ts'
import { authState } from './auth-state.ts'
import { keep, moment, tabs } from './session.ts'
import { withSession } from './tokens/session-record.ts'
import { tokens } from './tokens/stores.ts'

/** product.md §5, verbatim. */
export const EMAIL_FORMAT_MESSAGE = 'Email is invalid format, please check the email you have entered.'

/**
 * Signs in by e-mail and password. Without an @ it fails with the server's error and makes no call (product.md §5, §8).
 */
export async function signIn(username: string, password: string): Promise<void> {
  const email = username.trim()
  if (!email.includes('@')) {
    const error = new CallError(500, {
      code: 'email_format',
      message: EMAIL_FORMAT_MESSAGE,
      errors: [EMAIL_FORMAT_MESSAGE],
    })
    authState.setState({ status: 'error', error: error.errors })
    throw error
  }
  await openBy(() => api.auth.signIn({ body: { username: email, password: stripSpaces(password) } }))
}

/** Signs in with a token issued by another system: the same call with a header and no body (product.md §7). */
export async function signInByToken(authtoken: string): Promise<void> {
  await openBy(() => api.auth.signIn({ headers: { authtoken } }))
}

/** With what the client's provider sent back. Resolves with the path to go to. */
export async function signInByDirectory(
  client: string,
  body: { readonly code: string; readonly state: string; readonly iss?: string },
): Promise<string> {
  let back = '/'
  await openBy(async () => {
    const { back: path, ...user } = await api.sso.connect({ params: { client }, body })
    back = path
    return user
  })
  return back
}

/** Signs in by any call that answers as sign-in does. */
export async function openBy(call: () => Promise<SignedInUser>): Promise<void> {
  authState.setState({ status: 'authenticating', error: [] })
  try {
    const user = await call()
    const sessionId = (await tokens.read())?.client ?? ''
    const before = authState.getState()
    const sessions = withSession(before.sessions, { sessionId, userId: user._id }, moment())
    if (before.user && before.user._id !== user._id) void leaveLook(before.user)
    void restoreLook(user._id, user.language)
    authState.setState({ status: 'success', user, license: user.license, isUserLoggedIn: true, sessions, error: [] })
    keep(user, user.license)
    removeDrafts(({ owner }) => !owner.endsWith(` ${user._id}`))
    tabs.notify('signed-in')
  } catch (error) {
    authState.setState({ status: 'error', error: error instanceof CallError ? error.errors : [] })
    throw error
  }
}
