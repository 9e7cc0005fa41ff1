import { CallError } from '@deckle/contract/client/call-error.ts'
import type { ImportDraft, ImportRow } from '@deckle/contract/imports.ts'
import type { Job } from '@deckle/contract/jobs.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { api } from '../../lib/api.ts'
import { prepareScreens } from '../../test/draw-part.tsx'
import { openScreen } from '../../test/open-screen.tsx'
import * as queries from './queries.ts'
import { press } from '../../test/press.ts'
import { fireOn } from '../../test/fire-on.ts'

prepareScreens()

const id = '01900000-0000-7000-8000-000000000001'
const refusal = new CallError(500, { code: 'internal', message: 'Not now.', errors: ['Not now.'] })
const job = (more: Partial<Job> = {}): Job => ({
  id,
  kind: 'users.import',
  status: 'draft',
  total: 3,
  done: 0,
  refused: 0,
  counts: {},
  error: null,
  file: null,
  createdBy: { id: 'asha', name: 'Asha Rao' },
  createdAt: '2026-11-01T10:00:00.000Z',
  startedAt: null,
  finishedAt: null,
  can: { stop: true, retry: false, undo: false },
  ...more,
})
const column = (name: string, more: Partial<ImportDraft['columns'][number]> = {}) => ({
  name,
  samples: [],
  kind: 'text' as const,
  decimalMark: null,
  dateOrder: null,
  number: null,
  date: null,
  ...more,
})
const draft = (more: Partial<ImportDraft> = {}): ImportDraft => ({
  job: job(),
  phase: 'columns',
  fileName: 'people.csv',
  columns: [column('Mail', { samples: ['a@b.example'] }), column('Shoe size')],
  mapping: ['email', null],
  options: {
    invite: false,
    default_license: 'Learner',
    create_tags: false,
    create_fields: false,
    add_choices: false,
    update_existing: true,
  },
  fields: [],
  source: { encoding: 'utf-8', encodings: [], sheets: [], sheet: 0, badRows: { count: 0, first: [] }, canChange: true },
  missingChoices: [],
  ...more,
})
const row = (more: Partial<ImportRow> = {}): ImportRow => ({
  row: 1,
  outcome: 'create',
  email: 'a@b.example',
  name: 'Asha',
  reasons: [],
  changes: [],
  ...more,
})

const user = { license: { license_type: 'Admin' as const } }
const open = (address = `/people/import?id=${id}`) => openScreen(address, { user })
const show = (...drafts: readonly ImportDraft[]) => {
  const asked = vi.spyOn(api.imports, 'show').mockResolvedValue(drafts.at(-1) ?? draft())
  for (const one of drafts.slice(0, -1)) asked.mockResolvedValueOnce(one)
  return asked
}
const rows = (...found: readonly ImportRow[]) =>
  vi.spyOn(api.imports, 'rows').mockResolvedValue({ rows: [...found], next: null })

it('says that nothing was imported yet, and lists what was', async () => {
  const list = vi.spyOn(api.jobs, 'list').mockResolvedValue({ jobs: [], next: null })
  await open('/people/import')
  expect(await screen.findByText('No imports yet')).toBeTruthy()
  expect(list.mock.lastCall?.[0]).toMatchObject({ query: { kind: 'users.import' } })
})

it('sends a dropped file, says why it is refused, then opens its import', async () => {
  vi.spyOn(api.jobs, 'list').mockResolvedValue({ jobs: [], next: null })
  show(draft())
  const send = vi.spyOn(queries, 'uploadPeople').mockRejectedValueOnce(refusal).mockResolvedValue(id)
  const { router } = await open('/people/import')
  const zone = (await screen.findByText('Drop a CSV or XLSX file here')).parentElement as HTMLElement
  const drop = () => act(async () => fireEvent.drop(zone, { dataTransfer: { files: [new File(['a'], 'a.csv')] } }))
  await drop()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await drop()
  await waitFor(() => expect(router.state.location.search).toEqual({ id }))
  expect(send).toHaveBeenCalledTimes(2)
})

