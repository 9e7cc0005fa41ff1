import type { Tokens } from '@deckle/contract/client/tokens.ts'
import { failureWords } from '../errors/failure-words.ts'
import { api } from '../api.ts'
import { clearCaches } from '../offline/clear-caches.ts'
import { followLook, rememberLook, resetLook } from '../preferences/looks-of-people.ts'
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
 * sign-in shows the messages. Resolves once the screen has the default language.
 */
export async function endSession(errors: readonly string[]): Promise<void> {
  const lookReset = clearSession()
  showSignedOut(errors)
  tabs.notify('signed-out')
  await lookReset
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

/** Clears the session. Resolves once its person's theme and language are reset. */
async function clearSession(): Promise<void> {
  const lookReset = leaveLook()
  clearStored()
  await lookReset
}

/** Remembers the look of the person whose session ends, and resets it for the next one. */
export async function leaveLook(): Promise<void> {
  // Null if another tab that lost the session at the same time has reset the look already.
  const { user } = persisted.read('auth')
  // An impersonator's own look was remembered when they began.
  if (user && !user.acting) rememberLook(user._id)
  if (user || authState.getState().user) await resetLook()
}

function clearStored(): void {
  tokens.clear()
  persisted.purge()
  void clearCaches()
}

export const tabs = createTabs(AUTH_KEY, (message: TabMessage) => {
  void followLook()
  if (message === 'signed-out') {
    clearStored()
    // A tab that is signed out already keeps its messages.
    if (authState.getState().user) showSignedOut([])
  } else void restoreSession()
})

sessionLost.listen((errors) => void endSession(errors))
