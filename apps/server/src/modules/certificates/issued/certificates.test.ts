import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { seePdf, textOf } from '../test/read-pdf.ts'
import { verify } from '../test/verifier.ts'
import { type CertificateToIssue, issueCertificate } from './issue-certificate.ts'
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
  courseId = (await insertRow(test.deps, 'courses', { client_id: clientId, owner_id: author.userId })).id
})
afterAll(() => test.close())

const day = 86_400_000
const wanted = (change: Partial<CertificateToIssue> = {}): CertificateToIssue => ({
  clientId: admin.clientId,
  courseId,
  userId: learner.userId,
  round: 1,
  template: 'classic',
  course: { title: 'Fire safety', summary: 'What to do before a fire.', criteria: 'Pass the exam.', language: 'en' },
  percentage: 92.5,
  issuedAt: test.deps.now(),
  validUntil: null,
  ...change,
})
const issue = async (change: Partial<CertificateToIssue> = {}) => {
  const made = await transaction(test.deps.db, (trx) => issueCertificate(trx, test.deps, wanted(change)))
  if (!made) throw new Error('Nobody to issue to.')
  return made
}
let rounds = 1
/** In a round of its own. */
const issueNew = (change: Partial<CertificateToIssue> = {}) => issue({ round: ++rounds, ...change })
const show = (as: Person, id: string) => test.call('certificates.show', { as, params: { id } })
const revoke = (as: Person, id: string, reason = 'Cheated') =>
  test.call('certificates.revoke', { as, params: { id }, body: { reason } })
const reissue = (as: Person, id: string) => test.call('certificates.reissue', { as, params: { id } })
const list = async (as: Person, query: Record<string, unknown> = {}) =>
  (await test.call('certificates.list', { as, query })).body.certificates.map(({ id }) => id)
const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })
const pathOf = (address: string) => new URL(address).pathname
const html = { accept: 'text/html' }

describe('issuing', () => {
  it('makes one certificate for a round, however often and at once it is asked for', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => issue()))
    expect(new Set(made.map(({ number }) => number)).size).toBe(1)
    expect(made.filter(({ isNew }) => isNew)).toHaveLength(1)
    expect(made[0]?.number).toMatch(/^[A-Z]{4}-\d{4}-[A-Z]{4}$/)
    expect((await issue({ round: 99 })).number).not.toBe(made[0]?.number)
  })

  it('gives each a place of its own in the status lists', async () => {
    const people = [learner, other, manager]
    const made = await Promise.all(people.map(({ userId }) => issueNew({ userId, round: 7 })))
    const places = await Promise.all(
      made.map(async ({ number }) => (await get(`/certificate/${number}/credential.json`)).json().credentialStatus.id),
    )
    expect(new Set(places).size).toBe(3)
  })

  it('takes the design of the course, and a template where that is gone or has faults', async () => {
    const design = (await test.call('certificate_designs.list', { as: author })).body.templates[2]!.design
    const faulty = { ...design, fields: design.fields.filter(({ kind }) => kind !== 'qr') }
    const own = await test.call('certificate_designs.create', { as: author, body: { name: 'Own', design: faulty } })
    for (const template of [own.body.certificate_design.id, test.deps.newId(), 'nothing']) {
      const { id } = await issueNew({ template })
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
    const gone = wanted({ userId: deps.newId() })
    expect(await transaction(deps.db, (trx) => issueCertificate(trx, deps, gone))).toBeNull()
  })
})

describe('who sees a certificate', () => {
  it('is its person, managers above, who may edit the course, and Admins', async () => {
    const { id } = await issueNew()
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
    const mine = await issueNew({ userId: other.userId })
    const hidden = await issueNew()
    expect(await list(other)).toContain(mine.id)
    expect(await list(other)).not.toContain(hidden.id)
    const all = await list(author, { course_id: courseId, limit: 100 })
    expect([mine.id, hidden.id].every((id) => all.includes(id))).toBe(true)
    expect(await list(author, { course_id: courseId, search: mine.number.toLowerCase() })).toEqual([mine.id])
    for (const as of [learner, sibling, manager, outsider])
      expect((await test.call('certificates.list', { as, query: { course_id: courseId } })).status).toBe(404)
  })

  it('lists by state', async () => {
    const ended = await issueNew({ userId: other.userId, validUntil: new Date(test.deps.now().getTime() - day) })
    const taken = await issueNew({ userId: other.userId })
    await revoke(author, taken.id)
    expect(await list(other, { state: 'expired' })).toEqual([ended.id])
    expect(await list(other, { state: 'revoked' })).toEqual([taken.id])
    expect(await list(other, { state: 'valid' })).not.toContain(taken.id)
  })
})

