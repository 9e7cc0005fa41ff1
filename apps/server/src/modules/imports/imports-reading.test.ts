import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type ImportFormats, importFormats } from './test/import-formats.ts'
import { refuse } from '../../refusal.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { insertRow } from '../../test/rows.ts'
import type { Person } from '../../test/factories.ts'
import { importsOf } from './test/import-calls.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const { upload, show, check, checkAs, run, rowsOf } = importsOf(
  () => test,
  () => {
    throw new Error('Each test has an Admin of its own.')
  },
)

const people = async (own: Person) =>
  (
    await test.deps.db
      .selectFrom('users')
      .select(['email', 'first_name', 'details'])
      .where('client_id', '=', own.clientId)
      .where('email', 'like', '%@import.example')
      .orderBy('email')
      .execute()
  ).map(({ email, first_name, details }) => [email.split('-')[0], first_name, details])

const fieldOf = (own: Person, more: object) =>
  insertRow(test.deps, 'user_fields', {
    client_id: own.clientId,
    seen_by: 'Manager',
    changed_by: 'Admin',
    seq: 1,
    ...more,
  })

const fieldsOf = async (own: Person) => (await test.call('user_fields.list', { as: own })).body.fields

let mark = 0
const address = (name: string): string => `${name}-${mark++}-${process.pid}@import.example`

describe('numbers and dates', () => {
  it('are read as the column and the file write them; what can mean two things is refused until it is decided', async () => {
    const own = await test.signedIn('Admin')
    await fieldOf(own, { name: 'Pay', kind: 'number' })
    await fieldOf(own, { name: 'Joined', kind: 'date', seq: 2 })
    const [a, b] = [address('a'), address('b')]
    const semicolons = await upload(`email;pay;joined\n${a};12,345;31/01/2026\n${b};1.250,50;03/02/2026\n`, own)
    expect((await check(semicolons.id, {}, own)).job.counts).toEqual({ create: 2 })
    expect(
      (await rowsOf(semicolons.id, 'create', own)).map(({ changes }) => changes.map(({ after }) => after)),
    ).toEqual([expect.arrayContaining(['12.345', '2026-01-31']), expect.arrayContaining(['1250.5', '2026-02-03'])])
    const commas = await upload(`email,pay,joined\n${a},"12,345",03/02/2026\n`, own)
    expect((await show(commas.id, own)).columns[1]).toMatchObject({ decimalMark: null, number: '12,345' })
    expect((await check(commas.id, {}, own)).job.counts).toEqual({ refused: 1 })
    expect((await rowsOf(commas.id, 'refused', own))[0]).toMatchObject({
      row: 2,
      reasons: [
        '“12,345” in “Pay” can mean two numbers. Choose the decimal separator of the column, then check again.',
        '“03/02/2026” in “Joined” can mean two dates. Choose the date order of the column, then check again.',
      ],
    })
    const formats = importFormats(await show(commas.id, own))
    const decided: ImportFormats = formats.map((one) => ({ ...one, decimal_mark: '.', date_order: 'month' }))
    const { mapping } = await show(commas.id, own)
    expect((await checkAs(commas.id, { mapping: [...mapping], formats: decided }, own)).job.counts).toEqual({
      create: 1,
    })
    await run(commas.id, own)
    expect((await people(own))[0]?.[2]).toEqual({ Pay: '12345', Joined: '2026-03-02' })
  })
})

