import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { writtenOf } from '../test/written.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let learner: Person
let beside: Person
let outsider: Person
let tagId: string
let courseId: string
const { post, feed, grown, notificationsOf } = writtenOf(() => test)

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Ada' })
  const { clientId: client_id } = admin
  const person = (licence: 'Manager' | 'Creator' | 'Learner', more = {}) =>
    test.signedIn(licence, { clientId: client_id, ...more })
  manager = await person('Manager', { first_name: 'Mohan' })
  creator = await person('Creator', { first_name: 'Chitra', manager_id: manager.userId })
  learner = await person('Learner', { first_name: 'Lila', manager_id: creator.userId })
  beside = await person('Learner', { first_name: 'Bela' })
  outsider = await test.signedIn('Admin')
  await grown(admin, manager, creator, learner, beside, outsider)
  const tag = await insertRow(test.deps, 'tags', {
    client_id,
    kind: 'user',
    name: 'north',
    slug: 'north',
    color: '#2e7d32',
  })
  tagId = tag.id
  await insertRow(test.deps, 'user_tags', { client_id, tag_id: tagId, user_id: beside.userId })
  const course = await insertRow(test.deps, 'courses', {
    client_id,
    owner_id: creator.userId,
    status: 'published',
    title: 'Tea',
    published: JSON.stringify({ enrolment: 'closed' }),
    published_at: test.deps.now(),
    cover: JSON.stringify({ id: '', alt: '' }),
  })
  courseId = course.id
  await insertRow(test.deps, 'enrolments', { client_id, course_id: courseId, user_id: beside.userId })
})
afterAll(() => test.close())

const refused = async (as: Person, body: object) => {
  const { status, error } = await test.call('posts.create', { as, body })
  return [status, error.code, ...Object.keys(error.fields ?? {})]
}

describe('whom a post is for', () => {
  it('are everyone, a branch, people with a tag, or a course’s learners, and its author', async () => {
    const client = await test.signedIn('Admin')
    const { clientId } = client
    const lead = await test.signedIn('Manager', { clientId })
    const below = await test.signedIn('Learner', { clientId, manager_id: lead.userId })
    const other = await test.signedIn('Learner', { clientId })
    await grown(client, lead, below, other)
    const { id } = await insertRow(test.deps, 'tags', { client_id: clientId, kind: 'user', name: 'x', slug: 'x' })
    await insertRow(test.deps, 'user_tags', { client_id: clientId, tag_id: id, user_id: other.userId })
    await post(client, { text: 'all' })
    await post(client, { text: 'branch', audience: { type: 'branch', ids: [lead.userId] } })
    await post(client, { text: 'tag', audience: { type: 'tags', ids: [id] } })
    expect(await feed(client)).toEqual(['tag', 'branch', 'all'])
    expect(await feed(lead)).toEqual(['branch', 'all'])
    expect(await feed(below)).toEqual(['branch', 'all'])
    expect(await feed(other)).toEqual(['tag', 'all'])
    expect(await feed(outsider)).toEqual([])
    expect(await feed(below, { author: client.userId })).toEqual(['branch', 'all'])
    expect(await feed(client, { filter: 'mine' })).toEqual(['tag', 'branch', 'all'])
  })

  it('can be chosen among those whom the author may write for', async () => {
    const choices = async (as: Person, type: 'branch' | 'tags' | 'course', search = '') =>
      (await test.call('social.audiences', { as, query: { type, search } })).body.audiences.map(({ name }) => name)
    expect(await choices(learner, 'branch')).toEqual(['Chitra Rao', 'Lila Rao', 'Mohan Rao'])
    expect(await choices(manager, 'branch')).toEqual(['Chitra Rao', 'Lila Rao', 'Mohan Rao'])
    expect(await choices(admin, 'branch', 'bel')).toEqual(['Bela Rao'])
    expect(await choices(beside, 'tags')).toEqual(['north'])
    const { audiences } = (await test.call('social.audiences', { as: beside, query: { type: 'tags' } })).body
    expect(audiences).toEqual([{ id: tagId, name: 'north', image: '', color: '#2e7d32' }])
    expect(await choices(learner, 'tags')).toEqual([])
    expect(await choices(creator, 'tags')).toEqual(['north'])
    expect(await choices(beside, 'course')).toEqual(['Tea'])
    expect(await choices(creator, 'course')).toEqual(['Tea'])
    expect(await choices(learner, 'course')).toEqual([])
    const text = 'x'
    const wrong = [422, 'rule_broken', 'audience']
    expect(await refused(learner, { text, audience: { type: 'branch', ids: [beside.userId] } })).toEqual(wrong)
    expect(await refused(learner, { text, audience: { type: 'tags', ids: [tagId] } })).toEqual(wrong)
    expect(await refused(learner, { text, audience: { type: 'course', ids: [courseId] } })).toEqual(wrong)
    expect(await refused(admin, { text, audience: { type: 'tags', ids: [] } })).toEqual(wrong)
    expect(await refused(admin, { text, audience: { type: 'tags', ids: [tagId, randomUUID()] } })).toEqual(wrong)
    expect(await refused(admin, { text, audience: { type: 'branch', ids: [admin.userId, manager.userId] } })).toEqual(
      wrong,
    )
    expect(await refused(admin, { text, audience: { type: 'branch', ids: [outsider.userId] } })).toEqual(wrong)
    const made = await post(creator, { text, audience: { type: 'course', ids: [courseId] } })
    expect(made.audience).toEqual({ type: 'course', names: [{ id: courseId, name: 'Tea' }] })
  })

  it('are the only ones who open, like, keep or report it; moderators open it', async () => {
    const { id } = await post(beside, { text: 'only for Bela', audience: { type: 'branch', ids: [beside.userId] } })
    const statuses = async (as: Person) => [
      (await test.call('posts.show', { as, params: { id } })).status,
      (await test.call('social.like', { as, body: { target: 'post', id, liked: true } })).status,
      (await test.call('posts.save', { as, params: { id }, body: { saved: true } })).status,
      (await test.call('comments.create', { as, body: { post_id: id, text: 'x' } })).status,
      (await test.call('comments.list', { as, query: { target: 'post', id } })).status,
      (await test.call('social.report', { as, body: { target: 'post', id, reason: 'x' } })).status,
      (await test.call('posts.update', { as, params: { id }, body: { text: 'y' } })).status,
      (await test.call('posts.delete', { as, params: { id } })).status,
    ]
    expect(await statuses(learner)).toEqual(Array(8).fill(404))
    expect(await statuses(manager)).toEqual(Array(8).fill(404))
    expect(await statuses(outsider)).toEqual(Array(8).fill(404))
    expect(await statuses(admin)).toEqual([200, ...Array(7).fill(404)])
    expect((await test.call('posts.show', { as: beside, params: { id } })).body.post.can).toEqual({
      edit: true,
      delete: true,
      pin: false,
      report: false,
      moderate: false,
    })
  })
})

