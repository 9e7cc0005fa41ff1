import type { Announcement } from '@deckle/contract/announcements.ts'
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const root = { user: { license: { license_type: 'Superadmin' } } } as const
const sunday: Announcement = {
  id: 'f1',
  text: { en: 'Down on Sunday.', hi: 'रविवार को बंद।' },
  level: 'warning',
  state: 'active',
  startsAt: '2026-03-02T09:00:00.000Z',
  endsAt: null,
  dismissible: true,
  licenseTypes: ['Admin'],
  can: { edit: true, end: true },
}
const over: Announcement = {
  ...sunday,
  id: 'f2',
  text: { en: 'A new look.', hi: '' },
  state: 'ended',
  can: { edit: false, end: false },
}
const list = (...announcements: Announcement[]) =>
  vi.spyOn(api.announcements, 'list').mockResolvedValue({ announcements, next: null })
const field = (name: RegExp) => within(screen.getByRole('dialog')).getByRole('textbox', { name })
const type = (name: RegExp, value: string) => act(async () => fireEvent.change(field(name), { target: { value } }))
const pressInDialog = (name: string) =>
  act(async () => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name })))

it('something is announced, in two languages and for some licences', async () => {
  list()
  const create = vi
    .spyOn(api.announcements, 'create')
    .mockRejectedValueOnce(
      new CallError(422, {
        code: 'rule_broken',
        message: 'It must end after it starts.',
        errors: ['It must end after it starts.'],
      }),
    )
    .mockResolvedValue({ announcement: sunday })
  await openScreen('/admin?tab=announcements', root)
  await screen.findByText('Nothing was announced yet')
  await press('New announcement')
  await screen.findByRole('dialog')
  await pressInDialog('Announce')
  expect(screen.getByText('Please write what is to be announced.')).toBeTruthy()
  await type(/English/, 'Down on Sunday.')
  await type(/Hindi/, 'रविवार को बंद।')
  await fireOn.click(screen.findByRole('checkbox', { name: 'Manager' }))
  await pressInDialog('Announce')
  expect(await screen.findByText('It must end after it starts.')).toBeTruthy()
  await pressInDialog('Announce')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(create.mock.lastCall?.[0]).toEqual({
    body: {
      text: { en: 'Down on Sunday.', hi: 'रविवार को बंद।' },
      level: 'info',
      endsAt: null,
      dismissible: true,
      licenseTypes: ['Manager'],
    },
  })
})

it('an active one is changed and ended; one that has ended stays as it is', async () => {
  list(sunday, over)
  const update = vi.spyOn(api.announcements, 'update').mockResolvedValue({ announcement: sunday })
  const end = vi.spyOn(api.announcements, 'end').mockResolvedValue({ announcement: over })
  await openScreen('/admin?tab=announcements', root)
  expect(await screen.findByText('रविवार को बंद।')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^End “/ })).toHaveLength(1)
  await press('End “Down on Sunday.”')
  expect(end.mock.lastCall?.[0]).toMatchObject({ params: { id: 'f1' } })
  await press('Edit “Down on Sunday.”')
  await screen.findByRole('dialog')
  await type(/English/, 'Down on Monday.')
  await pressInDialog('Save')
  await waitFor(() => expect(update).toHaveBeenCalled())
  expect(update.mock.lastCall?.[0]).toMatchObject({
    params: { id: 'f1' },
    body: { text: { en: 'Down on Monday.' }, startsAt: sunday.startsAt, licenseTypes: ['Admin'] },
  })
})

it('the state is in the address; what fails to load is asked for again', async () => {
  const asked = list().mockRejectedValueOnce(
    new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }),
  )
  await openScreen('/admin?tab=announcements&announced=planned', root)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/^Try again/)
  expect(await screen.findByText('No announcement is in this state')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { state: 'planned' } })
})
