// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const nothing = { recent: [], hindi: [], popular: [], webinars: [], videos: [], courses: [] }
const root = { license: { license_type: 'Superadmin' } } as const

function answer(clients: number, users: number) {
  vi.spyOn(api.dashboard, 'show').mockResolvedValue({ dashboard: nothing })
  vi.spyOn(api.learning, 'list').mockResolvedValue({ courses: [], next: null })
  vi.spyOn(api.stats, 'show').mockResolvedValue({ stats: { decks: 0 } } as never)
  vi.spyOn(api.admin, 'clients').mockResolvedValue({ clients: Array.from({ length: clients }), next: null } as never)
  return vi
    .spyOn(api.users, 'listBasic')
    .mockResolvedValue({ users: Array.from({ length: users }), next: null } as never)
}
const steps = () => screen.queryAllByRole('listitem').map((one) => one.querySelector('span > span')?.textContent)

it('an empty installation leads to a first organisation, person, look and deck', async () => {
  answer(1, 1)
  await openScreen('/dashboard', { user: { ...root, branding: brand('Deckle') } })
  await waitFor(() =>
    expect(steps()).toEqual(['A first organisation', 'Add people', 'Name, colour and logo', 'Check the outbox']),
  )
  const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')
  expect([
    href(/A first organisation/),
    href(/Add people/),
    href(/Name, colour/),
    href(/outbox/),
    href(/New deck/),
  ]).toEqual([
    '/admin?tab=clients&create=true',
    '/people',
    '/account?tab=branding',
    '/admin?tab=outbox',
    '/library?create=true',
  ])
})

it('a step is gone once it is done, the list with the last', async () => {
  answer(1, 2)
  await openScreen('/dashboard', { user: { ...root, branding: brand('Deckle') } })
  await waitFor(() => expect(steps()).toEqual(['A first organisation', 'Name, colour and logo']))
})

it('a client that begins leads its Admin to people and a look, until there is somebody', async () => {
  const admin = { license: { license_type: 'Admin' }, branding: brand('Tea House') } as const
  answer(0, 1)
  await openScreen('/dashboard', { user: admin })
  await waitFor(() => expect(steps()).toEqual(['Add people', 'Name, colour and logo']))
  expect(screen.getByRole('heading', { name: 'Make your first deck' })).toBeTruthy()
  expect(api.admin.clients).not.toHaveBeenCalled()
})

it('says why it does not know, and tries again', async () => {
  answer(2, 2).mockRejectedValueOnce(refusal)
  await openScreen('/dashboard', { user: { ...root, branding: brand('Tea House') } })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  const again = screen.getByRole('button', { name: /again/ })
  await act(async () => fireEvent.click(again))
  await waitFor(() => expect(screen.queryByText('Not now.')).toBeNull())
  expect(steps()).toEqual([])
})

const brand = (name: string) => ({ name, primary: '#6a1b9a', logo: '', icon: '', footer: '' })
