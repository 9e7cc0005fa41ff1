import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'

prepareScreens()

const asked = new CallError(401, {
  code: 'second_factor',
  message: '',
  errors: ['A second factor is needed to sign in.'],
  data: { challenge: 'c', methods: ['totp', 'recovery_code'], helpers: ['Anil Nair', 'Mira Sen'] },
})
const wrong = new CallError(401, { code: 'wrong_credentials', message: '', errors: ['This did not work.'] })
const type = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label)
  await act(async () => fireEvent.change(field, { target: { value } }))
}

async function enterPassword(answer = asked) {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ registration: false, guest: false } as never)
  vi.spyOn(api.auth, 'signIn').mockRejectedValue(answer)
  await openScreen('/login', { user: null })
  await type('E-mail', 'asha@meadow.example')
  await type('Password', 'violet-harbour-42')
  await press('Sign in')
  expect(await screen.findByRole('heading', { level: 1, name: 'One more step' })).toBeTruthy()
}

it.each([
  ['/login', 'E-mail'],
  ['/forgotPassword', 'E-mail'],
  ['/signInLink', 'E-mail'],
  ['/confirmEmail', 'E-mail'],
  ['/resetPassword?token=t', 'New password'],
])('%s has the focus in its first field', async (path, label) => {
  vi.spyOn(api.config, 'fetch').mockResolvedValue({ registration: true, guest: false } as never)
  window.history.replaceState(null, '', path)
  await openScreen(path, { user: null })
  const field = await screen.findByLabelText(label)
  await waitFor(() => expect(document.activeElement).toBe(field))
})
it('asks for a code after the password, and says what is wrong', async () => {
  const answer = vi.spyOn(api.second_factor, 'answer').mockRejectedValue(wrong)
  await enterPassword()
  await press('Sign in')
  expect(await screen.findByText('Enter the code.')).toBeTruthy()
  await type('Code', '123456')
  await press('Sign in')
  expect(answer.mock.lastCall?.[0]).toEqual({ body: { challenge: 'c', code: '123456' } })
  expect(await screen.findByText('This did not work.')).toBeTruthy()
})

it('takes a recovery code instead, says who helps where all is lost, and begins again', async () => {
  const answer = vi.spyOn(api.second_factor, 'answer').mockRejectedValue(wrong)
  await enterPassword()
  await press('Use a recovery code')
  expect(screen.getByText(/Ask Anil Nair or Mira Sen: as administrators of your organisation/)).toBeTruthy()
  await type('Recovery code', 'AAAA-BBBB-CCCC')
  await press('Sign in')
  expect(answer.mock.lastCall?.[0]).toEqual({ body: { challenge: 'c', recovery_code: 'AAAA-BBBB-CCCC' } })
  screen.getByRole('button', { name: 'Start again' }).focus()
  await press('Start again')
  const field = await screen.findByLabelText('E-mail')
  await waitFor(() => expect(document.activeElement).toBe(field))
})

it('says who helps where there is no other administrator', async () => {
  const data = { challenge: 'c', methods: ['totp', 'recovery_code'], helpers: [] }
  await enterPassword(new CallError(401, { code: 'second_factor', message: '', errors: [''], data }))
  await press('Use a recovery code')
  expect(screen.getByText(/Ask those who run this service for you/)).toBeTruthy()
})

const locked = new CallError(429, { code: 'factor_locked', message: '', errors: ['Codes are locked for now.'] })

it('offers an unlock link by email once codes are locked, and says that it was sent', async () => {
  vi.spyOn(api.second_factor, 'answer').mockRejectedValueOnce(wrong).mockRejectedValue(locked)
  const ask = vi.spyOn(api.second_factor, 'requestUnlock').mockRejectedValueOnce(wrong).mockResolvedValue({ ok: true })
  await enterPassword()
  await type('Code', '123456')
  await press('Sign in')
  expect(await screen.findByText('This did not work.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Email me an unlock link' })).toBeNull()
  await press('Sign in')
  expect(await screen.findByText('Codes are locked for now.')).toBeTruthy()
  await press('Use a recovery code')
  await press('Email me an unlock link')
  expect(ask.mock.lastCall?.[0]).toEqual({ body: { challenge: 'c' } })
  expect((await screen.findByRole('alert')).textContent).toContain('This did not work.')
  await press('Email me an unlock link')
  expect(await screen.findByText(/we emailed an unlock link to you/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Email me an unlock link' })).toBeNull()
})
