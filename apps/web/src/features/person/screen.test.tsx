import { CallError } from '@deckle/contract/client/call-error.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { samplePerson } from '../../test/sample-person.ts'
import { sampleUser } from '../../test/sample-user.ts'
import type { Inspected, Person } from './queries.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'
import { choose } from './parts/test/choose.ts'

prepareScreens()

const at = '2026-11-01T08:00:00.000Z'
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const asAdmin = { user: { _id: 'anil', license: { license_type: 'Admin' as const } } }
const type = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })

const row = (id: string, first_name: string) => ({
  ...samplePerson({ id, first_name, last_name: 'Das' }),
  reports: 0,
  below: 2,
})

function stub(user: Person, inspected: Partial<Inspected> = {}) {
  vi.spyOn(api.users, 'show').mockResolvedValue({ user })
  vi.spyOn(api.user_fields, 'list').mockResolvedValue({ fields: [] })
  vi.spyOn(api.users, 'showAdmin').mockResolvedValue({
    user,
    license: { ...sampleUser().license, expires_at: null },
    provider: 'MANUAL',
    confirmed: true,
    second_factor: false,
    factors: { totp: false, passkeys: 0, recovery_codes: 0, due: null, must_set_up: false, mayReset: false },
    last_seen_at: at,
    sessions: [
      { sessionId: 's1', startTime: at, lastSeen: at, device: 'Firefox on Linux', place: 'IN', current: false },
    ],
    counts: { decks: 2, attempts: 1, enrolments: 0, media: 1, reports: 3 },
    audit: [],
    fields: [],
    heir: { id: 'mohan', name: 'Mohan Das' },
    ...inspected,
  })
  vi.spyOn(api.users, 'ancestors').mockResolvedValue({ users: [row('mohan', 'Mohan'), row('top', 'Tara')], next: null })
  vi.spyOn(api.users, 'children').mockResolvedValue({ users: [row('ravi', 'Ravi')], next: null })
  vi.spyOn(api.users, 'decks').mockResolvedValue({
    decks: [{ id: 'd', name: 'Tea and beans', readerType: 'quiz', isPublished: true, attempts: 4, updatedAt: at }],
    next: null,
  })
  vi.spyOn(api.users, 'courses').mockResolvedValue({
    courses: [
      {
        course: { id: 'c', title: 'Brewing well' },
        enrolment: {
          status: 'in_progress',
          due_at: at,
          overdue: true,
          progress: 40,
          percentage: null,
          completed_at: null,
          certificate: null,
        },
      },
    ],
    next: null,
  })
  vi.spyOn(api.users, 'attempts').mockResolvedValue({
    attempts: [
      { id: 'a', deck: { id: 'd', name: 'Fire drill' }, startedAt: at, completedAt: at, percentage: 80, passed: true },
    ],
    next: null,
  })
  vi.spyOn(api.users, 'audit').mockResolvedValue({
    entries: [
      {
        id: 'l',
        at,
        actor: { id: 'anil', name: 'Anil Nair' },
        by: 'Ananya Rao',
        action: 'user.license',
        text: 'Changed the licence from Learner to Creator',
      },
    ],
    next: null,
  })
  vi.spyOn(api.users, 'authtokens').mockResolvedValue({ authtokens: [], next: null })
}

/** A person about whom there is nothing. */
function stubEmpty(user: Person) {
  stub(user, { sessions: [] })
  vi.spyOn(api.users, 'ancestors').mockResolvedValue({ users: [], next: null })
  vi.spyOn(api.users, 'children').mockResolvedValue({ users: [], next: null })
  vi.spyOn(api.users, 'decks').mockResolvedValue({ decks: [], next: null })
  vi.spyOn(api.users, 'courses').mockResolvedValue({ courses: [], next: null })
  vi.spyOn(api.users, 'attempts').mockResolvedValue({ attempts: [], next: null })
  vi.spyOn(api.users, 'audit').mockResolvedValue({ entries: [], next: null })
}

