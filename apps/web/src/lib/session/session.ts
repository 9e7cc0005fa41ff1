import type { Tokens } from '@deckle/contract/client/tokens.ts'
import { failureWords } from '../errors/failure-words.ts'
import { api } from '../api.ts'
import { clearCaches } from '../offline/clear-caches.ts'
import { preferences } from '../preferences/preferences.ts'
import { authState, signedOut, withLicense } from './auth-state.ts'
import { isOpen } from './is-open.ts'
import { withoutOpen } from './tokens/session-record.ts'
import { AUTH_KEY, type StoredLicense, type StoredUser } from './tokens/persisted.ts'
import { sessionLost } from './session-lost.ts'
import { persisted, tokens } from './tokens/stores.ts'
import { createTabs, type TabMessage } from './tabs.ts'

/** Restores the stored state before the first screen (product.md §2, §4). */
export async function restoreSession(): Promise<void> {
  const { user, isUserLoggedIn, sessions = [] } = persisted.read('auth')
  const token = isUserLoggedIn ? await tokens.read() : null
  if (user && (await isOpen(token))) {
    if (user.username.startsWith('ip')) tokens.clearStored()
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
  // A call made ahead may have ended the session, and said why.
  const isOver = isUserLoggedIn && (await isGone())
  if (isOver) await clearSession()
  const error = isUserLoggedIn ? [whyNotRestored(token, isOver)] : authState.getState().error
  authState.setState({
    ...signedOut,
    error,
    rehydrated: true,
  })
}

/** Only a token whose time is over belongs to a session that has ended. */
function whyNotRestored(token: Tokens | null, isOver: boolean): string {
  const words = failureWords[preferences.get('language')]
  if (token) return words.sessionEnded
  return isOver ? words.signInAgain : words.notOpened
}

/** False if the browser only failed to return the key: another start may restore the session. */
async function isGone(): Promise<boolean> {
  const problem = persisted.read('auth').tokenHash ? await tokens.storageProblem() : null
  return problem !== 'silent' && problem !== 'refused'
}

/**
 * The session ends (sign-out, 401, expiry, closed elsewhere, new password, deleted account): clears all of it in every tab;
 * sign-in shows the messages. Resolves once theme and language are reset.
 */
export async function endSession(errors: readonly string[]): Promise<void> {
  const cleared = clearSession()
  showSignedOut(errors)
  await cleared
  tabs.notify('signed-out')
}

function showSignedOut(errors: readonly string[]): void {
  const sessions = withoutOpen(authState.getState().sessions, moment())
  authState.setState({ ...signedOut, sessions, error: errors })
}

/**
 * Reloads the signed-in user from the server: name, licence and branding may have changed. A network failure changes
 * nothing.
 */
export async function refreshUser(): Promise<void> {
  const user = await api.auth.me().catch(() => null)
  if (!user || !authState.getState().user) return
  keep(user, user.license)
  authState.setState({ user, license: user.license })
  followLanguage(user)
}

/** Applies the user's language, also if changed on another device. An impersonator keeps their own language. */
export function followLanguage({ language, acting }: StoredUser): void {
  if (language && !acting && language !== preferences.get('language'))
    void import('../preferences/language.ts').then(({ switchLanguage }) => switchLanguage(language))
}

/** The current time in ISO 8601. */
export const moment = () => new Date().toISOString()

/** Stores the user for the next page load. */
export function keep(user: StoredUser, license: StoredLicense | null): void {
  const { sessions, blog } = authState.getState()
  persisted.write('auth', { ...persisted.read('auth'), user, isUserLoggedIn: true, sessions })
  persisted.write('license', license)
  persisted.write('blog', blog)
}

/** Clears the session, and resets its person's theme and language. */
async function clearSession(): Promise<void> {
  // Null if another tab lost the session simultaneously.
  const { user } = persisted.read('auth')
  const anyone = user ?? authState.getState().user
  clearStored()
  if (anyone) await withLooks(({ leaveLook }) => leaveLook(user))
}

/** Ignores a failure to load the module. */
const withLooks = (act: (looks: typeof import('../preferences/looks-of-people.ts')) => Promise<void>): Promise<void> =>
  import('../preferences/looks-of-people.ts').then(act).catch(() => {})

function clearStored(): void {
  tokens.clear()
  persisted.purge()
  void clearCaches()
}

export const tabs = createTabs(AUTH_KEY, (message: TabMessage) => {
  void withLooks(({ followLook }) => followLook())
  if (message === 'signed-out') {
    clearStored()
    // A tab that is signed out already keeps its messages.
    if (authState.getState().user) showSignedOut([])
  } else void restoreSession()
})

sessionLost.listen((errors) => void endSession(errors))
