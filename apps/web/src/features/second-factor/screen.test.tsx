import type { Factors } from '@deckle/contract/second-factor.ts'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'

prepareScreens()

const none: Factors = {
  totp: null,
  passkeys: [],
  recovery_codes: 0,
  required: true,
  proven: true,
  proofs: ['password'],
  has_password: true,
  directory: null,
}

it('lets nobody go on before a second factor is set up, and then does', async () => {
  vi.spyOn(api.second_factor, 'show').mockResolvedValue({ factors: none })
  vi.spyOn(api.auth, 'me').mockRejectedValue(new Error('Not asked for here.'))
  vi.spyOn(api.second_factor, 'beginTotp').mockResolvedValue({ challenge: 'c', secret: 'ABCDEFGH', uri: 'otpauth://x' })
  vi.spyOn(api.second_factor, 'confirmTotp').mockResolvedValue({
    factors: { ...none, totp: { confirmedAt: '2026-01-02T03:04:05.000Z', lastUsedAt: null } },
    recovery_codes: ['AAAA-BBBB-CCCC'],
  })
  await openScreen('/secondFactor', { user: { second_factor: { due: null, must_set_up: true } } })
  expect(await screen.findByRole('heading', { level: 1, name: 'Set up a second factor' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign out' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull()
  await press('Set up an app')
  const field = await screen.findByLabelText('Code that the app shows now')
  await act(async () => fireEvent.change(field, { target: { value: '123456' } }))
  await press('Confirm')
  await press('I have stored them')
  expect(await screen.findByRole('heading', { level: 1, name: 'You are all set' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Continue' })).toBeTruthy()
})
