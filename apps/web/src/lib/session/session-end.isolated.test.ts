import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleUser } from '../../test/sample-user.ts'

const ira = sampleUser({ _id: '01a226f9-6317-7348-a188-bbe5cc62fd44' })
const anil = sampleUser({ _id: '01a226f9-6317-7348-a188-bbe5cc62fd45' })
const token = { 'access-token': 'a', client: 'c', uid: 'u', expiry: '4000000000', 'token-type': 'Bearer' }

/** The application's modules once more: a tab shares only storage, cookies and messages with the others. */
async function openTab() {
  vi.resetModules()
  const [{ api }, { authState }, session, { preferences }, { switchLanguage }, { sessionLost }, stores] =
    await Promise.all([
      import('../api.ts'),
      import('./auth-state.ts'),
      import('./session.ts'),
      import('../preferences/preferences.ts'),
      import('../preferences/language.ts'),
      import('./session-lost.ts'),
      import('./tokens/stores.ts'),
    ])
  const { openBy } = await import('./sign-in.ts')
  const { signOut } = await import('./sign-out.ts')
  const { startActing } = await import('./act.ts')
  vi.spyOn(stores.tokens, 'read').mockResolvedValue(token)
  await session.restoreSession()
  const signIn = (user: typeof ira) => openBy(() => Promise.resolve(user))
  const look = () => [preferences.get('theme'), preferences.get('language')]
  const { restoreSession, endSession } = session
  const { tokens } = stores
  const own = { api, authState, preferences, switchLanguage, sessionLost, tokens, restoreSession, endSession }
  return { ...own, startActing, signIn, signOut, look }
}
type Tab = Awaited<ReturnType<typeof openTab>>

const chosen = ['dark', 'hi']
const usual = ['system', 'en']

/** Two tabs of a person who chose a look after the second one was opened. */
async function twoTabs(): Promise<[Tab, Tab]> {
  const one = await openTab()
  await one.signIn(ira)
  one.preferences.set('theme', 'dark')
  await one.switchLanguage('hi')
  const other = await openTab()
  expect(other.look()).toEqual(chosen)
  return [one, other]
}

const channels: BroadcastChannel[] = []
beforeEach(() => {
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name)
        channels.push(this)
      }
    },
  )
  localStorage.clear()
  for (const name of ['theme', 'language', 'looks']) document.cookie = `deckle_${name}=; Path=/; Max-Age=0`
})

afterEach(() => {
  for (const channel of channels.splice(0)) channel.close()
  vi.unstubAllGlobals()
})

const ways: Readonly<Record<string, (tab: Tab) => Promise<void> | void>> = {
  'sign-out': (tab) => {
    vi.spyOn(tab.api.auth, 'signOut').mockResolvedValue({ ok: true })
    return tab.signOut()
  },
  'sign-out of a session that is closed already': (tab) => {
    vi.spyOn(tab.api.auth, 'signOut').mockImplementation(() => {
      tab.sessionLost.notify(['Closed'])
      return Promise.reject(new Error('Closed'))
    })
    return tab.signOut()
  },
  'a session that expired or was closed elsewhere': (tab) => tab.sessionLost.notify(['Closed']),
  'a new password or a deleted account': (tab) => tab.endSession([]),
}

it.each(Object.entries(ways))('%s resets theme and language in every tab', async (_, end) => {
  const [one, other] = await twoTabs()
  await end(one)
  await waitFor(() => {
    expect([one.authState.getState().user, other.authState.getState().user]).toEqual([null, null])
    expect([one.look(), other.look()]).toEqual([usual, usual])
  })
  expect(document.documentElement.lang).toBe('en')
  await one.signIn(anil)
  await waitFor(() => expect(other.authState.getState().user?._id).toBe(anil._id))
  expect([one.look(), other.look()]).toEqual([usual, usual])
})

it('a session whose time is over when the application starts resets them too', async () => {
  const [one] = await twoTabs()
  vi.spyOn(one.tokens, 'read').mockResolvedValue({ ...token, expiry: '1000000000' })
  const date = 'Sun, 09 Sep 2001 01:46:41 GMT'
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({}, { headers: { date } }))
  await one.restoreSession()
  expect(one.authState.getState().error).toEqual(['Your session has ended. Please sign in again.'])
  expect(one.look()).toEqual(usual)
})

it('two tabs that lose the session at the same time remember the look of their person', async () => {
  const [one, other] = await twoTabs()
  one.sessionLost.notify(['Closed'])
  other.sessionLost.notify(['Closed'])
  await one.signIn(ira)
  await waitFor(() => expect([one.look(), other.look()]).toEqual([chosen, chosen]))
})

it('a person who signs in over another one has their own look, in every tab', async () => {
  const [one, other] = await twoTabs()
  const bothLook = (look: readonly string[]) => waitFor(() => expect([one.look(), other.look()]).toEqual([look, look]))
  await one.signIn(anil)
  await bothLook(usual)
  one.preferences.set('theme', 'light')
  await one.signIn(ira)
  await bothLook(chosen)
  await one.signIn(anil)
  await bothLook(['light', 'en'])
})

it('a lost impersonation leaves nobody the look of the operator, who has it again', async () => {
  const [one] = await twoTabs()
  const acting = { name: 'Ira', organisation: 'Deckle', until: '2026-12-01T00:00:00.000Z' }
  vi.spyOn(one.api.operators, 'act').mockResolvedValue({ ...anil, acting })
  await one.startActing('client', { reason: 'Support' }, () => Promise.resolve())
  expect(one.look()).toEqual(chosen)
  await one.endSession([])
  expect(one.look()).toEqual(usual)
  await one.signIn(ira)
  await waitFor(() => expect(one.look()).toEqual(chosen))
})