describe('the public page', () => {
  it('says that it is genuine, whose it is and what was learned, to people and to verifiers', async () => {
    const { number, id } = await issueNew()
    const page = await get(`/certificate/${number.toLowerCase()}`, html)
    expect(page.statusCode).toBe(200)
    for (const text of ['This certificate is genuine', 'Fire safety', 'What to do before a fire.', '92.5%', number])
      expect(page.body).toContain(text)
    expect(page.body).not.toContain(learner.email)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await get(`/certificate/${number}`, { ...html, 'accept-language': 'hi' })).body).toContain('असली')
    const { certificate } = (await show(learner, id)).body
    expect(pathOf(certificate.address)).toBe(`/certificate/${number}`)
    const pdf = await get(`/certificate/${number}/certificate.pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(await seePdf(pdf.rawPayload)).toMatchObject({ pages: 1, qr: certificate.address })
  })

  it('escapes what people have written', async () => {
    const title = '<script>alert(1)</script>'
    const { number } = await issueNew({ course: { ...wanted().course, title } })
    expect((await get(`/certificate/${number}`, html)).body).not.toContain('<script')
  })

  it.each(['BCDF-2046-GHJK', 'nonsense', '..%2F..', '%00'])(
    'of the unknown number %s is a page with status 404',
    async (number) => {
      const page = await get(`/certificate/${number}`, html)
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect((await get(`/certificate/${number}`, { accept: 'application/json' })).statusCode).toBe(404)
      expect((await get(`/certificate/${number}/certificate.pdf`)).statusCode).toBe(404)
    },
  )
})

/** As an employer's verifier does it: from the public addresses alone. */
async function check(number: string) {
  const credential = (await get(`/certificate/${number}`, { accept: 'application/vc+ld+json' })).json()
  const did = (await get(`/.well-known/clients/${admin.clientId}/did.json`)).json()
  const status = await get(pathOf(credential.credentialStatus.statusListCredential))
  return verify(credential, { did, list: status.json(), now: test.deps.now().toISOString() })
}

describe('a credential', () => {
  it('is found genuine by an Open Badges library, then revoked, as the page says', async () => {
    const [{ id, number }, untouched] = [await issueNew(), await issueNew()]
    expect(await check(number)).toEqual({ verified: true, why: '' })
    const revoked = await revoke(author, id, 'The exam was taken by somebody else')
    expect(revoked.body.certificate).toMatchObject({ state: 'revoked', reason: 'The exam was taken by somebody else' })
    expect((await revoke(author, id)).status).toBe(409)
    expect(await check(number)).toMatchObject({ verified: false, why: expect.stringContaining('revoked') })
    expect((await check(untouched.number)).verified).toBe(true)
    const page = await get(`/certificate/${number}`, html)
    expect(page.body).toContain('This certificate was revoked')
    expect(page.body).toContain('The exam was taken by somebody else')
  })

  it('of an expired certificate is seen expired', async () => {
    const at = (days: number) => new Date(test.deps.now().getTime() + days * day)
    const lasting = await issueNew({ issuedAt: at(-2), validUntil: at(1) })
    expect((await check(lasting.number)).verified).toBe(true)
    const ended = await issueNew({ issuedAt: at(-2), validUntil: at(-1) })
    expect((await check(ended.number)).verified).toBe(false)
    expect((await get(`/certificate/${ended.number}`, html)).body).toContain('has expired')
  })

  it('stays genuine after the key was changed', async () => {
    const { number } = await issueNew()
    const before = (await get(`/certificate/${number}/credential.json`)).json()
    for (const as of [author, learner]) expect((await test.call('certificates.rotateKey', { as })).status).toBe(403)
    const { certificate_key: key } = (await test.call('certificates.rotateKey', { as: admin })).body
    const keys = (await test.call('certificates.keys', { as: admin })).body.certificate_keys
    expect(keys.map(({ id, retiredAt }) => [id === key.id, retiredAt === null])).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await check(number)).verified).toBe(true)
    const did = (await get(`/.well-known/clients/${admin.clientId}/did.json`)).json()
    const list = (await get(pathOf(before.credentialStatus.statusListCredential))).json()
    expect((await verify(before, { did, list, now: test.deps.now().toISOString() })).verified).toBe(true)
    expect(JSON.stringify(keys)).not.toContain('private')
  })

  it('has nothing of clients that have issued none', async () => {
    for (const path of [outsider.clientId, test.deps.newId(), 'x'])
      for (const file of ['did.json', 'status/0', 'status/9999', 'status/x'])
        expect((await get(`/.well-known/clients/${path}/${file}`)).statusCode).toBe(404)
    expect((await get(`/.well-known/clients/${admin.clientId}/status/9`)).statusCode).toBe(404)
  })
})

describe('issuing anew', () => {
  it('takes the name that the person has now; the former one leads to the new one', async () => {
    const former = await issueNew()
    await test.call('users.updateSelf', { as: learner, body: { first_name: 'Jyotsna', last_name: 'Iyer' } })
    const { certificate } = (await reissue(author, former.id)).body
    expect(certificate).toMatchObject({ state: 'valid', person: { name: 'Jyotsna Iyer' }, percentage: 92.5 })
    expect((await show(author, former.id)).body.certificate).toMatchObject({
      state: 'replaced',
      can: { revoke: false, reissue: false },
    })
    const page = await get(`/certificate/${former.number}`, html)
    expect(page.body).toContain('This certificate was replaced')
    expect(page.body).toContain(certificate.address)
    expect((await check(former.number)).verified).toBe(false)
    expect((await check(certificate.number)).verified).toBe(true)
    expect((await reissue(author, former.id)).status).toBe(409)
    expect(await list(learner)).not.toContain(former.id)
    expect((await issue({ round: rounds })).number).toBe(certificate.number)
  })
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
  const { id } = await issueNew({ courseId: test.deps.newId() })
  expect((await revoke(author, id)).status).toBe(404)
  expect((await revoke(admin, id)).status).toBe(200)
})

it('is erased with its person, and the number is unknown then', async () => {
  const { number } = await issueNew({ userId: other.userId })
  await transaction(test.deps.db, (trx) => removeCertificatesOf(trx, other.clientId, other.userId))
  expect((await get(`/certificate/${number}`, html)).statusCode).toBe(404)
  expect(await list(other)).toEqual([])
})
