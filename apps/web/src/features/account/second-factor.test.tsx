import { CallError } from '@deckle/contract/client/call-error.ts'
import type { SecondFactorPolicy } from '@deckle/contract/second-factor.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'

prepareScreens()

const policy: SecondFactorPolicy = { license_types: [], grace_days: 14, people: { required: 0, set_up: 0 } }
const session = (sessionId: string, current: boolean) => ({
  sessionId,
  userId: 'asha',
  startTime: '2026-01-02T03:04:05.000Z',
  endTime: null,
  isActive: true,
  device: 'Firefox on Windows',
  place: 'IN, 203.0.113.7',
  lastSeen: '2026-01-02T03:04:05.000Z',
  current,
  isActing: false,
})
const admin = { user: { license: { license_type: 'Admin' } } } as const

beforeEach(() => {
  vi.spyOn(api.second_factor, 'show').mockResolvedValue({
    factors: {
      totp: null,
      passkeys: [],
      recovery_codes: 2,
      required: false,
      proven: true,
      proofs: ['password'],
      has_password: true,
      directory: null,
    },
  })
  vi.spyOn(api.second_factor, 'policy').mockResolvedValue({ policy })
  vi.spyOn(api.auth, 'sessions').mockResolvedValue({ sessions: [session('s1', true), session('s2', false)] })
  vi.spyOn(api.clients, 'acts').mockResolvedValue({ acts: [], next: null })
  vi.spyOn(api.auth, 'me').mockRejectedValue(new Error('Not asked for here.'))
})

it('an Admin requires a second factor of licences, with days to set one up', async () => {
  const update = vi.spyOn(api.second_factor, 'updatePolicy').mockResolvedValue({ policy })
  await openScreen('/account?tab=security', admin)
  expect(await screen.findByText('Required of nobody')).toBeTruthy()
  const managers = await screen.findByRole('checkbox', { name: 'Managers' })
  await act(async () => fireEvent.click(managers))
  await press('Save')
  await waitFor(() =>
    expect(update.mock.lastCall?.[0]).toEqual({ body: { license_types: ['Manager'], grace_days: 14 } }),
  )
})

it('says how many have one; where that is not known, why, and tries again', async () => {
  vi.spyOn(api.second_factor, 'policy')
    .mockRejectedValueOnce(new CallError(500, { code: 'internal', message: '', errors: ['Not now.'] }))
    .mockResolvedValue({ policy: { license_types: ['Admin'], grace_days: 0, people: { required: 12, set_up: 5 } } })
  await openScreen('/account?tab=security', admin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByText('5 of 12 people have one')).toBeTruthy()
  const who = screen.getByRole('link', { name: 'See who has none' })
  expect(who.getAttribute('href')).toBe('/people?license=Admin&factor=none')
})

it('others are not asked what is required of whom', async () => {
  await openScreen('/account?tab=security')
  expect(await screen.findByText('Authenticator app')).toBeTruthy()
  expect(screen.queryByText('Required for your organisation')).toBeNull()
})

it('after a sign-in by a recovery code says what to do', async () => {
  await openScreen('/account?tab=security&recovered=1')
  expect(await screen.findByText('You signed in with a recovery code')).toBeTruthy()
  expect(screen.getByText(/2 recovery codes are left/)).toBeTruthy()
})

it('all other sessions are closed at once', async () => {
  const close = vi.spyOn(api.sessions, 'closeOthers').mockResolvedValue({ closed: 1 })
  await openScreen('/account?tab=security')
  await press('Close all others')
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
})

it('of many sessions the own and the latest are shown first, and all when they are asked for', async () => {
  const others = Array.from({ length: 30 }, (_, at) => session(`s${at + 2}`, false))
  vi.spyOn(api.auth, 'sessions').mockResolvedValue({ sessions: [...others, session('s1', true)] })
  await openScreen('/account?tab=security', admin)
  expect(await screen.findByText('This session')).toBeTruthy()
  const named = { name: 'Close the session on Firefox on Windows' }
  expect(screen.getAllByRole('button', named)).toHaveLength(9)
  const more = screen.getByRole('button', { name: 'Show all 31 sessions' })
  more.focus()
  await press('Show all 31 sessions')
  expect(screen.getAllByRole('button', named)).toHaveLength(30)
  await waitFor(() => expect(document.activeElement?.tagName).toBe('UL'))
})
