import { CallError } from '@deckle/contract/client/call-error.ts'
import type { BranchRow } from '@deckle/contract/models/people.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePerson } from '../../test/sample-person.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const person = (id: string, manager: string | null, more: Partial<BranchRow> = {}): BranchRow => ({
  id,
  email: `${id}@meadow.example`,
  username: id,
  first_name: id,
  last_name: 'Rao',
  image: '',
  license_type: 'Learner',
  manager,
  user_active: true,
  createdAt: '2026-11-01T00:00:00.000Z',
  reports: 0,
  below: 0,
  ...more,
})
const pageOf = (...users: readonly BranchRow[]) => ({ users: [...users], next: null })
const admin = { user: { license: { license_type: 'Admin' as const } } }

const roots = () => vi.spyOn(api.users, 'roots')
const children = () => vi.spyOn(api.users, 'children')
const named = () => vi.spyOn(api.users, 'listSearch')
const row = (name: string) => screen.findByRole('row', { name: `${name} Rao` })
const open = async (name: string) =>
  act(async () => fireEvent.click(within(await row(name)).getAllByRole('button')[0] as HTMLElement))

beforeEach(() => {
  named().mockResolvedValue({ users: [], next: null })
})

it('says that there is nobody', async () => {
  roots().mockResolvedValue(pageOf())
  await openScreen('/people/tree', admin)
  expect(await screen.findByText('Nobody here yet')).toBeTruthy()
})

it('says why it failed, and tries again', async () => {
  roots()
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue(pageOf(person('Asha', null)))
  await openScreen('/people/tree', admin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await fireOn.click(screen.findByRole('button', { name: /again/ }))
  expect(await row('Asha')).toBeTruthy()
})

it('asks for a branch when it is opened, a page at a time', async () => {
  roots().mockResolvedValue(pageOf(person('Asha', null, { reports: 3, below: 41 }), person('Zoya', null)))
  const asked = children()
    .mockResolvedValueOnce({ users: [person('Bela', 'Asha'), person('Chand', 'Asha')], next: 'c' })
    .mockResolvedValue(pageOf(person('Devi', 'Asha', { user_active: false })))
  await openScreen('/people/tree', admin)
  expect((await row('Asha')).textContent).toContain('3 direct · 41 in all')
  expect(asked).not.toHaveBeenCalled()
  await open('Asha')
  expect(await row('Chand')).toBeTruthy()
  await fireOn.click(screen.findByText('Show more'))
  expect((await row('Devi')).textContent).toContain('Deactivated')
  expect(asked.mock.lastCall?.[0]).toMatchObject({ params: { id: 'Asha' }, query: { cursor: 'c' } })
  expect(screen.queryByText('Show more')).toBeNull()
})

it('opens below somebody who is alone at the top', async () => {
  roots().mockResolvedValue(pageOf(person('Asha', null, { reports: 1, below: 1 })))
  children().mockResolvedValue(pageOf(person('Bela', 'Asha')))
  await openScreen('/people/tree', admin)
  expect(await row('Bela')).toBeTruthy()
})

it('a branch is opened and closed by keyboard', async () => {
  roots().mockResolvedValue(pageOf(person('Asha', null, { reports: 1, below: 1 }), person('Zoya', null)))
  children().mockResolvedValue(pageOf(person('Bela', 'Asha')))
  await openScreen('/people/tree', admin)
  const asha = await row('Asha')
  expect(asha.getAttribute('aria-expanded')).toBe('false')
  const press = (key: string) => act(async () => fireEvent.keyDown(asha, { key }))
  await act(async () => asha.focus())
  await press('ArrowRight')
  expect(await row('Bela')).toBeTruthy()
  await press('ArrowLeft')
  expect(screen.queryByRole('row', { name: 'Bela Rao' })).toBeNull()
})

it('a branch that fails says so in its place, and the rest stays', async () => {
  roots().mockResolvedValue(pageOf(person('Asha', null, { reports: 1, below: 1 }), person('Zoya', null)))
  children().mockRejectedValue(refusal)
  await openScreen('/people/tree', admin)
  await open('Asha')
  expect(await screen.findByText(/Not now\./)).toBeTruthy()
  expect(await row('Asha')).toBeTruthy()
})

it('opens the way to a person, also where they are beyond the rows that are loaded', async () => {
  roots().mockResolvedValue(pageOf(person('Asha', null, { reports: 5000, below: 5000 })))
  children().mockResolvedValue({ users: [person('Bela', 'Asha')], next: 'c' })
  vi.spyOn(api.users, 'ancestors').mockResolvedValue(pageOf(person('Asha', null)))
  const zoya = samplePerson({ id: 'Zoya', first_name: 'Zoya', last_name: 'Rao', manager: 'Asha' })
  vi.spyOn(api.users, 'show').mockResolvedValue({ user: zoya })
  await openScreen('/people/tree?person=Zoya', admin)
  expect(await row('Zoya')).toBeTruthy()
  expect(await row('Bela')).toBeTruthy()
})

it('moves a person to a manager chosen by name, and takes it back', async () => {
  roots().mockResolvedValue(pageOf(person('Asha', null), person('Bela', null, { reports: 2, below: 7 })))
  named().mockResolvedValue({
    users: [
      {
        ...person('Asha', null),
        managerName: null,
        tags: [],
        details: {},
        lastSeenAt: null,
        invitedAt: null,
        deletedAt: null,
        ownsClient: false,
        licenseEnd: null,
        hasSecondFactor: null,
      },
    ],
    next: null,
  })
  const moved = vi.spyOn(api.users, 'updateManager').mockResolvedValue({} as never)
  await openScreen('/people/tree', admin)
  await act(async () => fireEvent.click(within(await row('Bela')).getByRole('button', { name: 'Move Bela Rao …' })))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('7 people below come along.')
  const field = within(dialog).getByRole('combobox')
  await act(async () => {
    field.focus()
    fireEvent.change(field, { target: { value: 'ash' } })
  })
  await fireOn.click(screen.findByRole('option', { name: /Asha/ }))
  await fireOn.click(screen.findByRole('button', { name: 'Move', hidden: true }))
  await waitFor(() => expect(moved.mock.lastCall?.[0]).toEqual({ params: { id: 'Bela' }, body: { manager: 'Asha' } }))
})

it('a Manager sees the own branch and moves nobody', async () => {
  roots().mockResolvedValue(pageOf(person('Mohan', null, { reports: 1, below: 1 })))
  children().mockResolvedValue(pageOf(person('Ravi', 'Mohan')))
  await openScreen('/people/tree', { user: { license: { license_type: 'Manager' } } })
  expect(within(await row('Mohan')).queryByRole('button', { name: /Move/ })).toBeNull()
})
