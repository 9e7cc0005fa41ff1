import { CallError } from '@deckle/contract/client/call-error.ts'
import type { UserField } from '@deckle/contract/user-fields.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'

prepareScreens()

const asAdmin = { user: { license: { license_type: 'Admin' as const } } }
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}
const type = (label: RegExp, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))

const field = (name: string, more: Partial<UserField> = {}): UserField => ({
  id: name,
  name,
  kind: 'text',
  choices: [],
  required: false,
  seen_by: 'Manager',
  changed_by: 'Admin',
  ...more,
})
function withFields(...fields: UserField[]) {
  vi.spyOn(api.users, 'listSearch').mockResolvedValue({ users: [], next: null })
  vi.spyOn(api.tags, 'list').mockResolvedValue({ tags: [], next: null })
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
  await type(/Staff number/, 'many')
  await press('Create and invite')
  expect(create.mock.lastCall?.[0]?.body).toMatchObject({ details: { 'Staff number': 'many' }, tags: [] })
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