describe('the file', () => {
  const polish = Buffer.concat([
    Buffer.from(`email;name\n`),
    Buffer.from(`${address('l')};`),
    Buffer.from([0xa3]),
    Buffer.from('ukasz\n'),
  ])

  it('is read again with another encoding, until it is imported', async () => {
    const own = await test.signedIn('Admin')
    const { id } = await upload(polish, own)
    const before = await show(id, own)
    expect(before.source).toMatchObject({ encoding: 'windows-1250', canChange: true })
    expect(before.columns[1]?.samples).toEqual(['Łukasz'])
    await check(id, {}, own)
    const read = (encoding: 'windows-1252' | 'windows-1250' | 'utf-8') =>
      test.call('imports.read', { as: own, params: { id }, body: { encoding } })
    expect((await read('utf-8')).body.job).toMatchObject({ status: 'draft', total: 1, counts: {} })
    const utf8 = await show(id, own)
    expect([utf8.phase, utf8.source.badRows]).toEqual(['columns', { count: 1, first: [2] }])
    await check(id, {}, own)
    expect((await rowsOf(id, 'refused', own))[0]?.reasons).toEqual([expect.stringContaining('do not fit the encoding')])
    expect((await read('windows-1250')).status).toBe(200)
    await check(id, {}, own)
    await run(id, own)
    expect((await people(own))[0]?.[1]).toBe('Łukasz')
    expect((await read('windows-1252')).status).toBe(409)
    expect((await show(id, own)).source.canChange).toBe(false)
    const row = await test.deps.db.selectFrom('jobs').select('file_key').where('id', '=', id).executeTakeFirstOrThrow()
    expect(row.file_key).toBeNull()
  })

  it('is not read again by a request that began before the import did', async () => {
    const own = await test.signedIn('Admin')
    const { id } = await upload(polish, own)
    await check(id, {}, own)
    const { files } = test.deps
    const get = files.get.bind(files)
    const opened = vi.spyOn(test.deps.files, 'get').mockImplementationOnce(async (key) => {
      const file = await get(key)
      await run(id, own)
      await test.deps.db.updateTable('jobs').set({ status: 'stopped' }).where('id', '=', id).execute()
      return file
    })
    const body = { encoding: 'utf-8' as const }
    const reply = await test.call('imports.read', { as: own, params: { id }, body })
    opened.mockRestore()
    expect([reply.status, (await show(id, own)).phase]).toEqual([409, 'run'])
    expect(await rowsOf(id, undefined, own)).toHaveLength(1)
  })

  it('is deleted when the import runs, after an outage of the store too', async () => {
    const own = await test.signedIn('Admin')
    const { id } = await upload(`email\n${address('n')}\n`, own)
    const stored = await test.deps.db.selectFrom('jobs').select('file_key').where('id', '=', id).executeTakeFirst()
    await check(id, {}, own)
    const deleted = vi.spyOn(test.deps.files, 'delete').mockRejectedValueOnce(refuse('unavailable'))
    await run(id, own)
    await test.jobsDone()
    deleted.mockRestore()
    expect((await show(id, own)).job).toMatchObject({ status: 'done', counts: { created: 1 } })
    expect(await test.deps.files.exists(stored?.file_key ?? '')).toBe(false)
  })

  it('that is refused when it is read again stays as it was', async () => {
    const own = await test.signedIn('Admin')
    const { id } = await upload(`email\n${address('a')}\n`, own)
    const reply = await test.call('imports.read', { as: own, params: { id }, body: { sheet: 3, encoding: 'utf-16le' } })
    expect(reply.status).toBe(422)
    expect((await check(id, {}, own)).job.counts).toEqual({ create: 1 })
  })

  it('is recognised by its values', async () => {
    const own = await test.signedIn('Admin')
    const rows = [1, 2, 3].map(() => `${address('w')};${own.email}`)
    const { id } = await upload(`Work e-mail;Manager e-mail\n${rows.join('\n')}\n`, own)
    expect((await show(id, own)).mapping).toEqual(['email', 'manager'])
  })
})

