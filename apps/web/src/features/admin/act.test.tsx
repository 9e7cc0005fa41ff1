import { CallError } from '@deckle/contract/client/call-error.ts'
import type { OperatedClient } from '@deckle/contract/operators.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { authState } from '../../lib/session/auth-state.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { sampleUser } from '../../test/sample-user.ts'
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
const partner = { user: { license: { license_type: 'Admin', plan: 'partner' } } } as const
const press = (name: RegExp | string) => fireOn.click(screen.findByRole('button', { name, hidden: true }))

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
  can: { suspend: false, resume: false, updatePlan: true, act: true },
}
const asha = {
  id: 'asha',
  name: 'Asha Rao',
  email: 'asha@meadow.example',
  license_type: 'Admin',
  owns_client: true,
} as const
const show = (can: Partial<OperatedClient['can']> = {}) =>
  vi.spyOn(api.operators, 'showClient').mockResolvedValue({ client: { ...meadow, can: { ...meadow.can, ...can } } })
const why = () => screen.getByRole('textbox', { name: 'Why', hidden: true })
const openDialog = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Meadow Academy' })
  await press('Act as this client')
  return screen.findByRole('dialog')
}

it('acting asks why, and stays where it is refused; then one is that person', async () => {
  show()
  vi.spyOn(api.admin, 'people').mockResolvedValue({ people: [], next: null })
  vi.spyOn(api.operators, 'people').mockResolvedValue({ people: [asha], next: null })
  const acting = { name: 'Meera Nair', organisation: 'Deckle', until: '2026-11-01T08:00:00.000Z' }
  const start = vi
    .spyOn(api.operators, 'act')
    .mockRejectedValueOnce(
      refusal(422, { code: 'rule_broken', message: 'It is suspended.', errors: ['It is suspended.'] }),
    )
    .mockResolvedValue(sampleUser({ _id: 'asha', acting }))
  const { router } = await openScreen('/admin/clients/meadow', root)
  const go = vi.spyOn(router, 'navigate').mockResolvedValue()
  const dialog = await openDialog()
  await press('Start')
  expect(within(dialog).getByText('Please say why.')).toBeTruthy()
  expect(start).not.toHaveBeenCalled()
  await act(async () => fireEvent.change(why(), { target: { value: '  Asked by mail ' } }))
  await press('Start')
  expect(await within(dialog).findByText('It is suspended.')).toBeTruthy()
  await press('Start')
  await waitFor(() => expect(go.mock.lastCall).toEqual([{ href: '/' }]))
  expect(start.mock.lastCall?.[0]).toEqual({ params: { id: 'meadow' }, body: { reason: 'Asked by mail' } })
  expect(authState.getState()).toMatchObject({ status: 'success', user: { _id: 'asha', acting } })
})

it('a person is found by the server and named', async () => {
  show()
  vi.spyOn(api.admin, 'people').mockResolvedValue({ people: [], next: null })
  const find = vi
    .spyOn(api.operators, 'people')
    .mockRejectedValueOnce(refusal(500))
    .mockResolvedValue({ people: [asha], next: null })
  const start = vi.spyOn(api.operators, 'act').mockResolvedValue(sampleUser({ _id: 'asha' }))
  const { router } = await openScreen('/admin/clients/meadow', root)
  vi.spyOn(router, 'navigate').mockResolvedValue()
  const dialog = await openDialog()
  const again = await within(dialog).findByRole('button', { name: /again/ })
  await act(async () => fireEvent.click(again))
  const whom = within(dialog).getByRole('combobox', { name: /As whom/ })
  await act(async () => {
    whom.focus()
    fireEvent.change(whom, { target: { value: 'ash' } })
  })
  await waitFor(() => expect(find.mock.lastCall?.[0]).toMatchObject({ query: { search: 'ash' } }))
  const option = await screen.findByRole('option', { name: /Asha Rao/ })
  await act(async () => fireEvent.click(option))
  await act(async () => fireEvent.change(why(), { target: { value: 'Help' } }))
  await press('Start')
  await waitFor(() => expect(start).toHaveBeenCalled())
  expect(start.mock.lastCall?.[0]).toMatchObject({ body: { reason: 'Help', user_id: 'asha' } })
})

it('is not offered where it cannot be', async () => {
  show({ act: false })
  vi.spyOn(api.admin, 'people').mockResolvedValue({ people: [], next: null })
  await openScreen('/admin/clients/meadow', root)
  await screen.findByRole('heading', { level: 1, name: 'Meadow Academy' })
  expect(screen.queryByRole('button', { name: 'Act as this client' })).toBeNull()
})

it("a partner's clients: none yet, failing, found", async () => {
  const list = vi
    .spyOn(api.operators, 'clients')
    .mockRejectedValueOnce(refusal(500))
    .mockResolvedValue({ clients: [], next: null })
  await openScreen('/partner/clients', partner)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('No clients yet')).toBeTruthy()
  list.mockResolvedValue({ clients: [{ ...meadow, suspendedAt: '2026-11-02T00:00:00.000Z' }], next: null })
  await openScreen('/partner/clients?q=mea', partner)
  const link = await screen.findByRole('link', { name: 'Meadow Academy' })
  expect(link.getAttribute('href')).toBe('/partner/clients/meadow')
  expect(screen.getByText('Suspended')).toBeTruthy()
  expect(list.mock.lastCall?.[0]).toMatchObject({ query: { search: 'mea' } })
})

it('a partner opens a client on any plan but their own', async () => {
  vi.spyOn(api.operators, 'clients').mockResolvedValue({ clients: [], next: null })
  show()
  vi.spyOn(api.operators, 'createClient').mockResolvedValue({ client: meadow })
  const { router } = await openScreen('/partner/clients', partner)
  await press('New client')
  await press(/Plan/)
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect([offered.length > 3, offered.includes('Partner')]).toEqual([true, false])
  await fireOn.click(screen.findByRole('option', { name: 'Business' }))
  const type = (name: string, value: string) =>
    fireOn.change(screen.findByRole('textbox', { name }), { target: { value } })
  await type('Name', 'Meadow Academy')
  await type('E-mail of the owner', 'asha@meadow.example')
  await press('Create and invite')
  await waitFor(() => expect(router.state.location.pathname).toBe('/partner/clients/meadow'))
})

it('a partner sees a client without its people, and acts as it', async () => {
  show()
  await openScreen('/partner/clients/meadow', partner)
  expect(await screen.findByRole('button', { name: 'Act as this client' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Clients' }).getAttribute('href')).toBe('/partner/clients')
  expect(screen.getByText('11 of them active', { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Suspend' })).toBeNull()
  expect(screen.queryByRole('heading', { name: 'People' })).toBeNull()
})

it('who is no partner reads that this is for partners', async () => {
  await openScreen('/partner/clients', { user: { license: { license_type: 'Admin', plan: 'agency' } } })
  expect(await screen.findByText('This is for partners')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'New client' })).toBeNull()
})
