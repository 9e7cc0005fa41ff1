import { CallError } from '@deckle/contract/client/call-error.ts'
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

it('asks for a name and an address, then creates and invites', async () => {
  const create = vi.spyOn(api.users, 'create').mockRejectedValue(
    new CallError(409, {
      code: 'already_taken',
      message: 'This e-mail is already in use.',
      errors: ['This e-mail is already in use.'],
      fields: { email: 'This e-mail is already in use.' },
    }),
  )
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
  await openScreen('/people/new', asAdmin)
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
