import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { textOf } from '../../../test/read-pdf.ts'
import { html, makeIssuing } from '../test/issuing.ts'
import { issueCertificate } from './issue-certificate.ts'
import { removeCertificatesOf } from './queries.ts'

let test: TestApp
let admin: Person
let author: Person
let sibling: Person
let manager: Person
let learner: Person
let other: Person
let outsider: Person
let courseId: string
let issuing: Awaited<ReturnType<typeof makeIssuing>>
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  author = await test.signedIn('Creator', { clientId })
  sibling = await test.signedIn('Creator', { clientId })
  manager = await test.signedIn('Manager', { clientId })
  learner = await test.signedIn('Learner', { clientId, manager_id: manager.userId })
  other = await test.signedIn('Learner', { clientId })
  outsider = await test.signedIn('Admin')
  issuing = await makeIssuing(test, author, learner)
  courseId = issuing.courseId
})
afterAll(() => test.close())

const day = 86_400_000
const show = (as: Person, id: string) => test.call('certificates.show', { as, params: { id } })
const revoke = (as: Person, id: string, reason = 'Cheated') =>
  test.call('certificates.revoke', { as, params: { id }, body: { reason } })
const reissue = (as: Person, id: string) => test.call('certificates.reissue', { as, params: { id } })
const list = async (as: Person, query: Record<string, unknown> = {}) =>
  (await test.call('certificates.list', { as, query })).body.certificates.map(({ id }) => id)

describe('issuing', () => {
  it('makes one certificate for a round, however often and at once it is asked for', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => issuing.issue()))
    expect(new Set(made.map(({ number }) => number)).size).toBe(1)
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(made[0]?.number).toMatch(/^[A-Z]{4}-\d{4}-[A-Z]{4}$/)
    const notified = await test.call('notifications.list', { as: learner, params: { id: learner.userId } })
    expect(notified.body.notifications.map(({ title, link }) => [title, link])).toEqual([
      ['Your certificate of “Fire safety” is here', '/certificates'],
    ])
    expect((await issuing.issue({ round: 99 })).number).not.toBe(made[0]?.number)
  })

  it('gives each a place of its own in the status lists', async () => {
    const people = [learner, other, manager]
    const made = await Promise.all(people.map(({ userId }) => issuing.issueNew({ userId, round: 7 })))
    const places = await Promise.all(
      made.map(
        async ({ number }) => (await issuing.get(`/certificate/${number}/credential.json`)).json().credentialStatus.id,
      ),
    )
    expect(new Set(places).size).toBe(3)
  })

  it('takes the design of the course, and a template where that is gone or has faults', async () => {
    const design = (await test.call('certificate_designs.list', { as: author })).body.templates[2]!.design
    const faulty = { ...design, fields: design.fields.filter(({ kind }) => kind !== 'qr') }
    const own = await test.call('certificate_designs.create', { as: author, body: { name: 'Own', design: faulty } })
    for (const template of [own.body.certificate_design.id, test.deps.newId(), 'nothing']) {
      const { id } = await issuing.issueNew({ template })
      const pdf = await test.app.inject({
        method: 'GET',
        url: `/api/v2/certificates/${id}/pdf`,
        headers: learner.headers,
      })
      expect(await textOf(pdf.rawPayload)).toContain('Certificate of Completion')
    }
  })

  it('issues nothing to somebody who is gone', async () => {
    const deps = test.deps
    const gone = issuing.wanted({ userId: deps.newId() })
    expect(await transaction(deps.db, (trx) => issueCertificate(trx, deps, gone))).toBeNull()
  })
})

