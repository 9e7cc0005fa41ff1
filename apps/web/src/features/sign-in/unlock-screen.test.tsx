// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { drawPart, prepareScreens } from '../../test/draw-part.tsx'
import { UnlockScreen } from './unlock-screen.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('sign-in', 'errors')

async function open(fragment: string) {
  history.replaceState(null, '', `/unlock${fragment}`)
  vi.spyOn(api.config, 'fetch').mockRejectedValue(new Error('Not needed.'))
  await drawPart(<UnlockScreen />)
}
const refuse = (status: number, code: CallError['code'], text: string) =>
  vi
    .spyOn(api.second_factor, 'unlock')
    .mockRejectedValue(new CallError(status, { code, message: text, errors: [text] }))
const unlock = () => fireOn.click(screen.findByRole('button', { name: 'Unlock' }))
const back = () => screen.getByRole('link', { name: 'Back to sign in' }).getAttribute('href')

it('says that a link without a token is incomplete', async () => {
  await open('')
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
  expect(screen.getByRole('heading', { name: 'This link is incomplete' })).toBeTruthy()
  expect(back()).toBe('/login')
})

it('changes nothing until the button is selected, then leads to sign-in', async () => {
  const call = vi.spyOn(api.second_factor, 'unlock').mockResolvedValue({ ok: true })
  await open('#token=one')
  expect([call.mock.calls.length, location.hash]).toEqual([0, ''])
  await unlock()
  expect(call.mock.lastCall?.[0]).toEqual({ body: { token: 'one' } })
  expect(await screen.findByRole('heading', { name: 'You can enter codes again' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/login')
})

it('says that a link is used or too old, and how to get another one', async () => {
  refuse(422, 'link_expired', 'Old.')
  await open('#token=two')
  await unlock()
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  expect(screen.getByText(/Sign in with your password to ask for a new one/)).toBeTruthy()
  expect(back()).toBe('/login')
})

it('says that codes were unlocked twice today', async () => {
  refuse(429, 'factor_locked', 'Codes were unlocked twice today.')
  await open('#token=three')
  await unlock()
  expect(await screen.findByRole('heading', { name: 'Codes are still locked' })).toBeTruthy()
  expect(screen.getByText('Codes were unlocked twice today.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Unlock' })).toBeNull()
})

it('can be tried again after another failure', async () => {
  const call = refuse(503, 'unavailable', 'Not ready.')
  await open('#token=four')
  await unlock()
  expect((await screen.findByRole('alert')).textContent).toContain('Not ready.')
  call.mockResolvedValue({ ok: true })
  await unlock()
  expect(await screen.findByRole('heading', { name: 'You can enter codes again' })).toBeTruthy()
})
