import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeUser, type Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import type { JobKind } from '../jobs/index.ts'
import { importKind } from './index.ts'
import { importsOf } from './test/import-calls.ts'

let test: TestApp
let admin: Person
let onProgress = async (): Promise<void> => undefined
const watched: JobKind = {
  run: (running) =>
    importKind.run({
      ...running,
      async progress(counts) {
        await onProgress()
        await running.progress(counts)
      },
    }),
}
beforeAll(async () => {
  test = await createTestApp({ change: () => ({ jobKinds: { 'users.import': watched } }) })
  admin = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { upload, show, check, run, rowsOf } = importsOf(
  () => test,
  () => admin,
)

const peopleOf = (clientId: string) =>
  test.deps.db.selectFrom('users').selectAll().where('client_id', '=', clientId).orderBy('email').execute()

async function findByEmail(email: string) {
  return test.deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
}

/** Entries of the audit log about one person. */
const entriesAbout = (subject = '') =>
  test.deps.db
    .selectFrom('audit_log')
    .select(['action', 'actor_id', 'detail'])
    .where('subject', '=', subject)
    .orderBy('at')
    .execute()

const name = () => randomBytes(4).toString('hex')
const addressOf = (local: string) => `${local}-${name()}@import.example`

describe('an import of people', () => {
  it('creates people with managers in any order, tags and fields, and names who did it', async () => {
    const own = await test.signedIn('Admin')
    await insertRow(test.deps, 'user_fields', {
      client_id: own.clientId,
      name: 'Joined',
      kind: 'date',
      seen_by: 'Manager',
      changed_by: 'Admin',
      seq: 1,
    })
    const [top, middle, low] = [addressOf('top'), addressOf('middle'), addressOf('low')]
    const { status, id, body } = await upload(
      `E-mail;First name;Last name;Licence;Manager's e-mail;Tags;Joined;Shoe\n` +
        `${low};asha;rao;;${middle};Sales, North;31.01.2026;38\n` +
        `${middle};Ravi;;Manager;${top};Sales;;\n` +
        `${top.toUpperCase()};मीरा;शर्मा;Manager;;;2020-02-29;\n`,
      own,
    )
    expect([status, body.job.status, body.job.total]).toEqual([200, 'draft', 3])
    expect((await show(id, own)).mapping).toEqual([
      'email',
      'first_name',
      'last_name',
      'license_type',
      'manager',
      'tags',
      'details.Joined',
      null,
    ])
    const mapping = [...(await show(id, own)).mapping]
    mapping[7] = 'details.Shoe'
    const refused = await check(id, {}, own, mapping)
    expect([refused.status, refused.error.errors]).toEqual([422, [expect.stringContaining('There is no field "Shoe"')]])
    const { job } = await check(id, { create_tags: true, create_fields: true }, own, mapping)
    expect(job).toMatchObject({ status: 'draft', counts: { create: 3 } })
    expect(await findByEmail(low)).toBeUndefined()
    expect((await run(id, own)).job).toMatchObject({ status: 'done', done: 3, counts: { created: 3 } })
    const [first, second, third] = [await findByEmail(low), await findByEmail(middle), await findByEmail(top)]
    expect(first).toMatchObject({
      first_name: 'Asha',
      last_name: 'Rao',
      license_type: 'Learner',
      manager_id: second?.id,
      password_hash: null,
      details: { Joined: '2026-01-31', Shoe: '38' },
    })
    expect(second).toMatchObject({ license_type: 'Manager', manager_id: third?.id, last_name: ' ' })
    expect(third?.details).toEqual({ Joined: '2020-02-29' })
    const listed = await test.call('users.listQuery', { as: own, body: { search: low } })
    expect(listed.body.users[0]?.tags.map((tag) => tag.name)).toEqual(['North', 'Sales'])
    const entry = await test.deps.db.selectFrom('audit_log').selectAll().where('subject', '=', id).executeTakeFirst()
    expect(entry).toMatchObject({ action: 'user.import', actor_id: own.userId })
    for (const [person, license_type] of [
      [first, 'Learner'],
      [third, 'Manager'],
    ] as const)
      expect(await entriesAbout(person?.id)).toEqual([
        { action: 'user.imported', actor_id: own.userId, detail: expect.objectContaining({ license_type }) },
      ])
  })

  it('says of 200 people which 12 are refused and why; corrected, these are imported too', async () => {
    const own = await test.signedIn('Admin')
    const outsider = await test.signedIn('Creator')
    const mark = name()
    const good = Array.from({ length: 188 }, (_, at) => `person-${mark}-${at}@import.example,Person ${at},Learner,`)
    const faulty = [
      `,No mail,Learner,`,
      `no-address,A,Learner,`,
      `person-${mark}-3@import.example,Twice,Learner,`,
      `${outsider.email},Elsewhere,Learner,`,
      `a-${mark}@import.example,A,Emperor,`,
      `b-${mark}@import.example,B,Superadmin,`,
      `c-${mark}@import.example,C,Learner,nobody-${mark}@import.example`,
      `d-${mark}@import.example,D,Learner,e-${mark}@import.example`,
      `e-${mark}@import.example,E,Learner,d-${mark}@import.example`,
      `f-${mark}@import.example,${'F'.repeat(130)},Learner,`,
      `g-${mark}@import.example,G,Learner,c-${mark}@import.example`,
      `h-${mark}@import.example,H,Learner,not an address`,
    ]
    const { id } = await upload(`Email,Name,Licence,Manager\n${[...good, ...faulty].join('\n')}`, own)
    expect((await check(id, {}, own)).job).toMatchObject({ refused: 12, counts: { create: 188, refused: 12 } })
    const refused = await rowsOf(id, 'refused', own)
    expect(refused.map(({ row, reasons }) => [row, ...reasons])).toEqual([
      [190, 'The e-mail is missing.'],
      [191, 'This is not an e-mail address.'],
      [192, 'Row 5 has the same e-mail.'],
      [193, 'This e-mail is already in use.'],
      [194, 'This licence is unknown. Use Learner, Creator, Manager or Admin.'],
      [195, 'You cannot grant a licence above your own, or change one above it.'],
      [196, 'The chosen manager was not found.'],
      [197, expect.stringContaining(`manage each other: d-${mark}@import.example → e-${mark}@import.example → d-`)],
      [198, expect.stringContaining(`manage each other: e-${mark}@import.example → d-${mark}@import.example → e-`)],
      [199, 'The text is too long: name.'],
      [200, 'The row of the manager is refused.'],
      [201, "The manager's e-mail is not an e-mail address."],
    ])
    expect((await run(id, own)).job).toMatchObject({ done: 200, refused: 12, counts: { created: 188, refused: 12 } })
    const file = await test.call('imports.refused', { as: own, params: { id } })
    const text = String(file.body)
    expect(text).toContain('Email,Name,Licence,Manager,Reason\r\n')
    expect(text.trim().split('\r\n')).toHaveLength(13)
    let at = 0
    const corrected = text
      .split('\r\n')
      .map((line, row) =>
        row === 0 || line === '' ? line : `mended-${mark}-${at++}@import.example,Mended,Learner,,${line.length}`,
      )
      .join('\r\n')
    const second = (await upload(corrected, own)).id
    expect((await check(second, {}, own)).job).toMatchObject({ counts: { create: 12 } })
    expect((await run(second, own)).job).toMatchObject({ counts: { created: 12 } })
    expect(await peopleOf(own.clientId)).toHaveLength(201)
  })

  it('changes people who are there, says what from and to, and a second time nothing', async () => {
    const own = await test.signedIn('Admin')
    const old = await makeUser(test.deps, { clientId: own.clientId, first_name: 'Asha', license_type: 'Creator' })
    const boss = await makeUser(test.deps, { clientId: own.clientId, license_type: 'Manager' })
    const file = `email,first name,licence,manager,status\n${old.email},Usha,Learner,${boss.email},deactivated\n${boss.email},,,,\n`
    const { id } = await upload(file, own)
    expect((await check(id, { update_existing: false }, own)).job.counts).toEqual({ unchanged: 2 })
    expect((await check(id, {}, own)).job.counts).toEqual({ change: 1, unchanged: 1 })
    expect((await rowsOf(id, 'change', own))[0]?.changes).toEqual([
      { field: 'first_name', before: 'Asha', after: 'Usha' },
      { field: 'license_type', before: 'Creator', after: 'Learner' },
      { field: 'status', before: 'active', after: 'deactivated' },
      { field: 'manager', before: '', after: boss.email },
    ])
    await run(id, own)
    expect(await findByEmail(old.email)).toMatchObject({
      first_name: 'Usha',
      license_type: 'Learner',
      active: false,
      manager_id: boss.userId,
    })
    const fields = ['first_name', 'license_type', 'status', 'manager']
    const entry = { action: 'user.import_changed', actor_id: own.userId, detail: expect.objectContaining({ fields }) }
    expect(await entriesAbout(old.userId)).toEqual([entry])
    expect(await entriesAbout(boss.userId)).toEqual([])
    const again = (await upload(file, own)).id
    expect((await check(again, {}, own)).job.counts).toEqual({ unchanged: 2 })
  })

  it('moves branches past each other: who was below may be above', async () => {
    const own = await test.signedIn('Admin')
    const person = (manager_id: string | null) => makeUser(test.deps, { clientId: own.clientId, manager_id })
    const a = await person(null)
    const b = await person(a.userId)
    const c = await person(b.userId)
    const { id } = await upload(`email,manager\n${a.email},${b.email}\n${b.email},${own.email}\n`, own)
    expect((await check(id, {}, own)).job.counts).toEqual({ change: 2 })
    expect((await run(id, own)).job.counts).toEqual({ changed: 2 })
    expect((await findByEmail(a.email))?.manager_id).toBe(b.userId)
    expect((await findByEmail(c.email))?.path).toHaveLength(48)
    const cycle = (await upload(`email,manager\n${own.email},${c.email}\n`, own)).id
    expect((await check(cycle, {}, own)).job.counts).toEqual({ refused: 1 })
  })

  it('keeps the last Admin, the owner, oneself, and people above', async () => {
    const own = await test.signedIn('Admin')
    const above = await makeUser(test.deps, { clientId: own.clientId, license_type: 'Superadmin' })
    await test.deps.db.updateTable('users').set({ active: false }).where('id', '=', above.userId).execute()
    const { id } = await upload(`email,licence,name\n${own.email},Learner,\n${above.email},,Somebody Else\n`, own)
    expect((await check(id, {}, own)).job.counts).toEqual({ change: 1, refused: 1 })
    await run(id, own)
    expect((await rowsOf(id, 'refused', own)).map(({ reasons }) => reasons)).toEqual([
      ['At least one administrator must stay.'],
      ['You cannot grant a licence above your own, or change one above it.'],
    ])
    const off = (await upload(`email,status\n${own.email},deactivated\n`, own)).id
    expect((await check(off, {}, own)).job.counts).toEqual({ refused: 1 })
  })

  it('creates no more people than the licence has room for, whatever else happens meanwhile', async () => {
    const own = await test.signedIn('Admin')
    await test.deps.db.updateTable('users').set({ max_users: 4 }).where('id', '=', own.userId).execute()
    const emails = Array.from({ length: 5 }, () => addressOf('p'))
    const { id } = await upload(`email\n${emails.join('\n')}\n`, own)
    expect((await check(id, {}, own)).job.counts).toEqual({ create: 3, refused: 2 })
    await makeUser(test.deps, { clientId: own.clientId })
    expect((await run(id, own)).job.counts).toEqual({ created: 2, refused: 3 })
    expect(await peopleOf(own.clientId)).toHaveLength(4)
  })

  it('mails invitations once, and none unless asked', async () => {
    const own = await test.signedIn('Admin')
    const [first, second] = [addressOf('one'), addressOf('two')]
    const { id } = await upload(`email,status\n${first},active\n${second},deactivated\n`, own)
    await check(id, { invite: true }, own)
    expect((await run(id, own)).job.counts).toEqual({ created: 2, invited: 1 })
    await test.jobsDone()
    const mails = await test.deps.db
      .selectFrom('mail_outbox')
      .selectAll()
      .where('client_id', '=', own.clientId)
      .execute()
    expect(mails.map(({ to_address, subject }) => [to_address, subject.split(' to ')[0]])).toEqual([
      [first, 'You are invited'],
    ])
  })
})

describe('a run', () => {
  it('that was stopped goes on without doing anything twice, and two at once do each row once', async () => {
    const own = await test.signedIn('Admin')
    const emails = Array.from({ length: 1200 }, (_, at) => addressOf(`p${at}`))
    const { id } = await upload(`email\n${emails.join('\n')}\n`, own)
    await check(id, {}, own)
    let stops = 0
    onProgress = async () => {
      if (stops++ === 1) expect((await test.call('jobs.stop', { as: own, params: { id } })).status).toBe(200)
    }
    const stopped = (await run(id, own)).job
    onProgress = async () => undefined
    expect(stopped).toMatchObject({ status: 'stopped', done: 500, can: { retry: true } })
    expect(await peopleOf(own.clientId)).toHaveLength(501)
    const answers = await Promise.all([1, 2].map(() => test.call('jobs.retry', { as: own, params: { id } })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await test.jobsDone()
    expect((await show(id, own)).job).toMatchObject({ status: 'done', done: 1200, counts: { created: 1200 } })
    expect(await peopleOf(own.clientId)).toHaveLength(1201)
  })

  it('of two imports of the same people creates each once', async () => {
    const own = await test.signedIn('Admin')
    const file = `email\n${Array.from({ length: 50 }, () => addressOf('p')).join('\n')}\n`
    const [one, two] = [(await upload(file, own)).id, (await upload(file, own)).id]
    await check(one, {}, own)
    await check(two, {}, own)
    await Promise.all([run(one, own), run(two, own)])
    const counts = await Promise.all([one, two].map(async (id) => (await show(id, own)).job.counts))
    expect(counts).toEqual(expect.arrayContaining([{ created: 50 }, { unchanged: 50 }]))
    expect(await peopleOf(own.clientId)).toHaveLength(51)
  })

  it('needs a check, and is made once', async () => {
    const { id } = await upload(`email\n${addressOf('p')}\n`)
    expect((await run(id)).error.errors).toEqual(['Check the file first.'])
    await check(id)
    expect((await run(id)).status).toBe(200)
    expect((await run(id)).status).toBe(409)
    expect((await check(id)).status).toBe(409)
  })
})
