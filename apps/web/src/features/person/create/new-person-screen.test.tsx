import { CallError } from '@deckle/contract/client/call-error.ts'
import type { CourseRow } from '@deckle/contract/courses.ts'
import type { UserField } from '@deckle/contract/user-fields.ts'
import { toastQueue } from '@deckle/ui/overlays/toast.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { prepareScreens } from '../../../test/draw-part.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { samplePerson } from '../../../test/sample-person.ts'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens()

const asAdmin = { user: { license: { license_type: 'Admin' as const } } }
const type = (label: RegExp, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })

const field = (name: string, more: Partial<UserField> = {}): UserField => ({
  id: name,
  name,
  kind: 'text',
  choices: [],
  required: false,
  seen_by: 'Manager',
  changed_by: 'Admin',
  changing: null,
  ...more,
})
function withFields(...fields: UserField[]) {
  vi.spyOn(api.users, 'listSearch').mockResolvedValue({ users: [], next: null })
  vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
  vi.spyOn(api.courses, 'list').mockResolvedValue({ courses: [], next: null })
  return vi.spyOn(api.user_fields, 'list').mockResolvedValue({ fields })
}

it('asks for the fields of the organisation, and shows what is wrong with them in their place', async () => {
  withFields(field('Staff number', { kind: 'number', required: true }), field('City'))
  const message = 'Enter a number, such as 12 or 12.5.'
  const create = vi.spyOn(api.users, 'create').mockRejectedValue(
    new CallError(422, {
      code: 'rule_broken',
      message,
      errors: [message],
      fields: { 'details.Staff number': message },
    }),
  )
  await openScreen('/people/new', asAdmin)
  await screen.findByLabelText(/First name/)
  await type(/First name/, 'Ira')
  await type(/E-mail/, 'ira@meadow.example')
  await press('Create and invite')
  expect(create).not.toHaveBeenCalled()
  await type(/Staff number/, '17')
  await fireOn.keyDown(screen.findByLabelText(/Staff number/), { key: 'Enter' })
  await press('Create and invite')
  expect(create.mock.lastCall?.[0]?.body).toMatchObject({ details: { 'Staff number': '17' }, tags: [] })
  expect(await screen.findByText(message)).toBeTruthy()
  expect(screen.getByLabelText(/Staff number/).getAttribute('aria-invalid')).toBe('true')
})

it('says when the fields cannot be read, and tries again', async () => {
  const list = withFields()
  list.mockRejectedValueOnce(new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }))
  await openScreen('/people/new', asAdmin)
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press('Try again')
  expect(await screen.findByLabelText(/First name/)).toBeTruthy()
})