it('opens an earlier import', async () => {
  vi.spyOn(api.jobs, 'list').mockResolvedValue({ jobs: [job({ status: 'done' })], next: null })
  show(draft({ phase: 'run', job: job({ status: 'done', counts: { created: 3 } }) }))
  rows()
  const { router } = await open('/people/import')
  expect(await screen.findByText(/by Asha Rao/)).toBeTruthy()
  await fireOn.click(screen.findByRole('link', { name: /2026/ }))
  await waitFor(() => expect(router.state.location.search).toEqual({ id }))
  expect(await screen.findByText('The import is done')).toBeTruthy()
})

it('says why it cannot be shown, and tries again', async () => {
  vi.spyOn(api.imports, 'show').mockRejectedValueOnce(refusal).mockResolvedValue(draft())
  await open()
  expect(await screen.findByText('Not now.')).toBeTruthy()
  await press(/again/)
  expect(await screen.findByText('What are the columns?')).toBeTruthy()
})

it('asks what the columns are, with their samples, and checks', async () => {
  show(draft())
  const check = vi.spyOn(api.imports, 'check').mockResolvedValue({ job: job({ status: 'queued' }) })
  await open()
  expect(await screen.findByText('a@b.example')).toBeTruthy()
  expect(screen.getByText('Empty in the first rows')).toBeTruthy()
  await fireOn.click(screen.findByRole('checkbox', { name: /invitation/ }))
  await press('Check 3 rows')
  expect(check.mock.lastCall?.[0]).toMatchObject({
    params: { id },
    body: { mapping: ['email', null], options: { invite: true, create_fields: false } },
  })
})

it('asks for the encoding with words of the file, and reads it again', async () => {
  const source = { ...draft().source, encoding: 'windows-1252', badRows: { count: 12, first: [2, 7] } } as const
  const encodings = [
    { encoding: 'windows-1252', text: '£ukasz' },
    { encoding: 'windows-1250', text: 'Łukasz' },
  ] as const
  show(draft({ source: { ...source, encodings } }))
  const read = vi.spyOn(api.imports, 'read').mockResolvedValue({ job: job() })
  await open()
  expect(await screen.findByText(/12 rows contain characters/)).toBeTruthy()
  await press(/Encoding/)
  await fireOn.click(screen.findByRole('option', { name: /Windows-1250/ }))
  expect(read.mock.lastCall?.[0]).toMatchObject({ params: { id }, body: { encoding: 'windows-1250' } })
})

it('asks for the kind of a new field and how its numbers are written', async () => {
  const columns = [column('Mail'), column('Pay', { kind: 'number', number: '12,345' }), column('Badge')]
  show(draft({ columns, mapping: ['email', 'details.Pay', 'details.Badge'] }))
  const check = vi.spyOn(api.imports, 'check').mockResolvedValue({ job: job({ status: 'queued' }) })
  await open()
  expect(await screen.findByText(/“12,345” can mean two numbers/)).toBeTruthy()
  await press(/Decimal separator of “Pay”/)
  await fireOn.click(screen.findByRole('option', { name: /Decimal comma/ }))
  expect(screen.queryByText(/can mean two numbers/)).toBeNull()
  await press(/Type of the new field “Badge”/)
  await fireOn.click(screen.findByRole('option', { name: 'Choice' }))
  await press('Check 3 rows')
  expect(check.mock.lastCall?.[0]).toMatchObject({
    body: { formats: [{ kind: 'text' }, { kind: 'number', decimal_mark: ',' }, { kind: 'choice' }] },
  })
})

it('adds missing choices and checks again', async () => {
  const missingChoices = [{ field: 'Department', values: ['Roasting', 'Packing'] }]
  show(draft({ phase: 'check', job: job({ counts: { refused: 3 }, refused: 3 }), missingChoices }))
  rows()
  const check = vi.spyOn(api.imports, 'check').mockResolvedValue({ job: job({ status: 'queued' }) })
  await open()
  expect(await screen.findByText('2 values are missing from the choices')).toBeTruthy()
  await press('Add 2 missing choices')
  expect(check.mock.lastCall?.[0]).toMatchObject({ body: { mapping: ['email', null], options: { add_choices: true } } })
})

