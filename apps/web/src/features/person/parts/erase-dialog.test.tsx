import { CallError } from '@deckle/contract/client/call-error.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { sampleFactors } from '../../../test/sample-factors.ts'
import { samplePerson } from '../../../test/sample-person.ts'
import { sampleUser } from '../../../test/sample-user.ts'
import type { Inspected } from '../queries.ts'
import { fireOn } from '../../../test/fire-on.ts'
import { press } from '../../../test/press.ts'
import { choose } from './test/choose.ts'

prepareScreens()

const refuse = (status: number, code: 'internal' | 'proof_needed', message: string) =>
  new CallError(status, { code, message, errors: [message] })
const person = samplePerson({ can: { edit: false, activate: false, delete: true, inspect: false, message: false } })
const inspected = (counts: Partial<Inspected['counts']> = {}): Inspected => ({
  user: person,
  license: { ...sampleUser().license, expires_at: null },
  provider: 'MANUAL',
  confirmed: true,
  second_factor: false,
  factors: { totp: false, passkeys: 0, recovery_codes: 0, due: null, must_set_up: false, mayReset: false },
  last_seen_at: null,
  sessions: [],
  counts: { decks: 2, attempts: 1, enrolments: 3, media: 1, reports: 4, ...counts },
  audit: [],
  fields: [],
  heir: { id: 'mohan', name: 'Mohan Das' },
})

beforeEach(() => {
  vi.spyOn(api.users, 'show').mockResolvedValue({ user: person })
  vi.spyOn(api.users, 'showAdmin').mockResolvedValue(inspected())
  vi.spyOn(api.user_fields, 'list').mockResolvedValue({ fields: [] })
  vi.spyOn(api.users, 'ancestors').mockResolvedValue({ users: [], next: null })
  vi.spyOn(api.users, 'children').mockResolvedValue({ users: [], next: null })
  vi.spyOn(api.users, 'decks').mockResolvedValue({ decks: [], next: null })
  vi.spyOn(api.users, 'courses').mockResolvedValue({ courses: [], next: null })
  vi.spyOn(api.users, 'attempts').mockResolvedValue({ attempts: [], next: null })
  vi.spyOn(api.second_factor, 'show').mockResolvedValue({ factors: sampleFactors() })
})

async function openDialog() {
  const { router } = await openScreen('/people/ira', { user: { _id: 'anil', license: { license_type: 'Admin' } } })
  await choose(/^Delete permanently/)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Ira Bose permanently?' }))
  return { router, dialog, confirm: () => press('Delete permanently', dialog) }
}
const type = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })

it('says what is lost, and deletes once the email was typed', async () => {
  const erase = vi.spyOn(api.users, 'erase').mockResolvedValue({ ok: true })
  const { dialog, confirm, router } = await openDialog()
  for (const text of [
    /3 enrolments, with progress/,
    /1 attempt stays in reports without a name/,
    /2 decks and 1 file go to Mohan Das/,
    /4 people who report to them move to Mohan Das/,
    'Nobody can undo this.',
  ])
    expect(await dialog.findByText(text)).toBeTruthy()
  const button = dialog.getByRole('button', { name: 'Delete permanently' }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  await type('Enter ira@meadow.example to confirm', 'somebody@meadow.example')
  expect(button.disabled).toBe(true)
  await type('Enter ira@meadow.example to confirm', '\u202a İRA@meadow.example\u202c ')
  await confirm()
  expect(erase).toHaveBeenCalledWith({ params: { id: 'ira' } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/people'))
})

it('waits for what is lost: says why it cannot be read, and tries again', async () => {
  vi.spyOn(api.users, 'showAdmin')
    .mockRejectedValueOnce(refuse(500, 'internal', 'Not now.'))
    .mockResolvedValue(inspected({ decks: 0, media: 0, reports: 0 }))
  const { dialog } = await openDialog()
  expect(await dialog.findByText('Not now.')).toBeTruthy()
  await type('Enter ira@meadow.example to confirm', 'ira@meadow.example')
  const button = dialog.getByRole('button', { name: 'Delete permanently' }) as HTMLButtonElement
  expect(button.disabled).toBe(true)
  await press('Try again', dialog)
  expect(await dialog.findByText(/3 enrolments/)).toBeTruthy()
  expect(dialog.queryByText(/go to Mohan Das|report to them/)).toBeNull()
  expect(button.disabled).toBe(false)
})

it('asks who it is where the server wants a proof; closing that changes nothing and blames nobody', async () => {
  const erase = vi.spyOn(api.users, 'erase').mockRejectedValue(refuse(403, 'proof_needed', 'Confirm that it is you.'))
  const { dialog, confirm } = await openDialog()
  await type('Enter ira@meadow.example to confirm', 'ira@meadow.example')
  await confirm()
  const proof = within(await screen.findByRole('dialog', { name: 'Is it you?' }))
  await press('Close', proof)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Is it you?' })).toBeNull())
  expect(erase).toHaveBeenCalledTimes(1)
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(toastQueue.visibleToasts).toEqual([])
})

it('says a refusal once, in the dialog', async () => {
  vi.spyOn(api.users, 'erase').mockRejectedValue(refuse(500, 'internal', 'Not now.'))
  const { dialog, confirm } = await openDialog()
  await type('Enter ira@meadow.example to confirm', 'ira@meadow.example')
  await confirm()
  expect(await dialog.findByText('Not now.')).toBeTruthy()
  expect(toastQueue.visibleToasts).toEqual([])
})

it.each([/^Delete(?! permanently)/, /^Delete permanently/])(
  'returns the focus to the menu after the dialog of %s closes',
  async (name) => {
    await openScreen('/people/ira', { user: { _id: 'anil', license: { license_type: 'Admin' } } })
    await choose(name)
    await press('Cancel', within(await screen.findByRole('alertdialog')))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })))
  },
)