it('asks for a name and an address, then creates and invites', async () => {
  const create = vi.spyOn(api.users, 'create').mockRejectedValue(
    new CallError(409, {
      code: 'already_taken',
      message: 'This e-mail is already in use.',
      errors: ['This e-mail is already in use.'],
      fields: { email: 'This e-mail is already in use.' },
    }),
  )
  withFields()
  await openScreen('/people/new', asAdmin)
  await press('Create and invite')
  expect(await screen.findByText('This cannot be empty.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await type(/First name/, 'Ira')
  await type(/E-mail/, 'ira@meadow.example')
  await press('Create and invite')
  expect(await screen.findByText('This e-mail is already in use.')).toBeTruthy()
  expect(create.mock.lastCall?.[0]).toMatchObject({
    body: { first_name: 'Ira', email: 'ira@meadow.example', license_type: 'Learner', invite: true },
  })
})

it('takes a password instead', async () => {
  const create = vi.spyOn(api.users, 'create').mockRejectedValue(new TypeError('offline'))
  withFields()
  await openScreen('/people/new', asAdmin)
  await screen.findByLabelText(/First name/)
  await type(/First name/, 'Ira')
  await type(/E-mail/, 'ira@meadow.example')
  const radio = await screen.findByRole('radio', { name: /password that you pass on/ })
  await act(async () => fireEvent.click(radio))
  await type(/^Password/, 'quiet-lantern-77')
  await press('Create')
  await waitFor(() => expect(create).toHaveBeenCalled())
  expect(create.mock.lastCall?.[0]?.body).toMatchObject({ password: 'quiet-lantern-77' })
  expect(create.mock.lastCall?.[0]?.body).not.toHaveProperty('invite')
})

const course = (id: string, title: string, more: Partial<CourseRow> = {}): CourseRow => ({
  id,
  title,
  cover: { id: '', alt: '' },
  category: null,
  language: 'en',
  level: 'all',
  minutes: 10,
  topics: 1,
  decks: 1,
  status: 'published',
  outdated: false,
  owner: { id: 'anil', name: 'Anil Nair' },
  tags: [],
  learners: 0,
  createdAt: '2026-01-10T09:00:00.000Z',
  updatedAt: '2026-01-10T09:00:00.000Z',
  deletedAt: null,
  can: { edit: true, delete: true, publish: true, share: true, learners: true },
  ...more,
})
const choose = async (title: string) => {
  const box = screen.getByRole('combobox', { name: /Courses/ })
  await act(async () => box.focus())
  await act(async () => fireEvent.change(box, { target: { value: title } }))
  const option = await screen.findByRole('option', { name: new RegExp(title) })
  await act(async () => fireEvent.click(option))
  await act(async () => box.blur())
}

describe('courses', () => {
  it('are chosen, several, and sent with the person in one call; refusals stand at the field', async () => {
    withFields()
    const list = vi.spyOn(api.courses, 'list').mockResolvedValue({
      courses: [
        course('tea', 'Brewing tea'),
        course('milk', 'Steaming milk', { status: 'draft' }),
        course('old', 'Old roasts', { status: 'archived' }),
        course('seen', 'Only seen', { can: { ...course('x', 'x').can, learners: false } }),
      ],
      next: null,
    })
    const alone = vi.spyOn(api.users, 'create')
    const message = 'These courses were not found.'
    const create = vi
      .spyOn(api.users, 'createEnroll')
      .mockRejectedValueOnce(
        new CallError(422, { code: 'rule_broken', message, errors: [message], fields: { courses: message } }),
      )
      .mockResolvedValue({ user: samplePerson({ id: 'ira' }), enrolments: [] })
    await openScreen('/people/new', asAdmin)
    await screen.findByLabelText(/First name/)
    expect(screen.queryByLabelText(/Due date/)).toBeNull()
    await choose('Brewing tea')
    await choose('Steaming milk')
    expect(list.mock.lastCall?.[0]?.query).toMatchObject({ sort: 'title' })
    expect(screen.getByText(/enrolled in 1 course and gets a notification and an email/)).toBeTruthy()
    expect(screen.getByText(/Steaming milk is a draft/)).toBeTruthy()
    await type(/Due date/, '2030-01-31T12:00')
    await type(/First name/, 'Ira')
    await type(/E-mail/, 'ira@meadow.example')
    await press('Create and invite')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(create.mock.lastCall?.[0]?.body).toMatchObject({
      courses: ['tea', 'milk'],
      due_at: new Date('2030-01-31T12:00').toISOString(),
      email: 'ira@meadow.example',
      invite: true,
    })
    expect(alone).not.toHaveBeenCalled()
    // The refused field has the focus, which opens its list over the form.
    await fireOn.keyDown(screen.findByRole('combobox', { name: /Courses/ }), { key: 'Escape' })
    await press('Create and invite')
    await waitFor(() =>
      expect(toastQueue.visibleToasts[0]?.content).toMatchObject({ description: 'Enrolled in 2 courses' }),
    )
  })

  it('offers neither archived courses nor those whose learners others add', async () => {
    withFields()
    vi.spyOn(api.courses, 'list').mockResolvedValue({
      courses: [course('old', 'Old roasts', { status: 'archived' })],
      next: null,
    })
    await openScreen('/people/new', asAdmin)
    expect(await screen.findByText('There are no courses to enrol people in yet.')).toBeTruthy()
  })

  it('says why courses cannot be listed; the person can be created all the same', async () => {
    withFields()
    vi.spyOn(api.courses, 'list').mockRejectedValue(
      new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] }),
    )
    await openScreen('/people/new', asAdmin)
    expect(await screen.findByText('Not now.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Create and invite' })).toBeTruthy()
  })
})