it('needs a column of e-mails, each field once', async () => {
  show(draft({ mapping: [null, 'name'] }))
  await open()
  expect(await screen.findByText('Choose which column is the e-mail.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Check/ }).disabled).toBe(true)
})

it('makes a field of a column that has none', async () => {
  show(draft({ mapping: ['email', 'details.Shoe size'] }))
  const check = vi.spyOn(api.imports, 'check').mockResolvedValue({ job: job({ status: 'queued' }) })
  await open()
  await screen.findByText('What are the columns?')
  await press('Check 3 rows')
  expect(check.mock.lastCall?.[0]).toMatchObject({ body: { options: { create_fields: true } } })
})

it('keeps the focus on what follows when the pressed button is gone', async () => {
  const asked = show(draft({ phase: 'run', job: job({ status: 'running', done: 1 }) }))
  rows()
  await open()
  const stop = await screen.findByRole('button', { name: 'Stop' })
  act(() => stop.focus())
  asked.mockResolvedValue(draft({ phase: 'run', job: job({ status: 'done', done: 3 }) }))
  await screen.findByText('The import is done')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('The import is done'))
  expect(document.activeElement).not.toBe(document.body)
})

it('shows how far it is, and stops', async () => {
  show(draft({ phase: 'run', job: job({ status: 'running', done: 1 }) }))
  const stop = vi.spyOn(api.jobs, 'stop').mockResolvedValue({ job: job() })
  await open()
  expect((await screen.findByRole('progressbar')).getAttribute('aria-valuetext')).toBe('1 of 3')
  await press('Stop')
  expect(stop.mock.lastCall?.[0]).toMatchObject({ params: { id } })
})

it('says row by row what would happen, then runs it', async () => {
  const counts = { create: 1, change: 1, refused: 1 }
  show(draft({ phase: 'check', job: job({ counts, refused: 1 }) }))
  rows(
    row(),
    row({
      row: 2,
      outcome: 'change',
      changes: [{ field: 'license_type', before: 'Learner', after: 'Creator' }],
    }),
    row({ row: 3, outcome: 'refused', email: 'bad', reasons: ['This is not an e-mail address.'] }),
  )
  const run = vi.spyOn(api.imports, 'run').mockResolvedValue({ job: job({ status: 'queued' }) })
  await open()
  expect(await screen.findByText('This is not an e-mail address.')).toBeTruthy()
  expect(screen.getByText('Licence:').parentElement?.textContent).toMatch(/Learner.*→.*Creator/)
  expect(screen.getByRole('button', { name: 'Download refused rows' })).toBeTruthy()
  await press('Import 2 people')
  expect(run.mock.lastCall?.[0]).toMatchObject({ params: { id } })
})

it('asks for one kind of rows by the address, and goes back to the columns', async () => {
  show(draft({ phase: 'check', job: job({ counts: { unchanged: 3 } }) }))
  const asked = rows()
  await open(`/people/import?id=${id}&outcome=refused`)
  expect(await screen.findByText('No rows of this kind')).toBeTruthy()
  expect(asked.mock.lastCall?.[0]).toMatchObject({ query: { outcome: 'refused' } })
  expect(screen.getByText('There is nothing to import')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  await press('Change columns')
  expect(screen.getByText('What are the columns?')).toBeTruthy()
})

it('goes on where it stopped', async () => {
  const stopped = job({
    status: 'stopped',
    counts: { created: 1, create: 2 },
    can: { stop: false, retry: true, undo: false },
  })
  show(draft({ phase: 'run', job: stopped }))
  rows(row({ outcome: 'created' }))
  const retry = vi.spyOn(api.jobs, 'retry').mockResolvedValue({ job: job() })
  await open()
  expect(await screen.findByText('The import was stopped')).toBeTruthy()
  await press('Go on')
  expect(retry.mock.lastCall?.[0]).toMatchObject({ params: { id } })
})
