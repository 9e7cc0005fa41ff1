import { CallError } from '@deckle/contract/client/call-error.ts'
import type { User } from '@deckle/contract/models/people.ts'
import type { Factors } from '@deckle/contract/second-factor.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'

prepareScreens()
afterEach(() => void vi.unstubAllGlobals())

const directory = { client: 'meadow', label: 'Meadow ID', only: false }
const factors: Factors = {
  totp: null,
  passkeys: [],
  recovery_codes: 0,
  required: false,
  proven: false,
  proofs: ['directory'],
  has_password: false,
  directory,
}
const show = (more: Partial<Factors> = {}) =>
  vi.spyOn(api.second_factor, 'show').mockResolvedValue({ factors: { ...factors, ...more } })
const proofNeeded = new CallError(403, { code: 'proof_needed', message: 'Confirm.', errors: ['Confirm.'] })
const press = async (name: string | RegExp, at = 0) => {
  const button = (await screen.findAllByRole('button', { name })).at(at)
  await act(async () => fireEvent.click(button as Element))
}

beforeEach(() => {
  vi.spyOn(api.jobs, 'list').mockResolvedValue({ jobs: [], next: null })
  vi.spyOn(api.users, 'show').mockResolvedValue({ user: { id: 'asha' } as User })
})

it('deleting the account leads to the directory for a proof, and back to this screen', async () => {
  show()
  const remove = vi.spyOn(api.account, 'delete').mockRejectedValue(proofNeeded)
  const assign = vi.fn()
  vi.stubGlobal('location', { ...window.location, assign })
  await openScreen('/account?tab=data', { user: { _id: 'asha' } })
  await press('Delete my account')
  expect(await screen.findByText(/You sign in without a password/)).toBeTruthy()
  await press('Delete my account', -1)
  expect(remove.mock.lastCall?.[0]).toEqual({ body: {} })
  expect(await screen.findByText(/\(Meadow ID\)/)).toBeTruthy()
  await press('Sign in again: Meadow ID')
  expect(assign).toHaveBeenCalledWith('/api/v2/meadow/auth/start?back=%2Faccount%3Ftab%3Ddata&again=1')
})

it('soon after a sign-in nothing more is asked; what could not be loaded is loaded again', async () => {
  show({ proven: true }).mockRejectedValueOnce(
    new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }),
  )
  vi.spyOn(api.account, 'delete').mockResolvedValue({ deleteAt: '2026-12-07T00:00:00.000Z' })
  await openScreen('/account?tab=data', { user: { _id: 'asha' } })
  await press('Delete my account')
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press('Try again')
  const dialog = within(screen.getByRole('dialog'))
  const sure = await dialog.findByRole('button', { name: 'Delete my account' })
  await act(async () => fireEvent.click(sure))
  await waitFor(() => expect(authState.getState().user).toBeNull())
})

it('another e-mail is proved by a second factor', async () => {
  show({ proofs: ['totp'], directory: null })
  const save = vi
    .spyOn(api.users, 'updateSelf')
    .mockRejectedValueOnce(proofNeeded)
    .mockResolvedValue({ user: { id: 'asha', pendingEmail: 'new@site.example' } as User })
  const prove = vi.spyOn(api.second_factor, 'prove').mockResolvedValue({ ok: true })
  await openScreen('/account', { user: { _id: 'asha' } })
  const email = await screen.findByLabelText('E-mail')
  await act(async () => fireEvent.change(email, { target: { value: 'new@site.example' } }))
  expect(await screen.findByText(/when you save, you may be asked/)).toBeTruthy()
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await press('Save')
  const code = await screen.findByLabelText('Code of your authenticator app')
  await act(async () => fireEvent.change(code, { target: { value: '123456' } }))
  await press('Confirm')
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(prove.mock.lastCall?.[0]).toEqual({ body: { code: '123456' } })
  expect(save.mock.lastCall?.[0]?.body).not.toHaveProperty('current_password')
  expect(save.mock.lastCall?.[0]?.body).toMatchObject({ email: 'new@site.example' })
})

it('an address that comes from the directory is read, and said to be changed there; so is the password', async () => {
  show({ directory: { ...directory, only: true } })
  vi.spyOn(api.auth, 'sessions').mockResolvedValue({ sessions: [] })
  vi.spyOn(api.clients, 'acts').mockResolvedValue({ acts: [], next: null })
  await openScreen('/account', { user: { _id: 'asha' } })
  expect(await screen.findByText(/comes from your organisation’s sign-on \(Meadow ID\)/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').readOnly).toBe(true)
  await openScreen('/account?tab=security', { user: { _id: 'asha' } })
  expect(await screen.findByText('You sign in at Meadow ID. The password is changed there.')).toBeTruthy()
})
