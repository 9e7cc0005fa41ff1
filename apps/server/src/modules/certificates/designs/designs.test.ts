import type { CertificateDesign } from '@deckle/core/certificates/certificate-design.ts'
import { designFromTemplate } from '@deckle/core/certificates/templates/templates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRows } from '../../../test/rows.ts'
import { plainPicture, uploadsOf } from '../../../test/uploads.ts'
import { seePdf, textOf } from '../../../test/read-pdf.ts'

let test: TestApp
let admin: Person
let creator: Person
let sibling: Person
let learner: Person
let outsider: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  creator = await test.signedIn('Creator', { clientId })
  sibling = await test.signedIn('Creator', { clientId })
  learner = await test.signedIn('Learner', { clientId })
  outsider = await test.signedIn('Admin')
})
afterAll(() => test.close())

const { upload } = uploadsOf(
  () => test,
  () => creator,
)
const classic = designFromTemplate('classic', 'en')
const create = (as: Person, name = 'Ours', design: CertificateDesign = classic) =>
  test.call('certificate_designs.create', { as, body: { name, design } })
const update = (as: Person, id: string, body: Record<string, unknown>) =>
  test.call('certificate_designs.update', { as, params: { id }, body })
const show = (as: Person, id: string) => test.call('certificate_designs.show', { as, params: { id } })
const list = async (as: Person, query: Record<string, unknown> = {}) =>
  (await test.call('certificate_designs.list', { as, query })).body
const preview = (as: Person, design: CertificateDesign, language = 'en') =>
  test.app.inject({
    method: 'POST',
    url: '/api/v2/certificate_designs/preview',
    payload: { design, language },
    headers: as.headers,
  })

describe('what can’t be printed', () => {
  const cherokee = {
    ...classic,
    fields: [...classic.fields, { ...classic.fields[0]!, kind: 'text' as const, text: 'ᏣᎳᎩ Ꮳ ok', image: '' }],
  }
  const field = classic.fields.length

  it('is named by the design’s reply, as it is saved', async () => {
    const undrawable = [{ field, kind: 'text', characters: ['Ꮳ', 'Ꮃ', 'Ꭹ'] }]
    const { certificate_design: made } = (await create(creator, 'Cherokee', cherokee)).body
    expect(made.undrawable).toEqual(undrawable)
    expect((await show(sibling, made.id)).body.certificate_design.undrawable).toEqual(undrawable)
    const better = (await update(creator, made.id, { revision: 1, design: classic })).body.certificate_design
    expect(better.undrawable).toEqual([])
  })

  it('is told for a course: its title, the design, the organisation', async () => {
    const { id } = (await create(creator, 'Cherokee', cherokee)).body.certificate_design
    const check = async (template: string, title: string, as = creator) =>
      (await test.call('certificate_designs.check', { as, body: { template, title, language: 'en' } })).body
    expect((await check('classic', 'चाय 茶 ชา')).undrawable).toEqual([])
    expect((await check('classic', 'Tea 🍵')).undrawable).toMatchObject([{ kind: 'course', characters: ['🍵'] }])
    expect((await check(id, 'Tea 🍵')).undrawable.map(({ kind }) => kind)).toEqual(['course', 'text'])
    // Somebody else's design is gone: the classic template is issued.
    expect((await check(id, 'Tea', outsider)).undrawable).toEqual([])
    const refused = await test.call('certificate_designs.check', {
      as: learner,
      body: { template: 'classic', title: 'Tea', language: 'en' },
    })
    expect(refused.status).toBe(403)
  })
})