it('shows a person whole to an Admin', async () => {
  stub(samplePerson())
  await openScreen('/people/ira', asAdmin)
  expect(await screen.findByRole('heading', { name: 'Ira Bose' })).toBeTruthy()
  for (const text of [
    'Lotus',
    'North',
    'Tea and beans',
    'Fire drill',
    '80%, passed',
    'Changed the licence from Learner to Creator',
  ])
    expect(await screen.findByText(text)).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Mohan Das' })).getAttribute('href')).toBe('/people/mohan')
  expect(screen.getByText(/ · really Ananya Rao · /)).toBeTruthy()
  expect(screen.getByText('2 people below')).toBeTruthy()
})

it('shows details in the order of their fields, as their kinds are read', async () => {
  const details = { Badge: 'none', Joined: '2026-03-05', Key: 'yes' }
  stub(samplePerson({ details }))
  const field = { choices: [], required: false, seen_by: 'self', changed_by: 'Admin', changing: null } as const
  vi.spyOn(api.user_fields, 'list').mockResolvedValue({
    fields: [
      { ...field, id: 'k', name: 'Key', kind: 'yes_no' },
      { ...field, id: 'j', name: 'Joined', kind: 'date' },
    ],
  })
  await openScreen('/people/ira', asAdmin)
  const joined = await screen.findByText(/5, 2026/)
  const texts = [...(joined.closest('dl')?.querySelectorAll('dt, dd') ?? [])].map(({ textContent }) => textContent)
  expect(texts).toEqual(['Key', 'Yes', 'Joined', joined.textContent, 'Badge', 'none'])
})

it('says where there is nothing', async () => {
  stubEmpty(samplePerson({ details: {}, managerName: null }))
  await openScreen('/people/ira', asAdmin)
  for (const text of [
    'Nothing is noted.',
    'At the top, without a manager.',
    'Nobody reports to this person.',
    'No decks.',
    'Nothing was played while signed in.',
    'Not signed in anywhere.',
    'No link was issued.',
    /^Added on .* Nothing has changed since\.$/,
  ])
    expect(await screen.findByText(text)).toBeTruthy()
})

it('says why it failed, and tries again', async () => {
  stub(samplePerson())
  vi.spyOn(api.users, 'show').mockRejectedValueOnce(refusal).mockResolvedValue({ user: samplePerson() })
  await openScreen('/people/ira', asAdmin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByRole('heading', { name: 'Ira Bose' })).toBeTruthy()
})

it('shows a Manager neither licence, sessions nor acts, and links to nobody above', async () => {
  stub(samplePerson({ can: { edit: false, activate: false, delete: false, inspect: false, message: false } }))
  await openScreen('/people/ira', { user: { _id: 'mohan', license: { license_type: 'Manager' } } })
  expect(await screen.findByText('Tea and beans')).toBeTruthy()
  expect(api.users.showAdmin).not.toHaveBeenCalled()
  for (const name of ['More', 'Change the details']) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(await screen.findByText('Tara Das')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Tara Das' })).toBeNull()
})

it('lets an Admin edit the profile, and keeps what was typed where somebody else changed it', async () => {
  const person = samplePerson()
  stub(person)
  const theirs = { ...person, profile: { ...person.profile, company: 'Rose' } }
  const conflict = new CallError(409, { code: 'conflict', message: 'Changed.', errors: ['Changed.'] })
  const update = vi
    .spyOn(api.users, 'updateProfile')
    .mockRejectedValueOnce(conflict)
    .mockResolvedValue({ user: theirs })
  await openScreen('/people/ira', asAdmin)
  await press('Change the profile')
  const company = screen.getByRole('textbox', { name: /^Company/ })
  await act(async () => fireEvent.change(company, { target: { value: 'Lily' } }))
  vi.spyOn(api.users, 'show').mockResolvedValue({ user: theirs })
  await press('Save')
  expect(await screen.findByText(/Someone else changed this profile/)).toBeTruthy()
  await press('Save')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(update.mock.calls).toMatchObject([
    [{ body: { before: person.profile } }],
    [{ body: { before: theirs.profile } }],
  ])
  expect(update.mock.lastCall?.[0]).toMatchObject({ params: { id: 'ira' }, body: { profile: { company: 'Lily' } } })
})

it('keeps daily actions in view, and rare ones in a menu', async () => {
  stub(samplePerson({ lastSeenAt: null }))
  const invite = vi.spyOn(api.users, 'invite').mockResolvedValue({ user: samplePerson() })
  await openScreen('/people/ira', asAdmin)
  const header = within((await screen.findByText('Ira Bose', { selector: 'h1' })).closest('header')!)
  expect(header.getAllByRole('button')).toHaveLength(2)
  await press('More')
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Send invitation',
    'Deactivate',
    'DeleteCan be restored for 30 days',
    'Delete permanentlyNobody can undo this',
  ])
  await fireOn.click(screen.findByRole('menuitem', { name: 'Send invitation' }))
  expect(invite.mock.lastCall?.[0]).toMatchObject({ params: { id: 'ira' } })
})

