import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { html, makeIssuing, pathOf } from '../test/issuing.ts'
import { seePdf } from '../../../test/read-pdf.ts'
import { verify } from '../test/verifier.ts'

let test: TestApp
let admin: Person
let author: Person
let learner: Person
let issuing: Awaited<ReturnType<typeof makeIssuing>>
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  author = await test.signedIn('Creator', { clientId })
  learner = await test.signedIn('Learner', { clientId })
  issuing = await makeIssuing(test, author, learner)
})
afterAll(() => test.close())

const day = 86_400_000
const show = (as: Person, id: string) => test.call('certificates.show', { as, params: { id } })
const revoke = (as: Person, id: string, reason = 'Cheated') =>
  test.call('certificates.revoke', { as, params: { id }, body: { reason } })

describe('the public page', () => {
  it('says that it is genuine, whose it is and what was learned, to people and to verifiers', async () => {
    const { number, id } = await issuing.issueNew()
    const page = await issuing.get(`/certificate/${number.toLowerCase()}`, html)
    expect(page.statusCode).toBe(200)
    for (const text of ['This certificate is genuine', 'Fire safety', 'What to do before a fire.', '92.5%', number])
      expect(page.body).toContain(text)
    expect(page.body).not.toContain(learner.email)
    expect(page.headers['content-security-policy']).toContain("default-src 'none'")
    expect((await issuing.get(`/certificate/${number}`, { ...html, 'accept-language': 'hi' })).body).toContain('असली')
    const { certificate } = (await show(learner, id)).body
    expect(pathOf(certificate.address)).toBe(`/certificate/${number}`)
    const pdf = await issuing.get(`/certificate/${number}/certificate.pdf`)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(await seePdf(pdf.rawPayload)).toMatchObject({ pages: 1, qr: certificate.address })
  })

  it('escapes what people have written', async () => {
    const title = '<script>alert(1)</script>'
    const { number } = await issuing.issueNew({ course: { ...issuing.wanted().course, title } })
    expect((await issuing.get(`/certificate/${number}`, html)).body).not.toContain('<script')
  })

  it.each(['BCDF-2046-GHJK', 'nonsense', '..%2F..', '%00'])(
    'of the unknown number %s is a page with status 404',
    async (number) => {
      const page = await issuing.get(`/certificate/${number}`, html)
      expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect((await issuing.get(`/certificate/${number}`, { accept: 'application/json' })).statusCode).toBe(404)
      expect((await issuing.get(`/certificate/${number}/certificate.pdf`)).statusCode).toBe(404)
    },
  )
})

describe('a credential', () => {
  it('is found genuine by an Open Badges library, then revoked, as the page says', async () => {
    const [{ id, number }, untouched] = [await issuing.issueNew(), await issuing.issueNew()]
    expect(await issuing.check(number)).toEqual({ verified: true, why: '' })
    const revoked = await revoke(author, id, 'The exam was taken by somebody else')
    expect(revoked.body.certificate).toMatchObject({ state: 'revoked', reason: 'The exam was taken by somebody else' })
    expect((await revoke(author, id)).status).toBe(409)
    expect(await issuing.check(number)).toMatchObject({ verified: false, why: expect.stringContaining('revoked') })
    expect((await issuing.check(untouched.number)).verified).toBe(true)
    const page = await issuing.get(`/certificate/${number}`, html)
    expect(page.body).toContain('This certificate was revoked')
    expect(page.body).toContain('The exam was taken by somebody else')
  })

  it('of an expired certificate is seen expired', async () => {
    const at = (days: number) => new Date(test.deps.now().getTime() + days * day)
    const lasting = await issuing.issueNew({ issuedAt: at(-2), validUntil: at(1) })
    expect((await issuing.check(lasting.number)).verified).toBe(true)
    const ended = await issuing.issueNew({ issuedAt: at(-2), validUntil: at(-1) })
    expect((await issuing.check(ended.number)).verified).toBe(false)
    expect((await issuing.get(`/certificate/${ended.number}`, html)).body).toContain('has expired')
  })

  it('stays genuine after the key was changed, which needs a recent proof of identity', async () => {
    const proven = (at: Date) =>
      test.deps.db.updateTable('sessions').set({ proven_at: at }).where('user_id', '=', admin.userId).execute()
    const { number } = await issuing.issueNew()
    const before = (await issuing.get(`/certificate/${number}/credential.json`)).json()
    for (const as of [author, learner]) expect((await test.call('certificates.rotateKey', { as })).status).toBe(403)
    await proven(new Date(test.deps.now().getTime() - 11 * 60_000))
    expect((await test.call('certificates.rotateKey', { as: admin })).error.code).toBe('proof_needed')
    await proven(test.deps.now())
    const { certificate_key: key } = (await test.call('certificates.rotateKey', { as: admin })).body
    const keys = (await test.call('certificates.keys', { as: admin })).body.certificate_keys
    expect(keys.map(({ id, retiredAt }) => [id === key.id, retiredAt === null])).toEqual([
      [true, true],
      [false, false],
    ])
    expect((await issuing.check(number)).verified).toBe(true)
    const did = (await issuing.get(`/.well-known/clients/${admin.clientId}/did.json`)).json()
    const list = (await issuing.get(pathOf(before.credentialStatus.statusListCredential))).json()
    expect((await verify(before, { did, list, now: test.deps.now().toISOString() })).verified).toBe(true)
    expect(JSON.stringify(keys)).not.toContain('private')
  })

  it('has nothing of clients that have issued none', async () => {
    for (const path of [(await test.signedIn('Admin')).clientId, test.deps.newId(), 'x'])
      for (const file of ['did.json', 'status/0', 'status/9999', 'status/x'])
        expect((await issuing.get(`/.well-known/clients/${path}/${file}`)).statusCode).toBe(404)
    expect((await issuing.get(`/.well-known/clients/${admin.clientId}/status/9`)).statusCode).toBe(404)
  })
})