describe('a design', () => {
  it('is made, found, changed, and deleted by its owner and by Admins', async () => {
    const made = (await create(creator, '  Gold frame ')).body.certificate_design
    expect(made).toMatchObject({
      name: 'Gold frame',
      design: classic,
      revision: 1,
      problems: 0,
      owner: { id: creator.userId },
      can: { edit: true, delete: true },
    })
    expect((await show(sibling, made.id)).body.certificate_design.can).toEqual({ edit: false, delete: false })
    for (const as of [sibling]) {
      expect((await update(as, made.id, { revision: 1, name: 'Mine' })).status).toBe(403)
      expect((await test.call('certificate_designs.delete', { as, params: { id: made.id } })).status).toBe(403)
    }
    expect((await update(admin, made.id, { revision: 1, name: 'Silver' })).body.certificate_design).toMatchObject({
      name: 'Silver',
      revision: 2,
      design: classic,
    })
    expect((await test.call('certificate_designs.delete', { as: creator, params: { id: made.id } })).body.ok).toBe(true)
    expect((await show(admin, made.id)).status).toBe(404)
  })

  it('of another client is not there, and Learners have none', async () => {
    const { id } = (await create(creator)).body.certificate_design
    for (const call of ['show', 'delete'] as const)
      expect((await test.call(`certificate_designs.${call}`, { as: outsider, params: { id } })).status).toBe(404)
    expect((await update(outsider, id, { revision: 1, name: 'x' })).status).toBe(404)
    expect((await list(outsider)).certificate_designs).toEqual([])
    expect((await test.call('certificate_designs.list', { as: learner })).status).toBe(403)
    expect((await create(learner)).status).toBe(403)
    expect((await preview(learner, classic)).statusCode).toBe(403)
  })

  it('over a newer revision is refused with the newer one', async () => {
    const { id } = (await create(creator)).body.certificate_design
    await update(admin, id, { revision: 1, name: 'Newer' })
    const { status, error } = await update(creator, id, { revision: 1, name: 'Older' })
    expect([status, error.code]).toEqual([409, 'revision_conflict'])
    expect(error.data).toMatchObject({ certificate_design: { id, name: 'Newer', revision: 2 } })
    const saves = await Promise.all(['a', 'b', 'c'].map((name) => update(creator, id, { revision: 2, name })))
    expect(saves.map((one) => one.status).toSorted()).toEqual([200, 409, 409])
  })

  it('may be saved with faults, which are counted, and takes no more than it may have', async () => {
    const faulty = { ...classic, fields: classic.fields.filter(({ kind }) => kind !== 'qr' && kind !== 'name') }
    expect((await create(creator, 'Faulty', faulty)).body.certificate_design.problems).toBe(2)
    const many = { ...classic, fields: Array.from({ length: 41 }, () => classic.fields[0]!) }
    expect((await create(creator, 'Many', many)).status).toBe(400)
    expect((await create(creator, 'x'.repeat(61))).status).toBe(400)
    const odd = { ...classic, fields: [{ ...classic.fields[0]!, x: 1e9 }] }
    expect((await create(creator, 'Odd', odd)).status).toBe(400)
  })

  it('shows pictures of the own library alone', async () => {
    const content = await plainPicture().png().toBuffer()
    const own = (await upload('own.png', content)).media.id
    const foreign = (await upload('foreign.png', content, outsider)).media.id
    const signature = { ...classic.fields[0]!, kind: 'signature' as const, image: foreign }
    const made = await create(creator, 'Pictures', {
      ...classic,
      background: { image: own },
      fields: [...classic.fields, signature],
    })
    expect(made.body.certificate_design.design.background).toEqual({ image: own })
    expect(made.body.certificate_design.design.fields.at(-1)?.image).toBe('')
    const stolen = await create(creator, 'Stolen', { ...classic, background: { image: foreign } })
    expect(stolen.body.certificate_design).toMatchObject({ design: { background: { image: '' } }, problems: 1 })
    expect((await preview(creator, { ...classic, background: { image: own } })).statusCode).toBe(200)
    expect((await test.call('media.usage', { as: creator, params: { id: own } })).body.elsewhere).toBe(1)
  })
})

describe('the list', () => {
  it('has the last changed first, page by page, and finds by name', async () => {
    const as = await test.signedIn('Creator')
    await create(as, 'One')
    const second = (await create(as, 'Two 100%')).body.certificate_design
    await create(as, 'Three')
    await update(as, second.id, { revision: 1, name: 'Two 100% green' })
    const first = await list(as, { limit: 2 })
    expect(first.certificate_designs.map(({ name }) => name)).toEqual(['Two 100% green', 'Three'])
    const rest = await list(as, { limit: 2, cursor: first.next })
    expect(rest.certificate_designs.map(({ name }) => name)).toEqual(['One'])
    expect((await list(as, { search: '100% G' })).certificate_designs).toHaveLength(1)
    expect((await list(as, { search: '%' })).certificate_designs).toHaveLength(1)
  })

  it('tells the built-in templates in the caller’s language', async () => {
    const headers = { 'accept-language': 'hi' }
    const { templates } = (await test.call('certificate_designs.list', { as: creator, headers })).body
    expect(templates.map(({ id }) => id)).toEqual(['classic', 'waves', 'band', 'plain'])
    expect(templates[0]?.design).toEqual(designFromTemplate('classic', 'hi'))
  })

  it('has at most 200', async () => {
    const as = await test.signedIn('Creator')
    const row = { client_id: as.clientId, owner_id: as.userId }
    await insertRows(
      test.deps,
      'certificate_designs',
      Array.from({ length: 199 }, () => row),
    )
    const made = await Promise.all([create(as), create(as), create(as)])
    expect(made.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
  })
})

describe('a preview', () => {
  it.each([
    ['en', 'Maria-José Fernandes'],
    ['hi', 'गोदामों में अग्नि सुरक्षा'],
    ['ar', 'محمد'],
  ])('in %s is a certificate with sample values', async (language, text) => {
    const { statusCode, headers, rawPayload } = await preview(creator, classic, language)
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(await seePdf(rawPayload)).toMatchObject({ pages: 1, size: [841, 595] })
    if (language !== 'ar') expect(await textOf(rawPayload)).toContain(text)
  })
})
