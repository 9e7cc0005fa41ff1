import { CallError } from '@deckle/contract/client/call-error.ts'
import type { OperatedClient } from '@deckle/contract/operators.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import type { FoundPerson } from './queries.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens('deck')
// Without single sign-on.
beforeEach(() => {
  vi.spyOn(api.clients, 'show').mockRejectedValue(new Error('gone'))
})

beforeEach(() => {
  vi.spyOn(api.usage, 'show').mockResolvedValue({ usage: { plan: 'business', limits: [], space: 0, days: [] } })
  vi.spyOn(api.usage, 'space').mockResolvedValue({ people: [], next: null })
})

const refusal = (status: number, more: Partial<ConstructorParameters<typeof CallError>[1]> = {}) =>
  new CallError(status, { code: 'internal', message: 'Not now.', errors: ['Not now.'], ...more })
const root = { user: { license: { license_type: 'Superadmin' } } } as const
const type = (name: RegExp | string, value: string) =>
  fireOn.change(screen.findByRole('textbox', { name }), { target: { value } })

const meadow: OperatedClient = {
  id: 'meadow',
  name: 'Meadow Academy',
  slug: 'meadow',
  plan: 'business',
  planType: 'subscription',
  createdAt: '2026-11-01T00:00:00.000Z',
  suspendedAt: null,
  partner: null,
  owner: { id: 'asha', name: 'Asha Rao', email: 'asha@meadow.example' },
  use: { people: 12, activePeople: 11, decks: 4, published: 2, attempts: 300, space: 5_000_000 },
  can: { suspend: true, resume: false, updatePlan: true, act: true },
}
const person: FoundPerson = {
  id: 'zubin',
  name: 'Zubin Irani',
  email: 'zubin@meadow.example',
  license_type: 'Creator',
  owns_client: false,
  active: false,
  lastSeenAt: null,
  client: { id: 'meadow', name: 'Meadow Academy' },
  can: { activate: true, deactivate: false },
}
const people = (...found: FoundPerson[]) =>
  vi.spyOn(api.admin, 'people').mockResolvedValue({ people: found, next: null })

it('a client is opened with its owner, and an address that follows the name', async () => {
  vi.spyOn(api.admin, 'clients').mockResolvedValue({ clients: [], next: null })
  people()
  vi.spyOn(api.operators, 'showClient').mockResolvedValue({ client: meadow })
  const create = vi
    .spyOn(api.operators, 'createClient')
    .mockRejectedValueOnce(refusal(409, { code: 'already_taken', fields: { slug: 'Somebody has it.' } }))
    .mockResolvedValue({ client: meadow })
  const { router } = await openScreen('/admin?tab=clients', root)
  await screen.findByText('No client has this in its name')
  await press('New client')
  await press('Create and invite')
  expect(screen.getByText('Please give it a name.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await type('Name', 'Meadow Academy')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toBe('meadow-academy')
  await type('E-mail of the owner', 'asha@meadow.example')
  await press('Create and invite')
  expect(await screen.findByText('Somebody has it.')).toBeTruthy()
  await type('Address', 'meadow')
  await press('Create and invite')
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/clients/meadow'))
  expect(create.mock.lastCall?.[0]).toMatchObject({
    body: { name: 'Meadow Academy', slug: 'meadow', plan: 'free', owner: { email: 'asha@meadow.example' } },
  })
})

it('a client that cannot be loaded is asked for again; one with nobody says so', async () => {
  people()
  vi.spyOn(api.operators, 'showClient').mockRejectedValueOnce(refusal(500)).mockResolvedValue({ client: meadow })
  await openScreen('/admin/clients/meadow', root)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('heading', { level: 1, name: 'Meadow Academy' })).toBeTruthy()
  expect(screen.getByText('asha@meadow.example')).toBeTruthy()
  expect(screen.getByText('4, 2 of them published')).toBeTruthy()
  expect(await screen.findByText('Nobody is active here')).toBeTruthy()
})

it('suspending asks first, says why it was refused, and then shows how to resume', async () => {
  people()
  let client = meadow
  vi.spyOn(api.operators, 'showClient').mockImplementation(async () => ({ client }))
  const suspend = vi
    .spyOn(api.operators, 'suspend')
    .mockRejectedValueOnce(refusal(422, { code: 'rule_broken', message: 'It is yours.', errors: ['It is yours.'] }))
    .mockImplementation(async () => {
      client = {
        ...meadow,
        suspendedAt: '2026-11-02T00:00:00.000Z',
        can: { suspend: false, resume: true, updatePlan: true, act: false },
      }
      return { client }
    })
  const resume = vi.spyOn(api.operators, 'resume').mockImplementation(async () => {
    client = meadow
    return { client }
  })
  await openScreen('/admin/clients/meadow', root)
  await screen.findByRole('heading', { level: 1, name: 'Meadow Academy' })
  await press('Suspend')
  expect(suspend).not.toHaveBeenCalled()
  const asked = await screen.findByRole('alertdialog')
  const confirm = () => act(async () => fireEvent.click(within(asked).getByRole('button', { name: 'Suspend' })))
  await confirm()
  expect(await within(asked).findByText('It is yours.')).toBeTruthy()
  await confirm()
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeTruthy()
  expect(screen.getByText(/Nobody of it can sign in/)).toBeTruthy()
  await press('Resume')
  expect(resume.mock.lastCall?.[0]).toMatchObject({ params: { id: 'meadow' } })
  expect(await screen.findByRole('button', { name: 'Suspend' })).toBeTruthy()
})

it('people of all clients: a deactivated one is let in again', async () => {
  const asked = people(person)
  const activate = vi.spyOn(api.users, 'activate').mockResolvedValue({} as never)
  await openScreen('/admin?tab=people&status=deactivated&q=zubin', root)
  expect(await screen.findByText('Zubin Irani')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { status: 'deactivated', search: 'zubin' } })
  expect(screen.getByRole('link', { name: 'Meadow Academy' }).getAttribute('href')).toBe('/admin/clients/meadow')
  await press('Activate Zubin Irani')
  expect(activate.mock.lastCall?.[0]).toMatchObject({ params: { id: 'zubin' } })
})

it('a search that finds nobody says so; a person of a client is made its owner', async () => {
  vi.spyOn(api.operators, 'showClient').mockResolvedValue({ client: meadow })
  people()
  await openScreen('/admin?tab=people&q=zzzz', root)
  expect(await screen.findByText('Nobody matches')).toBeTruthy()
  people({ ...person, active: true, can: { activate: false, deactivate: true } })
  const own = vi.spyOn(api.clients, 'handOver').mockResolvedValue({} as never)
  await openScreen('/admin/clients/meadow', root)
  await screen.findByText('zubin@meadow.example')
  await press('Make owner: Zubin Irani')
  expect(own.mock.lastCall?.[0]).toMatchObject({ params: { id: 'meadow' }, body: { user_id: 'zubin' } })
})