describe('who sees a certificate', () => {
  it('is its person, managers above, who may edit the course, and Admins', async () => {
    const { id } = await issuing.issueNew()
    for (const as of [learner, manager, author, admin]) expect((await show(as, id)).status).toBe(200)
    for (const as of [other, sibling, outsider]) expect((await show(as, id)).status).toBe(404)
    expect((await show(learner, id)).body.certificate.can).toEqual({ revoke: false, reissue: false })
    expect((await show(author, id)).body.certificate.can).toEqual({ revoke: true, reissue: true })
    expect((await revoke(learner, id)).status).toBe(403)
    expect((await revoke(manager, id)).status).toBe(403)
    for (const as of [sibling, outsider]) {
      expect((await revoke(as, id)).status).toBe(404)
      expect((await reissue(as, id)).status).toBe(404)
    }
  })

  it('lists own ones, and those of a course for who may see its learners', async () => {
    const mine = await issuing.issueNew({ userId: other.userId })
    const hidden = await issuing.issueNew()
    expect(await list(other)).toContain(mine.id)
    expect(await list(other)).not.toContain(hidden.id)
    const all = await list(author, { course_id: courseId, limit: 100 })
    expect([mine.id, hidden.id].every((id) => all.includes(id))).toBe(true)
    expect(await list(author, { course_id: courseId, search: mine.number.toLowerCase() })).toEqual([mine.id])
    for (const as of [learner, sibling, manager, outsider])
      expect((await test.call('certificates.list', { as, query: { course_id: courseId } })).status).toBe(404)
  })

  it('lists by state', async () => {
    const ended = await issuing.issueNew({
      userId: other.userId,
      validUntil: new Date(test.deps.now().getTime() - day),
    })
    const taken = await issuing.issueNew({ userId: other.userId })
    await revoke(author, taken.id)
    expect(await list(other, { state: 'expired' })).toEqual([ended.id])
    expect(await list(other, { state: 'revoked' })).toEqual([taken.id])
    expect(await list(other, { state: 'valid' })).not.toContain(taken.id)
  })
})

describe('issuing anew', () => {
  it('takes the name that the person has now; the former one leads to the new one', async () => {
    const former = await issuing.issueNew({ round: 200 })
    await test.call('users.updateSelf', { as: learner, body: { first_name: 'Jyotsna', last_name: 'Iyer' } })
    const { certificate } = (await reissue(author, former.id)).body
    expect(certificate).toMatchObject({ state: 'valid', person: { name: 'Jyotsna Iyer' }, percentage: 92.5 })
    expect((await show(author, former.id)).body.certificate).toMatchObject({
      state: 'replaced',
      can: { revoke: false, reissue: false },
    })
    const page = await issuing.get(`/certificate/${former.number}`, html)
    expect(page.body).toContain('This certificate was replaced')
    expect(page.body).toContain(certificate.address)
    expect((await issuing.check(former.number)).verified).toBe(false)
    expect((await issuing.check(certificate.number)).verified).toBe(true)
    expect((await reissue(author, former.id)).status).toBe(409)
    expect(await list(learner)).not.toContain(former.id)
    expect((await issuing.issue({ round: 200 })).number).toBe(certificate.number)
  })
})

describe('characters that no font has', () => {
  const rename = (first_name: string, last_name: string) =>
    test.call('users.updateSelf', { as: learner, body: { first_name, last_name } })
  const check = (as: Person, id: string) => test.call('certificates.check', { as, params: { id } })

  it('are named by a certificate that prints boxes for them, and none by others', async () => {
    const whole = await issuing.issueNew({ round: 400 })
    expect((await show(author, whole.id)).body.certificate.undrawable).toEqual([])
    const made = await issuing.issueNew({ round: 401, course: { ...issuing.wanted().course, title: 'Tea 🍵' } })
    expect((await show(learner, made.id)).body.certificate.undrawable).toEqual(['🍵'])
    const { certificates } = (
      await test.call('certificates.list', { as: author, query: { course_id: courseId, search: made.number } })
    ).body
    expect(certificates.map(({ undrawable }) => undrawable)).toEqual([['🍵']])
  })

  it('are told before a certificate is reissued, of the name that the person has now', async () => {
    const { id } = await issuing.issueNew({ round: 402 })
    await rename('ᏣᎳᎩ', 'Iyer')
    const { status, body } = await check(author, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ name: 'ᏣᎳᎩ Iyer', undrawable: [{ kind: 'name', characters: ['Ꮳ', 'Ꮃ', 'Ꭹ'] }] })
    for (const as of [learner, manager]) expect((await check(as, id)).status).toBe(403)
    for (const as of [sibling, outsider]) expect((await check(as, id)).status).toBe(404)
    await rename('Jyotsna', 'Iyer')
    expect((await check(author, id)).body).toEqual({ name: 'Jyotsna Iyer', undrawable: [] })
  })
})

