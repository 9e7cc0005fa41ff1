// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { UserField } from '@deckle/contract/user-fields.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { moved } from './queries.ts'

prepareScreens()

const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const field = (name: string, more: Partial<UserField> = {}): UserField => ({
  id: name.toLowerCase(),
  name,
  kind: 'text',
  choices: [],
  required: false,
  seen_by: 'Manager',
  changed_by: 'Admin',
  ...more,
})
const city = field('City')
const shift = field('Shift', { kind: 'choice', choices: ['Day', 'Night'], required: true, seen_by: 'self' })

async function open(fields: readonly UserField[]) {
  const list = vi.spyOn(api.user_fields, 'list').mockResolvedValue({ fields: [...fields] })
  await openScreen('/people/fields', { user: { license: { license_type: 'Admin' } } })
  return list
}
const press = (name: RegExp | string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))

it('says what fields are for where there are none', async () => {
  await open([])
  expect(await screen.findByText('No fields yet')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'New field' })).toHaveLength(1)
})

it('says why it failed, and tries again', async () => {
  const list = await open([city])
  list.mockReset()
  vi.restoreAllMocks()
  vi.spyOn(api.user_fields, 'list')
    .mockRejectedValueOnce(refusal)
    .mockResolvedValue({ fields: [city] })
  await openScreen('/people/fields', { user: { license: { license_type: 'Admin' } } })
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect((await screen.findAllByText('City')).length).toBeGreaterThan(0)
})

it('shows each with its kind, who sees and who changes it, and moves one at once', async () => {
  const list = await open([city, shift])
  const rows = await screen.findAllByRole('listitem')
  expect(within(rows[1] as HTMLElement).getByText('Required')).toBeTruthy()
  expect(within(rows[1] as HTMLElement).getByText('Day · Night')).toBeTruthy()
  expect(rows[1]?.textContent).toContain(
    'Seen by: Administrators, managers and the person · Changed by: Administrators',
  )
  expect(screen.getByRole('button', { name: 'Move City up' })).toHaveProperty('disabled', true)
  list.mockResolvedValue({ fields: [shift, city] })
  const up = vi.spyOn(api.user_fields, 'moveUp').mockResolvedValue({ fields: [shift, city] })
  await press('Move Shift up')
  await waitFor(() => expect(up.mock.lastCall?.[0]).toEqual({ params: { id: 'shift' } }))
  await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Shift'))
})

it('creates a field, and says what is missing', async () => {
  await open([city])
  await screen.findByText('City')
  const create = vi.spyOn(api.user_fields, 'create').mockResolvedValue({ field: shift })
  await press('New field')
  await press('Save')
  expect(await screen.findByText('Give the field a name.')).toBeTruthy()
  await type('Name', 'Badge')
  await press('Save')
  await waitFor(() =>
    expect(create.mock.lastCall?.[0].body).toEqual({
      name: 'Badge',
      kind: 'text',
      choices: [],
      required: false,
      seen_by: 'Manager',
      changed_by: 'Admin',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('changes choices, a line each, and shows a refusal at its field', async () => {
  await open([shift])
  await screen.findByText('Shift')
  const taken = {
    code: 'already_taken',
    message: 'x',
    errors: ['x'],
    fields: { name: 'There is one already.' },
  } as const
  const update = vi.spyOn(api.user_fields, 'update').mockRejectedValue(new CallError(409, taken))
  await press('Change Shift')
  await type('Choices', 'Day\n day \n\nNight')
  await press('Save')
  expect(await screen.findByText('Two of the choices are the same.')).toBeTruthy()
  await type('Choices', ' Early \n\nLate')
  await press('Save')
  expect(await screen.findByText('There is one already.')).toBeTruthy()
  expect(update.mock.lastCall?.[0].body).toMatchObject({ name: 'Shift', choices: ['Early', 'Late'], required: true })
  expect(update.mock.lastCall?.[0].body).not.toHaveProperty('kind')
})

it('says how many values go before a field is deleted', async () => {
  await open([city])
  await screen.findByText('City')
  const remove = vi.spyOn(api.user_fields, 'delete').mockResolvedValue({ values: 3 })
  await press('Delete City')
  expect(await screen.findByText(/The values of 3 people are deleted with it/)).toBeTruthy()
  expect(remove.mock.lastCall?.[0].body).toEqual({ dry_run: true })
  await press('Delete')
  await waitFor(() => expect(remove.mock.lastCall?.[0].body).toEqual({ dry_run: false }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
})

it('is full at 50', async () => {
  await open(Array.from({ length: 50 }, (_, at) => field(`f${at}`)))
  expect(await screen.findByText('That is the most: 50 fields. Delete one to add another.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'New field' })).toHaveProperty('disabled', true)
})

it('a move past an end changes nothing', () => {
  expect(moved([city, shift], { id: 'city', by: -1 })).toEqual([city, shift])
  expect(moved([city, shift], { id: 'city', by: 1 })).toEqual([shift, city])
})
