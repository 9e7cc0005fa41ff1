import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { nameOf } from '../../people/name-of.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'
import { samplePerson } from '../../test/sample-person.ts'

const asAdmin = { user: { _id: 'anil', license: { license_type: 'Admin' as const } } }

type Page = Awaited<ReturnType<typeof api.audit.list>>
const entry: Page['entries'][number] = {
  id: 'one',
  at: '2026-03-05T10:00:00.000Z',
  kind: 'access',
  actor: { id: 'anil', name: 'Anil Nair' },
  by: null,
  action: 'user.license',
  text: 'Changed the licence from Learner to Creator',
  subject: { name: 'Ira Das', link: '/people/ira' },
  address: 'IN, 203.0.113.9',
}

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const choose = async (name: string) => {
  await fireOn.click(screen.findByRole('button', { name: /Keep entries for/ }))
  await fireOn.click(screen.findByRole('option', { name }))
}

prepareScreens()
beforeEach(() => {
  vi.spyOn(api.users, 'listSearch').mockResolvedValue({ users: [], next: null })
  vi.spyOn(api.retention, 'show').mockResolvedValue({
    retention: { answers_days: null, leads_days: null, audit_days: 730 },
  })
})

it('says who did what on whom, with links, and names an operator who acted', async () => {
  const acted = { ...entry, id: 'two', by: 'Ravi Rao', subject: null, text: 'Worked on a deck', address: '' }
  vi.spyOn(api.audit, 'list').mockResolvedValue({ entries: [entry, acted], next: null, total: 2 })
  await openScreen('/organisation', asAdmin)
  const row = (await screen.findByText(entry.text)).closest('tr') as HTMLElement
  expect(within(row).getByRole('link', { name: 'Ira Das' }).getAttribute('href')).toBe('/people/ira')
  expect(within(row).getByRole('link', { name: 'Anil Nair' }).getAttribute('href')).toBe('/people/anil')
  expect(within(row).getByText('IN, 203.0.113.9')).toBeTruthy()
  expect(screen.getByText('By Ravi Rao, an operator')).toBeTruthy()
})

it('asks for a kind, and shows every entry again', async () => {
  const list = vi.spyOn(api.audit, 'list').mockResolvedValue({ entries: [], next: null, total: 0 })
  await openScreen('/organisation?kind=export&from=2026-03-01&to=2026-03-05', asAdmin)
  expect(await screen.findByText('No entries match')).toBeTruthy()
  expect(list.mock.lastCall?.[0]?.query).toMatchObject({ kind: 'export', from: '2026-03-01', to: '2026-03-05' })
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement))
  expect(await screen.findByText('No entries yet')).toBeTruthy()
  expect(list.mock.lastCall?.[0]?.query).not.toHaveProperty('kind')
})

it('names the person of its address, and forgets them with the filters', async () => {
  const list = vi.spyOn(api.audit, 'list').mockResolvedValue({ entries: [], next: null, total: 0 })
  const person = samplePerson()
  vi.spyOn(api.users, 'show').mockResolvedValue({ user: person })
  await openScreen(`/organisation?person=${person.id}`, asAdmin)
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Done by' })
  await waitFor(() => expect(field.value).toBe(nameOf(person)))
  fireEvent.focus(field)
  fireEvent.blur(field)
  expect(field.value).toBe(nameOf(person))
  expect(list.mock.lastCall?.[0]?.query).toMatchObject({ person: person.id })
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[1] as HTMLElement))
  await waitFor(() => expect(field.value).toBe(''))
  expect(list.mock.lastCall?.[0]?.query).not.toHaveProperty('person')
})

it('says why it failed, and tries again', async () => {
  vi.spyOn(api.audit, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ entries: [entry], next: null, total: 1 })
  await openScreen('/organisation', asAdmin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByText(entry.text)).toBeTruthy()
})

it('asks before a shorter retention, and saves a longer one immediately', async () => {
  vi.spyOn(api.audit, 'list').mockResolvedValue({ entries: [], next: null, total: 0 })
  const retention = { answers_days: null, leads_days: null, audit_days: 730 }
  const update = vi.spyOn(api.retention, 'update').mockResolvedValue({ retention })
  await openScreen('/organisation', asAdmin)
  await choose('90 days')
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete older entries?' })
  expect(within(dialog).getByText(/older than 90 days are deleted/)).toBeTruthy()
  await press('Cancel')
  expect(update).not.toHaveBeenCalled()
  await choose('90 days')
  await press('Delete')
  await waitFor(() => expect(update.mock.lastCall?.[0]).toEqual({ body: { audit_days: 90 } }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await choose('1,825 days')
  await waitFor(() => expect(update.mock.lastCall?.[0]).toEqual({ body: { audit_days: 1825 } }))
})
