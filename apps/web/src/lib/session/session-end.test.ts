// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sampleUser } from '../../test/sample-user.ts'
import { api } from '../api.ts'
import { switchLanguage } from '../preferences/language.ts'
import { rememberLook } from '../preferences/looks-of-people.ts'
import { preferences, readPreferences, storePreference } from '../preferences/preferences.ts'
import { startActing } from './act.ts'
import { authState, signedOut } from './auth-state.ts'
import { sessionLost } from './session-lost.ts'
import { endSession, restoreSession } from './session.ts'
import { openBy } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { persisted, tokens } from './tokens/stores.ts'

const ira = sampleUser({ _id: '01a226f9-6317-7348-a188-bbe5cc62fd44' })
const anil = sampleUser({ _id: '01a226f9-6317-7348-a188-bbe5cc62fd45' })
const token = { 'access-token': 'a', client: 'c', uid: 'u', expiry: '4000000000', 'token-type': 'Bearer' }
const chosen = { theme: 'dark', language: 'hi' } as const
const usual = { theme: 'system', language: 'en' } as const

const stored = () => readPreferences(document.cookie)
const shown = () => ({ theme: preferences.get('theme'), language: preferences.get('language') })
const signIn = (user: typeof ira) => openBy(() => Promise.resolve(user))
async function choose({ theme, language }: ReturnType<typeof shown>) {
  preferences.set('theme', theme)
  await switchLanguage(language)
}

/** Another tab: what it receives, and the look that it finds stored then. */
let otherTab: BroadcastChannel
let received: (readonly [string, object])[]

beforeEach(async () => {
  document.cookie = 'deckle_looks=; Path=/; Max-Age=0'
  vi.spyOn(tokens, 'read').mockResolvedValue(token)
  await choose(usual)
  await signIn(ira)
  await choose(chosen)
  received = []
  otherTab = new BroadcastChannel('deckle-auth')
  otherTab.onmessage = ({ data }: MessageEvent<string>) => received.push([data, stored()])
})
afterEach(async () => {
  otherTab.close()
  vi.restoreAllMocks()
  persisted.purge()
  authState.setState(signedOut)
  await choose(usual)
})

const ways: Readonly<Record<string, () => Promise<void> | void>> = {
  'sign-out': () => {
    vi.spyOn(api.auth, 'signOut').mockResolvedValue({ ok: true })
    return signOut()
  },
  'sign-out of a session that is closed already': () => {
    vi.spyOn(api.auth, 'signOut').mockImplementation(() => {
      sessionLost.notify(['Closed'])
      return Promise.reject(new Error('Closed'))
    })
    return signOut()
  },
  'a session that expired or was closed elsewhere': () => sessionLost.notify(['Closed']),
  'a new password or a deleted account': () => endSession([]),
}

it.each(Object.entries(ways))('%s resets theme and language before other tabs are notified', async (_, end) => {
  await end()
  await waitFor(() => expect(received.length).toBeGreaterThan(0))
  expect(received[0]).toEqual(['signed-out', usual])
  expect(shown()).toEqual(usual)
  expect(document.documentElement.lang).toBe('en')
  await signIn(anil)
  expect(shown()).toEqual(usual)
  await endSession([])
  await signIn(ira)
  await waitFor(() => expect(shown()).toEqual(chosen))
})

it('a session whose time is over when the application starts resets them too', async () => {
  vi.spyOn(tokens, 'read').mockResolvedValue({ ...token, expiry: '1000000000' })
  const date = 'Sun, 09 Sep 2001 01:46:41 GMT'
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({}, { headers: { date } }))
  await restoreSession()
  expect(authState.getState().error).toEqual(['Your session has ended. Please sign in again.'])
  expect([shown(), stored()]).toEqual([usual, usual])
})

it('a tab that is notified of the end has the stored look, and stores nothing', async () => {
  rememberLook(ira._id)
  const looks = () => /deckle_looks=([^;]*)/.exec(document.cookie)?.[1]
  const remembered = looks()
  storePreference('theme', 'system')
  storePreference('language', 'en')
  persisted.purge()
  otherTab.postMessage('signed-out')
  await waitFor(() => expect([authState.getState().user, shown()]).toEqual([null, usual]))
  expect(looks()).toBe(remembered)
})

it('a tab that is notified of another person has their look', async () => {
  storePreference('theme', 'light')
  storePreference('language', 'en')
  persisted.write('auth', { user: anil, isUserLoggedIn: true })
  otherTab.postMessage('signed-in')
  await waitFor(() => expect(authState.getState().user?._id).toBe(anil._id))
  await waitFor(() => expect(shown()).toEqual({ theme: 'light', language: 'en' }))
})

it('a tab that loses the session after another one does not remember the reset look', async () => {
  rememberLook(ira._id)
  storePreference('theme', 'system')
  storePreference('language', 'en')
  persisted.purge()
  await endSession(['Closed'])
  expect(shown()).toEqual(usual)
  await signIn(ira)
  await waitFor(() => expect(shown()).toEqual(chosen))
})

it('a person who signs in over another one has their own look', async () => {
  await signIn(anil)
  await waitFor(() => expect([shown(), stored()]).toEqual([usual, usual]))
  await signIn(ira)
  await waitFor(() => expect(shown()).toEqual(chosen))
})

it('a lost impersonation leaves nobody the look of the operator, who has it again', async () => {
  const acting = { name: 'Ira', organisation: 'Deckle', until: '2026-12-01T00:00:00.000Z' }
  vi.spyOn(api.operators, 'act').mockResolvedValue({ ...anil, acting })
  await startActing('client', { reason: 'Support' }, () => Promise.resolve())
  expect(shown()).toEqual(chosen)
  await endSession([])
  expect(shown()).toEqual(usual)
  await signIn(ira)
  await waitFor(() => expect(shown()).toEqual(chosen))
})
