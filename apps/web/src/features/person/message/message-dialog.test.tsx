import { CallError } from '@deckle/contract/client/call-error.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../../lib/api.ts'
import { drawPart, prepareScreens } from '../../../test/draw-part.tsx'
import { samplePerson } from '../../../test/sample-person.ts'
import { MessageDialog } from './message-dialog.tsx'
import { press } from '../../../test/press.ts'
import { fireOn } from '../../../test/fire-on.ts'

prepareScreens('person', 'errors')

const type = (label: RegExp, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })

async function open() {
  await drawPart(<MessageDialog person={samplePerson()} />, { user: { first_name: 'Anil', last_name: 'Nair' } })
  await press('Send message')
  return within(await screen.findByRole('dialog', { name: 'Message to Ira Bose' }))
}

it('asks for a subject, shows what the person sees, and sends it', async () => {
  const create = vi.spyOn(api.notifications, 'create').mockResolvedValue({ ok: true })
  const dialog = await open()
  expect(dialog.getByText(/Ira sees the message under Notifications, with your name/)).toBeTruthy()
  fireEvent.submit(dialog.getByLabelText(/Subject/).closest('form') as HTMLFormElement)
  expect(await dialog.findByText('Enter a subject.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await type(/Subject/, 'Your course')
  await type(/^Message \(/, 'Please finish it.\nThank you')
  expect(dialog.getByText('From Anil Nair · now')).toBeTruthy()
  expect(dialog.getByText('Your course')).toBeTruthy()
  fireEvent.submit(dialog.getByLabelText(/Subject/).closest('form') as HTMLFormElement)
  await waitFor(() =>
    expect(create.mock.lastCall?.[0]).toEqual({
      params: { id: 'ira' },
      body: { title: 'Your course', text: 'Please finish it.\nThank you' },
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('keeps the text and says why it was not sent', async () => {
  const tooLong = 'Use at most 140 characters.'
  vi.spyOn(api.notifications, 'create').mockRejectedValue(
    new CallError(400, { code: 'malformed', message: tooLong, errors: [tooLong], fields: { title: tooLong } }),
  )
  const dialog = await open()
  await type(/Subject/, 'x'.repeat(141))
  expect(dialog.getByTitle(/^1 .*140/)).toBeTruthy()
  fireEvent.submit(dialog.getByLabelText(/Subject/).closest('form') as HTMLFormElement)
  expect(await dialog.findByText(tooLong)).toBeTruthy()
  expect(dialog.getByLabelText(/Subject/).getAttribute('value')).toHaveLength(141)
})
