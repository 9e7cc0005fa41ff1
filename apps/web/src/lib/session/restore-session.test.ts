// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preferences } from '../preferences/preferences.ts'
import { api } from '../api.ts'
import { authState } from './auth-state.ts'
import { restoreSession } from './session.ts'
import type { StoredUser } from './tokens/persisted.ts'
import { persisted, tokens } from './tokens/stores.ts'

const token = { 'access-token': 'a', client: 'c', uid: 'u', expiry: '4000000000', 'token-type': 'Bearer' }
const ended = ['Your session has ended. Please sign in again.']

/** The server answers with its time, or not at all. */
const serverTime = (date: string | null) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (date === null) throw new TypeError('Failed to fetch')
    return Response.json({}, { headers: { date } })
  })

beforeEach(() =>
  persisted.write('auth', {
    user: { _id: 'asha', username: 'asha' } as StoredUser,
    isUserLoggedIn: true,
    tokenHash: 'sealed',
  }),
)
afterEach(() => {
  vi.restoreAllMocks()
  preferences.set('language', 'en')
  persisted.purge()
})

it('a browser that does not return the key in time is not said to have an ended session, and keeps it', async () => {
  vi.spyOn(tokens, 'read').mockResolvedValue(null)
  vi.spyOn(tokens, 'storageProblem').mockResolvedValue('silent')
  await restoreSession()
  expect(authState.getState().error).toEqual([
    'This browser did not open your saved session. Reload the page to try again, or sign in.',
  ])
  expect(persisted.read('auth')).toMatchObject({ isUserLoggedIn: true, tokenHash: 'sealed' })
})

it('a session without a stored token asks to sign in again; one whose time is over has ended', async () => {
  const read = vi.spyOn(tokens, 'read').mockResolvedValue(null)
  vi.spyOn(tokens, 'storageProblem').mockResolvedValue(null)
  await restoreSession()
  expect(authState.getState().error).toEqual(['Please sign in again.'])
  persisted.write('auth', { user: { _id: 'asha', username: 'asha' } as StoredUser, isUserLoggedIn: true })
  read.mockResolvedValue({ ...token, expiry: '1000000000' })
  serverTime('Sun, 09 Sep 2001 01:46:41 GMT')
  await restoreSession()
  expect(authState.getState().error).toEqual(ended)
})

it('a call says in the language of the screen that the session has ended', async () => {
  preferences.set('language', 'hi')
  vi.spyOn(tokens, 'read').mockResolvedValue({ ...token, expiry: '1000000000' })
  serverTime('Sun, 09 Sep 2001 01:46:41 GMT')
  await expect(api.auth.me()).rejects.toMatchObject({
    code: 'session_expired',
    errors: ['आपका सत्र समाप्त हो गया है। कृपया फिर से साइन इन करें।'],
  })
})

it.each([
  ['the server has an earlier time', 'Sun, 09 Sep 2001 01:46:39 GMT'],
  ['the server does not answer', null],
])('a session that has ended only by the clock of the device stays open: %s', async (_, date) => {
  vi.spyOn(tokens, 'read').mockResolvedValue({ ...token, expiry: '1000000000' })
  serverTime(date)
  await restoreSession()
  expect(authState.getState()).toMatchObject({ isUserLoggedIn: true, user: { username: 'asha' } })
  await api.auth.me().catch(() => null)
  expect(authState.getState().isUserLoggedIn).toBe(true)
})
