// @vitest-environment happy-dom
import { CallError } from '@deckle/contract/client/call-error.ts'
import type { Job } from '@deckle/contract/jobs.ts'
import type { KindChange, UserField } from '@deckle/contract/user-fields.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import { moved } from './queries.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

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
  changing: null,
  ...more,
})
const city = field('City')
const shift = field('Shift', { kind: 'choice', choices: ['Day', 'Night'], required: true, seen_by: 'self' })

const running: Job = {
  id: 'j1',
  kind: 'users.field_kind',
  status: 'running',
  total: 5000,
  done: 2000,
  refused: 0,
  counts: { changed: 2000 },
  error: null,
  file: null,
  createdBy: { id: 'me', name: 'Asha' },
  createdAt: '2026-01-31T09:00:00.000Z',
  startedAt: '2026-01-31T09:00:01.000Z',
  finishedAt: null,
  can: { stop: true, retry: false, undo: false },
}
const previews = (change: KindChange) =>
  vi.spyOn(api.user_fields, 'changeKind').mockImplementation(({ body }) =>
    Promise.resolve({
      field: city,
      ...('dry_run' in body && body.dry_run ? { change, job: null } : { change: null, job: running }),
    }),
  )

async function open(fields: readonly UserField[]) {
  const list = vi.spyOn(api.user_fields, 'list').mockResolvedValue({ fields: [...fields] })
  await openScreen('/people/fields', { user: { license: { license_type: 'Admin' } } })
  return list
}
const enabled = (name: string) =>
  waitFor(() => expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false))
const type = (label: string, value: string) => fireOn.change(screen.findByLabelText(label), { target: { value } })

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
  await type('Name', '\u200b')
  await press('Save')
  expect(await screen.findByText('Give the field a name.')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
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
  await type('Choices', 'Ward – A\n ward - a\u200b \n\nNight')
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

it('changes a kind after a preview; values that do not fit stay in a text field', async () => {
  await open([city])
  await screen.findByText('City')
  const preview: KindChange = {
    values: 5,
    fit: 4,
    unfit: 1,
    examples: [{ before: '1.250,50', after: '1250.5' }],
    unfitExamples: ['E-17'],
    distinct: [],
    hasMoreDistinct: false,
    decimalMark: null,
    dateOrder: null,
    unclear: '1.250',
    rules: [{ courseId: 'c1', course: 'Coffee', name: 'Externals' }],
    reports: [],
  }
  const change = previews(preview)
  const show = vi.spyOn(api.jobs, 'show').mockResolvedValue({ job: running })
  await press('Change City')
  await press('Change kind…')
  expect(await screen.findByText('4 values fit the new kind.')).toBeTruthy()
  expect(change.mock.lastCall?.[0].body).toEqual({
    kind: 'number',
    choices: [],
    decimal_mark: null,
    date_order: null,
    dry_run: true,
  })
  expect(screen.getByText('1 value doesn’t fit')).toBeTruthy()
  expect(screen.getByText('Rule “Externals” of the course “Coffee”')).toBeTruthy()
  await press(/Decimal separator$/)
  await fireOn.click(screen.findByRole('option', { name: /Decimal comma/ }))
  await waitFor(() => expect(change.mock.lastCall?.[0].body).toMatchObject({ decimal_mark: ',', dry_run: true }))
  await enabled('Convert 4 values')
  await press('Convert 4 values')
  await waitFor(() =>
    expect(change.mock.lastCall?.[0].body).toEqual({
      kind: 'number',
      choices: [],
      decimal_mark: ',',
      date_order: null,
      unfit: 1,
      keep_as: 'City (text)',
    }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await screen.findByText('2,000 of 5,000')).toBeTruthy()
  expect(show.mock.lastCall?.[0].params).toEqual({ id: 'j1' })
})

it('shows a change of a kind that was begun before, and why it failed', async () => {
  vi.spyOn(api.jobs, 'show').mockResolvedValue({
    job: { ...running, status: 'failed', error: 'It broke.', can: { stop: false, retry: true, undo: false } },
  })
  const retry = vi.spyOn(api.jobs, 'retry').mockResolvedValue({ job: running })
  await open([field('City', { changing: 'j1' }), shift])
  expect(await screen.findByText('Kind changing')).toBeTruthy()
  expect(await screen.findByText('It broke.')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Change of a field’s kind' })).toBeTruthy()
  await press('Go on')
  await waitFor(() => expect(retry.mock.lastCall?.[0].params).toEqual({ id: 'j1' }))
  await press('Close')
  await waitFor(() => expect(screen.queryByText('It broke.')).toBeNull())
})

it('offers the values of people as choices, and says why the kind was not changed', async () => {
  await open([city])
  await screen.findByText('City')
  const preview = {
    values: 2,
    fit: 2,
    unfit: 0,
    examples: [],
    unfitExamples: [],
    distinct: ['Pune', 'Agra'],
    hasMoreDistinct: false,
    decimalMark: null,
    dateOrder: null,
    unclear: null,
    rules: [],
    reports: [],
  }
  const change = previews(preview)
  await press('Change City')
  await press('Change kind…')
  await press(/Kind$/)
  await fireOn.click(screen.findByRole('option', { name: 'Choice' }))
  await waitFor(() => expect(screen.getByLabelText('Choices')).toHaveProperty('value', 'Pune\nAgra'))
  await waitFor(() => expect(change.mock.lastCall?.[0].body).toMatchObject({ choices: ['Pune', 'Agra'] }))
  await enabled('Convert 2 values')
  change.mockRejectedValue(refusal)
  await press('Convert 2 values')
  expect(await screen.findAllByText('Not now.')).not.toHaveLength(0)
  expect(screen.getByRole('dialog')).toBeTruthy()
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
