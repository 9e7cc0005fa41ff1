import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck } from '../../test/decks.ts'
import { makeClient, type Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { articleOf } from '../../test/sweep/client-contents.ts'
import { signInsOf } from '../../test/sign-ins.ts'

let test: TestApp
let clientId: string
let asha: Person
let admin: Person
const { sessionOf } = signInsOf(() => test)
beforeAll(async () => {
  test = await createTestApp()
  clientId = (await makeClient(test.deps)).id
  asha = await test.signedIn('Creator', { clientId })
  admin = await test.signedIn('Admin', { clientId })
})
afterAll(() => test.close())

const shown = async (as: Pick<Person, 'headers'> = asha) => (await test.call('tutorial.show', { as })).body.tutorial
const done = async (as: Pick<Person, 'headers'> = asha) =>
  (await shown(as)).tracks.flatMap(({ items }) => items.filter(({ isDone }) => isDone).map(({ item }) => item))

const newDeck = async (as: Person) => (await test.call('decks.create', { as, body: { readerType: 'quiz' } })).body.deck
const publish = (as: Person, id: string, revision: number) =>
  test.call('decks.publish', { as, params: { id }, body: { revision } })

describe('what a creator has done', () => {
  it('is nothing at first, by licence', async () => {
    const tutorial = await shown()
    expect(tutorial.tracks.map(({ track, isMain }) => [track, isMain])).toEqual([
      ['creator', true],
      ['learner', false],
    ])
    expect(tutorial).toMatchObject({ isDismissed: false, playground: null, deck: null, course: null })
    expect(await done()).toEqual([])
    expect((await shown(await test.signedIn('Learner', { clientId }))).tracks.map(({ track }) => track)).toEqual([
      'learner',
    ])
  })

  it('is detected from decks and courses of their own, act by act', async () => {
    const deck = await newDeck(asha)
    const params = { id: deck.id }
    expect(await done()).toEqual(['deck'])
    expect((await shown()).deck).toBe(deck.id)
    const [first] = deck.content.contentHash
    const second = { ...first, slideId: test.deps.newId(), slideSeq: 1 } as NonNullable<typeof first>
    const content = { ...deck.content, contentHash: [...deck.content.contentHash, second] }
    const saved = await test.call('decks.update', { as: asha, params, body: { revision: deck.revision, content } })
    expect(saved.status).toBe(200)
    expect(await done()).toEqual(['deck', 'slides'])
    const published = await publish(asha, deck.id, deck.revision + 1)
    expect(published.status).toBe(200)
    expect(await done()).toEqual(['deck', 'slides', 'publish'])
    const row = { client_id: clientId, deck_id: deck.id, version_id: published.body.deck?.publication?.versionId ?? '' }
    await insertRow(test.deps, 'attempts', { ...row, user_id: asha.userId })
    await test.deps.db.updateTable('decks').set({ attempt_count: 1 }).where('id', '=', deck.id).execute()
    expect(await done(), 'an own play is no audience').not.toContain('share')
    await insertRow(test.deps, 'attempts', { ...row, user_id: null })
    expect(await done()).toEqual(['deck', 'slides', 'publish', 'share'])
    await test.call('courses.create', { as: asha, body: { title: 'Tea' } })
    expect(await done()).toEqual(['deck', 'slides', 'publish', 'share', 'course'])
  })

  it('is never what somebody else has done', async () => {
    const other = await test.signedIn('Creator', { clientId })
    const theirs = await newDeck(other)
    await test.call('sharing.update', {
      as: other,
      params: { id: theirs.id },
      body: { everyone: 'none', people: [{ user_id: admin.userId, can: 'edit' }] },
    })
    await publish(admin, theirs.id, theirs.revision)
    expect(await done(other)).toEqual(['deck', 'share'])
    expect(await done(admin)).toEqual([])
    // What comes from somebody who leaves was not made by its new owner.
    expect((await test.call('users.delete', { as: admin, params: { id: other.userId } })).status).toBe(200)
    const handed = await test.deps.db
      .selectFrom('decks')
      .select(['owner_id', 'handed_over'])
      .where('id', '=', theirs.id)
      .executeTakeFirst()
    expect(handed).toEqual({ owner_id: admin.userId, handed_over: true })
    expect(await done(admin)).not.toContain('deck')
    expect(await done(await test.signedIn('Creator'))).toEqual([])
  })
})

describe('what an administrator has done', () => {
  it('is detected from what is logged of their acts, without those of an operator in their name', async () => {
    const { id } = await makeClient(test.deps)
    const own = await test.signedIn('Admin', { clientId: id })
    const root = await test.signedIn('Superadmin')
    const acting = await test.call('operators.act', { as: root, params: { id }, body: { reason: 'x' } })
    const session = sessionOf(acting.headers)
    const body = { email: 'first@meadow.example', name: 'First Person', password: 'quiet-lantern-77' }
    expect((await test.call('users.create', { as: session, body })).status).toBe(200)
    expect(await done(own)).toEqual([])
    await test.call('tutorial.note', { as: session, body: { marks: ['plan'] } })
    expect(await done(own)).toEqual([])
    const created = await test.call('users.create', { as: own, body: { ...body, email: 'second@meadow.example' } })
    expect(await done(own)).toEqual(['people'])
    await test.call('users.updateLicense', {
      as: own,
      params: { id: created.body.user.id },
      body: { license_type: 'Manager' },
    })
    const zone = { client: { reporting_zone: 'Asia/Kolkata' } }
    await test.call('clients.update', { as: own, params: { id }, body: zone })
    expect(await done(own)).toEqual(['people', 'license'])
    const branding = { name: 'Meadow', primary: '#225522', logo: '', icon: '', footer: '' }
    await test.call('clients.update', {
      as: own,
      params: { id },
      body: { client: { app_configuration: branding } },
    })
    await test.call('second_factor.updatePolicy', { as: own, body: { license_types: ['Admin'], grace_days: 7 } })
    await test.call('banners.create', { as: own, body: { title: 'Welcome' } })
    await test.call('tutorial.note', { as: own, body: { marks: ['plan', 'plan'] } })
    expect(await done(own)).toEqual(['people', 'license', 'branding', 'security', 'plan', 'banner'])
  })
})

describe('what a learner has done', () => {
  it('is detected from what they learned, read and show', async () => {
    const learner = await test.signedIn('Learner', { clientId })
    const own = { client_id: clientId, user_id: learner.userId }
    await test.deps.db.updateTable('users').set({ image: 'm1' }).where('id', '=', learner.userId).execute()
    const course = await insertRow(test.deps, 'courses', { client_id: clientId, owner_id: asha.userId })
    const { course_id } = await insertRow(test.deps, 'enrolments', { ...own, course_id: course.id })
    await insertRow(test.deps, 'article_views', { ...own, article_id: (await articleOf(test, admin)).id })
    const { id: deck_id, versionId: version_id } = await makePublishedDeck(test, admin)
    await insertRow(test.deps, 'learner_decks', { ...own, course_id, deck_id })
    const attempt = await insertRow(test.deps, 'attempts', { ...own, deck_id, version_id })
    await insertRow(test.deps, 'answers', {
      client_id: clientId,
      deck_id,
      version_id,
      attempt_id: attempt.id,
      slide_id: test.deps.newId(),
    })
    expect(await done(learner)).toEqual(['profile', 'lesson', 'answer', 'article'])
    await insertRow(test.deps, 'certificates', { ...own, course_id })
    await test.deps.db
      .updateTable('enrolments')
      .set({ completed_at: new Date() })
      .where('user_id', '=', learner.userId)
      .execute()
    expect(await done(learner)).toEqual(['profile', 'lesson', 'answer', 'article', 'course_done', 'certificate'])
    expect(await done(admin)).not.toContain('article')
  })
})

describe('the tutorial', () => {
  it('notes marks once, and unknown ones not at all', async () => {
    const ben = await test.signedIn('Creator', { clientId })
    for (const _ of [1, 2]) await test.call('tutorial.note', { as: ben, body: { marks: ['figures'] } })
    expect(await done(ben)).toEqual(['figures'])
    expect((await test.call('tutorial.note', { as: ben, body: { marks: ['deck' as 'design'] } })).status).toBe(400)
    expect((await test.call('tutorial.note', { as: ben, body: { marks: [] } })).status).toBe(400)
  })

  it('is dismissed, brought back, and begun again, where earlier acts count no more', async () => {
    const cara = await test.signedIn('Creator', { clientId })
    await newDeck(cara)
    await test.call('tutorial.note', { as: cara, body: { marks: ['design'] } })
    const dismissed = await test.call('tutorial.dismiss', { as: cara, body: { dismissed: true } })
    expect(dismissed.body.tutorial.isDismissed).toBe(true)
    expect((await shown(admin)).isDismissed).toBe(false)
    await test.call('tutorial.dismiss', { as: cara, body: { dismissed: false } })
    expect((await shown(cara)).isDismissed).toBe(false)
    expect(await done(cara)).toEqual(['deck', 'design'])
    const again = await test.call('tutorial.restart', { as: cara })
    expect(again.body.tutorial.deck).toBeNull()
    expect(await done(cara)).toEqual([])
    await newDeck(cara)
    expect(await done(cara)).toEqual(['deck'])
  })
})

describe('the practice deck', () => {
  it('is made once a person, counts for nothing, is reset and removed', async () => {
    const dev = await test.signedIn('Creator', { clientId })
    const made = await Promise.all(
      [1, 2, 3].map(() => test.call('tutorial.createPlayground', { as: dev, body: { language: 'hi' } })),
    )
    expect(new Set(made.map(({ status, body }) => [status, body.tutorial.playground].join())).size).toBe(1)
    const id = made[0]?.body.tutorial.playground ?? ''
    const { deck } = (await test.call('decks.show', { as: dev, params: { id } })).body
    expect(deck).toMatchObject({ owner: { id: dev.userId }, publication: null, content: { name: 'अभ्यास डेक' } })
    expect((await test.call('decks.list', { as: dev })).body.decks).toHaveLength(1)
    const content = { ...deck.content, name: 'Changed' }
    await test.call('decks.update', { as: dev, params: { id }, body: { revision: deck.revision, content } })
    expect(await done(dev)).toEqual([])
    expect((await shown(dev)).deck).toBeNull()
    await test.call('tutorial.resetPlayground', { as: dev, body: {} })
    const reset = (await test.call('decks.show', { as: dev, params: { id } })).body.deck
    expect([reset.content.name, reset.revision]).toEqual(['Practice deck', 2])
    for (const _ of [1, 2])
      expect((await test.call('tutorial.deletePlayground', { as: dev })).body.tutorial.playground).toBeNull()
    expect((await test.call('tutorial.resetPlayground', { as: dev, body: {} })).status).toBe(404)
    const another = await test.call('tutorial.createPlayground', { as: dev, body: {} })
    expect(another.body.tutorial.playground).not.toBe(id)
  })

  it('needs a licence that makes decks, and room in the plan', async () => {
    const learner = await test.signedIn('Learner', { clientId })
    expect((await test.call('tutorial.createPlayground', { as: learner, body: {} })).status).toBe(403)
    const small = (await makeClient(test.deps, { plan: 'educational' })).id
    const full = await test.signedIn('Creator', { clientId: small })
    for (let n = 0; n < 25; n++) await newDeck(full)
    expect((await test.call('tutorial.createPlayground', { as: full, body: {} })).status).toBe(402)
  })
})
