// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { authState } from './auth-state.ts'
import { restoreSession } from './session.ts'
import type { StoredUser } from './tokens/persisted.ts'
import { persisted, tokens } from './tokens/stores.ts'

const token = { 'access-token': 'a', client: 'c', uid: 'u', expiry: '4000000000', 'token-type': 'Bearer' }
const ended = ['Your session has ended. Please sign in again.']

beforeEach(() =>
  persisted.write('auth', {
    user: { _id: 'asha', username: 'asha' } as StoredUser,
    isUserLoggedIn: true,
    tokenHash: 'sealed',
  }),
)
afterEach(() => {
  vi.restoreAllMocks()
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
  await restoreSession()
  expect(authState.getState().error).toEqual(ended)
})
