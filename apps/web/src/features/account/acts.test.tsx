import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Act } from '@deckle/contract/clients.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('deck', 'sign-in')

const admin = { user: { license: { license_type: 'Admin' } } } as const
const ravi: Act = {
  id: 'one',
  by: 'Ravi Das',
  organisation: 'Deckle',
  as: { id: 'meera', name: 'Meera Nair' },
  reason: 'Asked by mail',
  startedAt: '2026-11-01T08:00:00.000Z',
  endedAt: '2026-11-01T09:00:00.000Z',
}
const session = {
  sessionId: 's',
  userId: 'meera',
  startTime: ravi.startedAt,
  endTime: null,
  isActive: true,
  device: 'Firefox on Windows',
  place: '',
  lastSeen: ravi.startedAt,
  current: false,
  isActing: true,
}
beforeEach(() => void vi.spyOn(api.auth, 'sessions').mockResolvedValue({ sessions: [session] }))
const title = 'Others acting for your organisation'
const row = (name: RegExp) => screen.findByRole('row', { name })

it('Admins see who acted as whom, when and why', async () => {
  const other = { ...ravi, id: 'two', by: '', reason: 'Again', endedAt: null }
  vi.spyOn(api.clients, 'acts').mockResolvedValue({ acts: [other, ravi], next: null })
  await openScreen('/account?tab=security', admin)
  expect(await screen.findByText(/looks after your organisation acts as you/)).toBeTruthy()
  const over = within(await row(/Asked by mail/))
  for (const text of ['Ravi Das', 'Deckle', 'Meera Nair', /^until Nov 1/]) expect(over.getByText(text)).toBeTruthy()
  const now = within(await row(/Again/))
  for (const text of ['An account that is gone', 'Still going on']) expect(now.getByText(text)).toBeTruthy()
})

it('says that nobody has, and tries again where it fails', async () => {
  vi.spyOn(api.clients, 'acts')
    .mockRejectedValueOnce(new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }))
    .mockResolvedValue({ acts: [], next: null })
  await openScreen('/account?tab=security', admin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await screen.findByText('Nobody acted for you in the last 90 days')).toBeTruthy()
})

it('who acts as the person reads what stays with them', async () => {
  const acting = { name: 'Ravi Das', organisation: 'Deckle', until: ravi.startedAt }
  await openScreen('/account?tab=security', { user: { acting } })
  expect(await screen.findByText(/^While you act as this person/)).toBeTruthy()
})

it('is for Admins alone', async () => {
  await openScreen('/account?tab=security')
  expect(await screen.findByText('Where you are signed in')).toBeTruthy()
  expect(screen.queryByText(title)).toBeNull()
})
