import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { sampleFactors } from '../../../test/sample-factors.ts'

prepareScreens()

const asAdmin = { user: { _id: 'anil', license: { license_type: 'Admin' as const } } }
const refuse = (status: number, code: 'internal' | 'proof_needed', message: string) =>
  new CallError(status, { code, message, errors: [message] })
const press = async (name: string, within_ = screen as Pick<typeof screen, 'findByRole'>) => {
  const button = await within_.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

const createdAt = '2026-01-10T09:00:00.000Z'
const inUse = { id: 'new', publicKey: 'z6MkNew', createdAt: '2026-03-05T10:00:00.000Z', retiredAt: null }
const replaced = { id: 'old', publicKey: 'z6MkOld', createdAt, retiredAt: inUse.createdAt }

beforeEach(() => {
  vi.spyOn(api.second_factor, 'show').mockResolvedValue({ factors: sampleFactors() })
})

function showKeys(...certificate_keys: readonly (typeof inUse | typeof replaced)[]) {
  return vi.spyOn(api.certificates, 'keys').mockResolvedValue({ certificate_keys, next: null })
}

it('lists keys with their dates and states', async () => {
  showKeys(inUse, replaced)
  await openScreen('/organisation?tab=keys', asAdmin)
  const [, first, second] = await screen.findAllByRole('row')
  expect(within(first as HTMLElement).getByText('In use')).toBeTruthy()
  expect(within(first as HTMLElement).getByText('z6MkNew')).toBeTruthy()
  expect(within(second as HTMLElement).getByText('Replaced')).toBeTruthy()
  expect(second?.querySelectorAll('time')).toHaveLength(2)
})

it('has nothing to rotate before the first key', async () => {
  showKeys()
  await openScreen('/organisation?tab=keys', asAdmin)
  expect(await screen.findByText('No keys yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rotate key' })).toBeNull()
})

it('says why keys cannot be listed, and tries again', async () => {
  showKeys(inUse).mockRejectedValueOnce(refuse(500, 'internal', 'Not now.'))
  await openScreen('/organisation?tab=keys', asAdmin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByText('z6MkNew')).toBeTruthy()
})

it('rotates the key once the consequences are confirmed and the Admin has proven who they are', async () => {
  const keys = showKeys(replaced)
  const prove = vi.spyOn(api.second_factor, 'prove').mockResolvedValue({ ok: true })
  const rotate = vi
    .spyOn(api.certificates, 'rotateKey')
    .mockRejectedValueOnce(refuse(403, 'proof_needed', 'Confirm that it is you, then try again.'))
    .mockResolvedValue({ certificate_key: inUse })
  await openScreen('/organisation?tab=keys', asAdmin)
  await press('Rotate key')
  const dialog = await screen.findByRole('alertdialog', { name: 'Rotate the signing key?' })
  expect(within(dialog).getByText(/downloaded files stay genuine/)).toBeTruthy()
  expect(rotate).not.toHaveBeenCalled()
  await press('Rotate key', within(dialog))
  const password = await screen.findByLabelText('Password')
  await act(async () => fireEvent.change(password, { target: { value: 'quiet-lantern-77' } }))
  keys.mockResolvedValue({ certificate_keys: [inUse, replaced], next: null })
  await press('Confirm')
  await waitFor(() => expect(rotate).toHaveBeenCalledTimes(2))
  expect(prove.mock.lastCall?.[0]).toEqual({ body: { password: 'quiet-lantern-77' } })
  expect(await screen.findByText('z6MkNew')).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('stays open with the reason after a refusal', async () => {
  showKeys(inUse)
  vi.spyOn(api.certificates, 'rotateKey').mockRejectedValue(refuse(500, 'internal', 'Not now.'))
  await openScreen('/organisation?tab=keys', asAdmin)
  await press('Rotate key')
  const dialog = await screen.findByRole('alertdialog')
  await press('Rotate key', within(dialog))
  expect(await within(dialog).findByText('Not now.')).toBeTruthy()
})

it('does not offer rotation to an operator who acts for an Admin', async () => {
  showKeys(inUse)
  const acting = { client: 'Meadow', as: 'Anil Nair', until: '2026-03-05T12:00:00.000Z' }
  await openScreen('/organisation?tab=keys', { user: { ...asAdmin.user, acting: acting as never } })
  expect(await screen.findByText('z6MkNew')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Rotate key' })).toBeNull()
})
