import type { License, SignedInUser } from '@deckle/contract/people.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { areGood } from '@deckle/contract/client/tokens.ts'
import { stripSpaces } from '@deckle/core/text/strip-spaces.ts'
import { api } from '../api.ts'
import { clearKept } from '../kept-files.ts'
import { authState, signedOut, withLicense, withProfile } from './auth-state.ts'
import { withoutOpen, withSession } from './session-record.ts'
import { AUTH_KEY } from './persisted.ts'
import { sessionLost } from './session-lost.ts'
import { persisted, tokens } from './stores.ts'
import { createTabs, type TabMessage } from './tabs.ts'

/** product.md §5, to the letter. */
export const EMAIL_FORMAT_MESSAGE = 'Email is invalid format, please check the email you have entered.'

/** Takes the stored state back before the first screen (product.md §2, §4). */
export async function restoreSession(): Promise<void> {
  const { user, isUserLoggedIn, sessions = [] } = persisted.read('auth')
  const token = isUserLoggedIn ? await tokens.read() : null
  if (user && areGood(token, Date.now())) {
    if (user.username.startsWith('ip')) tokens.forgetStored()
    const license = persisted.read('license')
    authState.setState({
      status: 'success',
      user: license ? withLicense(user, license) : user,
      license,
      isUserLoggedIn: true,
      sessions,
      blog: persisted.read('blog'),
      rehydrated: true,
    })
    return
  }
  if (isUserLoggedIn && (await isGone())) forget()
  authState.setState({
    ...signedOut,
    error: isUserLoggedIn ? ['Your session has ended. Please sign in again.'] : [],
    rehydrated: true,
  })
}

/** False while the browser only does not hand out the key, or refuses it: another start may find the session again. */
async function isGone(): Promise<boolean> {
  const why = persisted.read('auth').tokenHash ? await tokens.whyNotKept() : null
  return why !== 'silent' && why !== 'refused'
}

/** Signs in by e-mail and password; without an @ it fails as a server would, and no call is made (product.md §5, §8). */
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
  await open(() => api.auth.signIn({ body: { username: email, password: stripSpaces(password) } }))
}

/** Signs in by a token that another system made: the same call with a header and no body (product.md §7). */
export async function signInByToken(authtoken: string): Promise<void> {
  await open(() => api.auth.signIn({ headers: { authtoken } }))
}

async function open(call: () => Promise<SignedInUser>): Promise<void> {
  authState.setState({ status: 'authenticating', error: [] })
  try {
    const user = await call()
    const sessionId = (await tokens.read())?.client ?? ''
    const sessions = withSession(authState.getState().sessions, { sessionId, userId: user._id }, moment())
    authState.setState({ status: 'success', user, license: user.license, isUserLoggedIn: true, sessions, error: [] })
    keep(user, user.license)
    tabs.tell('signed-in')
  } catch (error) {
    authState.setState({ status: 'error', error: error instanceof CallError ? error.errors : [] })
    throw error
  }
}

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

/** The session is lost (401, expiry, closed elsewhere): everything of it is cleared, the words are shown at sign-in. */
export function endSession(errors: readonly string[]): void {
  forget()
  const sessions = withoutOpen(authState.getState().sessions, moment())
  authState.setState({ ...signedOut, sessions, error: errors })
}

/** Asks the server who is signed in: name, licence and branding may have changed. Not reaching it changes nothing. */
export async function refreshUser(): Promise<void> {
  const user = await api.auth.me().catch(() => null)
  if (!user || !authState.getState().user) return
  keep(user, user.license)
  authState.setState({ user, license: user.license })
}

/** What the person changed of themselves is merged into the user (product.md §4). */
export function mergeProfile(changed: Partial<SignedInUser>): void {
  const { user, license } = authState.getState()
  if (!user) return
  const merged = withProfile(user, changed)
  keep(merged, license)
  authState.setState({ user: merged })
}

/** A refreshed licence is merged into the user and stored (product.md §4). */
export function mergeLicense(license: License): void {
  const { user } = authState.getState()
  if (!user) return
  const merged = withLicense(user, license)
  keep(merged, license)
  authState.setState({ user: merged, license })
}

const moment = () => new Date().toISOString()

function keep(user: SignedInUser, license: License | null): void {
  const { sessions, blog } = authState.getState()
  persisted.write('auth', { ...persisted.read('auth'), user, isUserLoggedIn: true, sessions })
  persisted.write('license', license)
  persisted.write('blog', blog)
}

function forget(): void {
  tokens.clear()
  persisted.purge()
  void clearKept()
}

const tabs = createTabs(AUTH_KEY, (message: TabMessage) => {
  if (message === 'signed-out') endSession([])
  else void restoreSession()
})

sessionLost.listen((errors) => {
  endSession(errors)
  tabs.tell('signed-out')
})