it('says what becomes of decks and reports before it deletes', async () => {
  stub(samplePerson())
  const remove = vi.spyOn(api.users, 'delete').mockResolvedValue({ user: samplePerson({ deletedAt: at }) })
  await openScreen('/people/ira', asAdmin)
  await choose(/^Delete(?! permanently)/)
  const dialog = await screen.findByRole('alertdialog')
  expect(await within(dialog).findByText('2 decks and 1 file go to Mohan Das, and stay there.')).toBeTruthy()
  expect(within(dialog).getByText('3 people who report to them move to Mohan Das.')).toBeTruthy()
  expect(remove).not.toHaveBeenCalled()
  await press('Move to the bin')
  expect(remove.mock.lastCall?.[0]).toMatchObject({ params: { id: 'ira' } })
})

it('in the bin, offers to restore and nothing else', async () => {
  const inBin = samplePerson({
    deletedAt: at,
    user_active: false,
    can: { edit: false, activate: false, delete: true, inspect: true, message: false },
  })
  stub(inBin, { heir: null, sessions: [] })
  const restore = vi.spyOn(api.users, 'restore').mockResolvedValue({ user: samplePerson() })
  await openScreen('/people/ira', asAdmin)
  expect(await screen.findByText(/erased for good on 1 December 2026|erased for good on December 1, 2026/)).toBeTruthy()
  for (const name of ['More', 'Change the licence', 'Issue a link'])
    expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText('Tara Das'), 'people in the bin have no place').toBeNull()
  for (const call of [api.users.ancestors, api.users.children]) expect(call).not.toHaveBeenCalled()
  await press('Restore')
  expect(restore).toHaveBeenCalled()
})

it('edits details as pairs, or as the fields that the client has', async () => {
  stub(samplePerson(), {
    fields: [{ id: 'f', name: 'Badge number', kind: 'number', choices: [], required: true }],
  })
  const save = vi.spyOn(api.users, 'updateDetails').mockResolvedValue({ user: samplePerson() })
  await openScreen('/people/ira', asAdmin)
  await press('Change the details')
  await screen.findByLabelText(/Badge number/)
  await press('Save')
  expect(await screen.findByText('This cannot be empty.')).toBeTruthy()
  await type('Badge number', '−12,5')
  await fireOn.keyDown(screen.findByLabelText('Badge number'), { key: 'Enter' })
  await press('Save')
  await waitFor(() =>
    expect(save.mock.lastCall?.[0]).toMatchObject({ body: { details: { 'Badge number': '-12.5', Team: 'North' } } }),
  )
})

it('closes a session, and shows a new sign-in link once', async () => {
  stub(samplePerson())
  const close = vi.spyOn(api.users, 'closeSession').mockResolvedValue({ ok: true })
  const token = {
    id: 't',
    userId: 'ira',
    uses: 1,
    used: 0,
    createdAt: at,
    expiresAt: at,
    lastUsedAt: null,
    revokedAt: null,
    issuedBy: 'anil',
    isGood: true,
  }
  const issue = vi.spyOn(api.users, 'createAuthtoken').mockResolvedValue({
    authtoken: token,
    token: 'abc',
    link: 'https://deckle.test/login#authtoken=abc',
  })
  await openScreen('/people/ira', asAdmin)
  await press('Close the session on Firefox on Linux')
  expect(close.mock.lastCall?.[0]).toMatchObject({ params: { id: 'ira', session_id: 's1' } })
  await press('Issue a link')
  expect(issue).toHaveBeenCalled()
  expect(await screen.findByText('https://deckle.test/login#authtoken=abc')).toBeTruthy()
})