it('names the days of the time zone that the client had when it was issued, everywhere', async () => {
  const zoned = (reporting_zone: string) =>
    test.deps.db.updateTable('clients').set({ reporting_zone }).where('id', '=', admin.clientId).execute()
  await zoned('Asia/Kolkata')
  const dates = { issuedAt: new Date('2026-03-31T20:30:00Z'), validUntil: new Date('2028-02-28T20:30:00Z') }
  const { id, number } = await issuing.issueNew({ round: 300, ...dates })
  await zoned('America/New_York')
  const { certificate } = (await reissue(author, id)).body
  expect(certificate).toMatchObject({ issuedOn: '2026-04-01', validUntil: '2028-02-29' })
  const page = await issuing.get(`/certificate/${number}`, html)
  expect(page.body).toContain('April 1, 2026')
  const pdf = await test.app.inject({ method: 'GET', url: `/certificate/${certificate.number}/certificate.pdf` })
  const text = await textOf(pdf.rawPayload)
  for (const printed of [/1 April 2026|April 1, 2026/, /29 February 2028|February 29, 2028/])
    expect(text).toMatch(printed)
  await zoned('UTC')
})

describe('all of a course', () => {
  const run = async (
    kind: 'certificates.archive' | 'certificates.send',
    as: Person,
    body: Record<string, unknown> = {},
  ) => {
    const { status, body: reply } = await test.call(kind, { as, body: { course_id: courseId, ...body } as never })
    if (status !== 200) return { status, id: '' }
    const { id } = reply.job
    await test.jobsDone()
    const { job } = (await test.call('jobs.show', { as, params: { id } })).body
    return { status: job.status, id, job }
  }

  it('comes as a ZIP of PDFs, without revoked and replaced ones', async () => {
    for (const as of [sibling, outsider]) expect((await run('certificates.archive', as)).status).toBe(404)
    expect((await run('certificates.archive', learner)).status).toBe(403)
    const { status, id } = await run('certificates.archive', author)
    expect(status).toBe('done')
    const file = await test.app.inject({ method: 'GET', url: `/api/v2/jobs/${id}/file`, headers: author.headers })
    const names = Object.keys(unzipSync(file.rawPayload))
    const valid = (
      await test.call('certificates.list', { as: author, query: { course_id: courseId, state: 'valid', limit: 100 } })
    ).body
    expect(names.length).toBe(valid.certificates.length)
    expect(names).toContain(`${valid.certificates[0]?.person.name} ${valid.certificates[0]?.number}.pdf`)
  }, 120_000)

  it('is sent by nobody without a certificate of the course', async () => {
    for (const as of [outsider, sibling]) expect((await run('certificates.send', as)).status).toBe(404)
    const body = { course_id: test.deps.newId() }
    expect((await test.call('certificates.send', { as: learner, body })).status).toBe(404)
  })

  it('is mailed to its people, and by a learner to nobody else', async () => {
    const mails = async () =>
      (await test.deps.db.selectFrom('mail_outbox').select('to_address').execute()).map((one) => one.to_address)
    const before = (await mails()).length
    expect((await run('certificates.send', learner, { user_ids: [other.userId] })).status).toBe('done')
    expect(new Set((await mails()).slice(before))).toEqual(new Set([learner.email]))
    expect((await run('certificates.send', author, { user_ids: [other.userId] })).status).toBe('done')
    expect(await mails()).toContain(other.email)
  })
})

it('of a course that is gone is the Admins’ to revoke', async () => {
  const { id } = await issuing.issueNew({ courseId: test.deps.newId() })
  expect((await revoke(author, id)).status).toBe(404)
  expect((await revoke(admin, id)).status).toBe(200)
})

it('is erased with its person, and the number is unknown then', async () => {
  const { number } = await issuing.issueNew({ userId: other.userId })
  await transaction(test.deps.db, (trx) => removeCertificatesOf(trx, other.clientId, other.userId))
  expect((await issuing.get(`/certificate/${number}`, html)).statusCode).toBe(404)
  expect(await list(other)).toEqual([])
})