describe('choices', () => {
  it('that a field lacks are named, and added on request', async () => {
    const own = await test.signedIn('Admin')
    await fieldOf(own, { name: 'Department', kind: 'choice', choices: ['Sales', 'Legal'] })
    const rows = ['Roasting', 'sales', 'roasting', 'Packing'].map((department) => `${address('d')},${department}`)
    const { id } = await upload(`email,department\n${rows.join('\n')}\n`, own)
    expect((await check(id, {}, own)).job.counts).toEqual({ create: 1, refused: 3 })
    expect((await rowsOf(id, 'refused', own))[0]?.reasons).toEqual([
      '“Roasting” is not a choice of “Department”. The choices are: Sales, Legal.',
    ])
    expect((await show(id, own)).missingChoices).toEqual([{ field: 'Department', values: ['Roasting', 'Packing'] }])
    expect((await check(id, { add_choices: true }, own)).job.counts).toEqual({ create: 4 })
    expect((await show(id, own)).missingChoices).toEqual([])
    expect((await fieldsOf(own))[0]?.choices).toEqual(['Sales', 'Legal'])
    expect((await run(id, own)).job.counts).toEqual({ created: 4 })
    expect((await fieldsOf(own))[0]?.choices).toEqual(['Sales', 'Legal', 'Roasting', 'Packing'])
    const departments = (await people(own)).map(([, , details]) => (details as Record<string, string>)['Department'])
    expect(departments.toSorted()).toEqual(['Packing', 'Roasting', 'Roasting', 'Sales'])
  })

  it('a field has 100; more are refused by name', async () => {
    const own = await test.signedIn('Admin')
    await fieldOf(own, { name: 'Team', kind: 'choice', choices: Array.from({ length: 99 }, (_, at) => `Team ${at}`) })
    const { id } = await upload(`email,team\n${address('a')},New\n${address('b')},Newer\n`, own)
    expect((await check(id, { add_choices: true }, own)).job.counts).toEqual({ create: 1, refused: 1 })
    expect((await rowsOf(id, 'refused', own))[0]?.reasons).toEqual([expect.stringContaining('“Newer” can’t be added')])
  })
})

describe('new fields', () => {
  it('have the kind that their values say, or another one that was chosen', async () => {
    const own = await test.signedIn('Admin')
    const rows = Array.from({ length: 20 }, (_, at) => [
      address('n'),
      at === 3 ? '31/02/2026' : `${at + 1}/01/2026`,
      at === 4 ? 'maybe' : 'yes',
      at === 5 ? 'E-17' : 100 + at,
      ['North', 'South'][at % 2],
      `000${at}`,
    ])
    const { id } = await upload(
      `email,Start,First aider,No.,Region,Badge\n${rows.map((row) => row.join(',')).join('\n')}\n`,
      own,
    )
    const draft = await show(id, own)
    expect(draft.columns.map(({ kind }) => kind)).toEqual(['text', 'date', 'yes_no', 'number', 'choice', 'text'])
    const mapping = ['email', 'details.Start', 'details.First aider', 'details.No.', 'details.Region', 'details.Badge']
    const formats = importFormats(draft)
    expect((await checkAs(id, { mapping, formats, options: { create_fields: true } }, own)).job.counts).toEqual({
      create: 17,
      refused: 3,
    })
    expect((await rowsOf(id, 'refused', own)).map(({ row, reasons }) => [row, ...reasons])).toEqual([
      [5, '“31/02/2026” in “Start” is not a date. Write it as 2026-01-31.'],
      [6, '“maybe” in “First aider” is neither yes nor no.'],
      [7, '“E-17” in “No.” is not a number.'],
    ])
    const asText = formats.map((one, at) => (at === 3 ? { ...one, kind: 'text' as const } : one))
    await checkAs(id, { mapping, formats: asText, options: { create_fields: true } }, own)
    expect((await run(id, own)).job.counts).toEqual({ created: 18, refused: 2 })
    expect((await fieldsOf(own)).map(({ name, kind, choices }) => [name, kind, ...choices])).toEqual([
      ['Start', 'date'],
      ['First aider', 'yes_no'],
      ['No.', 'text'],
      ['Region', 'choice', 'North', 'South'],
      ['Badge', 'text'],
    ])
    const entries = test.deps.db.selectFrom('audit_log').select('detail').where('client_id', '=', own.clientId)
    const created = await entries.where('action', '=', 'field.create').execute()
    expect(created.map(({ detail }) => detail['name']).toSorted()).toEqual([
      'Badge',
      'First aider',
      'No.',
      'Region',
      'Start',
    ])
    expect((await people(own))[0]?.[2]).toMatchObject({ Start: '2026-01-01', Badge: '0000', 'No.': '100' })
  })
})