describe('what a post holds', () => {
  it('is a text, pictures, a link or an attachment', async () => {
    expect(await refused(learner, {})).toEqual([422, 'rule_broken', 'text'])
    expect(await refused(learner, { text: ' \n ' })).toEqual([422, 'rule_broken', 'text'])
    expect(await refused(learner, { text: 'x'.repeat(5001) })).toEqual([400, 'malformed', 'text'])
    expect(await refused(learner, { text: 'x', link: 'javascript:alert(1)' })).toEqual([422, 'rule_broken', 'link'])
    expect(await refused(learner, { link: 'https://a:b@firm.in/' })).toEqual([422, 'rule_broken', 'link'])
    const escaped = `https://firm.in/${'é'.repeat(500)}`
    expect(await refused(learner, { link: escaped })).toEqual([422, 'rule_broken', 'link'])
    expect((await post(learner, { link: 'https://firm.in/é' })).link?.url).toBe('https://firm.in/%C3%A9')
    expect(await refused(learner, { text: 'x', likes: 5 })).toEqual([400, 'malformed', 'likes'])
  })

  it('may be pictures of the client’s library', async () => {
    const media = await insertRow(test.deps, 'media', { client_id: creator.clientId, owner_id: creator.userId })
    const foreign = await insertRow(test.deps, 'media', { client_id: outsider.clientId, owner_id: outsider.userId })
    const made = await post(creator, { images: [{ id: media.id, alt: ' A cup ' }] })
    expect(made.images).toEqual([{ id: media.id, alt: 'A cup' }])
    expect(await refused(creator, { images: [{ id: foreign.id, alt: '' }] })).toEqual([422, 'rule_broken', 'images'])
    expect(await refused(learner, { images: [{ id: media.id, alt: '' }] })).toEqual([422, 'rule_broken', 'images'])
    const used = await test.call('media.usage', { as: creator, params: { id: media.id } })
    expect(JSON.stringify(used.body)).toContain('1')
  })

  it('keeps its pictures where its author may add none any more', async () => {
    const media = await insertRow(test.deps, 'media', { client_id: creator.clientId, owner_id: creator.userId })
    const other = await insertRow(test.deps, 'media', { client_id: creator.clientId, owner_id: creator.userId })
    const author = await test.signedIn('Creator', { clientId: creator.clientId })
    await grown(author)
    const { id } = await post(author, { images: [{ id: media.id, alt: '' }] })
    await test.deps.db.updateTable('posts').set({ owner_id: learner.userId }).where('id', '=', id).execute()
    const update = async (body: object) => {
      const { status, error } = await test.call('posts.update', { as: learner, params: { id }, body })
      return [status, ...Object.keys(error.fields ?? {})]
    }
    expect(await update({ text: 'A cup', images: [{ id: media.id, alt: 'A cup' }] })).toEqual([200])
    expect(
      await update({
        images: [
          { id: media.id, alt: '' },
          { id: other.id, alt: '' },
        ],
      }),
    ).toEqual([422, 'images'])
  })

  it('may be a deck, a course or a certificate that one may share, shown as gone once it is', async () => {
    const deck = await makePublishedDeck(test, creator, sampleContent(['rating']))
    const made = await post(creator, { attachment: { type: 'deck', id: deck.id } })
    expect(made.attachment).toMatchObject({ type: 'deck', gone: false, shortid: deck.shortid })
    expect(made.attachment?.title).not.toBe('')
    const share = (as: Person, type: string, id: string) => refused(as, { attachment: { type, id } })
    const wrong = [422, 'rule_broken', 'attachment']
    expect(await share(learner, 'deck', deck.id)).toEqual(wrong)
    expect(await share(outsider, 'deck', deck.id)).toEqual(wrong)
    expect(await share(learner, 'article', randomUUID())).toEqual(wrong)
    await test.call('decks.unpublish', { as: creator, params: { id: deck.id } })
    const { body } = await test.call('posts.show', { as: learner, params: { id: made.id } })
    expect(body.post.attachment).toMatchObject({ type: 'deck', gone: true, title: '', link: '', shortid: null })

    const { id } = await insertRow(test.deps, 'certificates', {
      client_id: learner.clientId,
      user_id: learner.userId,
      course_id: courseId,
      course: 'Tea',
    })
    expect(await share(beside, 'certificate', id)).toEqual(wrong)
    const own = await post(learner, { text: 'Passed!', attachment: { type: 'certificate', id } })
    expect(own.attachment).toMatchObject({ gone: false, title: 'Tea' })
    const as = { as: learner, params: { id: own.id } }
    const asCourse = await test.call('posts.update', { ...as, body: { attachment: { type: 'course', id } } })
    expect(asCourse.error.fields).toHaveProperty('attachment')
    await test.deps.db.updateTable('certificates').set({ replaced_by: courseId }).where('id', '=', id).execute()
    expect((await test.call('posts.show', as)).body.post.attachment).toMatchObject({ gone: true, title: '' })
    expect((await post(beside, { attachment: { type: 'course', id: courseId } })).attachment).toMatchObject({
      title: 'Tea',
      link: `/courses/${courseId}/show`,
    })
  })

  it('is changed and deleted by its author', async () => {
    const made = await post(learner, { text: 'Frist' })
    expect(made.edited_at).toBeNull()
    const params = { id: made.id }
    const changed = await test.call('posts.update', { as: learner, params, body: { text: 'First' } })
    expect(changed.body.post).toMatchObject({ text: 'First', audience: { type: 'everyone' } })
    expect(changed.body.post.edited_at).not.toBeNull()
    expect((await test.call('posts.update', { as: learner, params, body: { text: '' } })).status).toBe(422)
    expect((await test.call('posts.update', { as: admin, params, body: { text: 'x' } })).status).toBe(403)
    expect((await test.call('posts.delete', { as: admin, params })).status).toBe(403)
    await test.call('comments.create', { as: beside, body: { post_id: made.id, text: 'x' } })
    await test.call('social.like', { as: beside, body: { target: 'post', id: made.id, liked: true } })
    expect((await test.call('posts.delete', { as: learner, params })).status).toBe(200)
    expect((await test.call('posts.show', { as: learner, params })).status).toBe(404)
    expect(await notificationsOf(learner)).toEqual([])
    for (const table of ['comments', 'likes', 'social_counts'] as const) {
      const rows = await test.deps.db.selectFrom(table).select('target_id').where('target_id', '=', made.id).execute()
      expect(rows, table).toEqual([])
    }
  })
})

it('of a new account has few links, unless its author moderates everything', async () => {
  const text = 'https://a.example https://b.example https://c.example'
  const { clientId } = await test.signedIn('Admin')
  const licences = ['Superadmin', 'Admin', 'Manager', 'Learner'] as const
  const answers = await Promise.all(
    licences.map(async (licence) => {
      const as = await test.signedIn(licence, { clientId })
      return (await test.call('posts.create', { as, body: { text } })).status
    }),
  )
  expect(answers).toEqual([200, 200, 422, 422])
})
