import type { Course } from '@deckle/contract/courses.ts'
import type { CourseContent } from '@deckle/core/course/course.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { courseOf, makeCourse, makeCourseHouse, makeDecks, publishCourse } from '../../test/courses.ts'
import { makeDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { insertRow } from '../../test/rows.ts'
import { sampleContent } from '../../test/sample-content.ts'
import { purgeCourses } from './bin/purge-courses.ts'

let test: TestApp
let owner: Person
let mate: Person
let admin: Person
let outsider: Person
let decks: readonly string[]

beforeAll(async () => {
  test = await createTestApp()
  ;({ admin, owner, mate, outsider, decks } = await makeCourseHouse(test))
})
afterAll(() => test.close())

const show = async (id: string, as: Person = owner) =>
  (await test.call('courses.show', { as, params: { id } })).body.course
const save = (course: Course, content: CourseContent, as: Person = owner) =>
  test.call('courses.update', { as, params: { id: course.id }, body: { revision: course.revision, content } })
const publish = (course: Course, as: Person = owner) =>
  test.call('courses.publish', { as, params: { id: course.id }, body: { revision: course.revision } })
const problemsOf = async (course: Course) => {
  const { status, error } = await publish(course)
  expect(status).toBe(422)
  return (error.data as { problems: { code: string; topicId: string | null; deckId: string | null }[] }).problems
}

describe('the draft of a course', () => {
  it('begins with one topic, or from content, and is saved over the revision it edits', async () => {
    const { body } = await test.call('courses.create', { as: owner, body: { title: 'Coffee', language: 'hi' } })
    expect(body.course).toMatchObject({ revision: 1, status: 'draft', publication: null, joinUrl: null })
    expect(body.course.content.topics).toMatchObject([{ title: 'पहला विषय' }])
    const course = await makeCourse(test, owner, {}, decks)
    const saved = await save(course, { ...course.content, title: 'Tea' })
    expect([saved.status, saved.body.course.revision]).toEqual([200, 2])
    const late = await save(course, { ...course.content, title: 'Cocoa' })
    expect([late.status, (late.error.data as { course: Course }).course.content.title]).toEqual([409, 'Tea'])
  })

  it('of twenty saves at once over one revision exactly one wins', async () => {
    const course = await makeCourse(test, owner, {}, decks)
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, at) => save(course, { ...course.content, title: `Title ${at}` })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(19).fill(409)])
  })

  it('keeps no version that learners do not get, no picture of others and no deck that its author does not see', async () => {
    const course = await makeCourse(test, owner, {}, decks)
    const theirs = await makeDeck(test, mate)
    const picture = await insertRow(test.deps, 'media', { client_id: outsider.clientId, owner_id: outsider.userId })
    const content = {
      ...course.content,
      cover: { id: picture.id, alt: '' },
      decks: course.content.decks.map((deck) => ({ ...deck, version_id: deck.id })),
    }
    expect((await save(course, content)).status).toBe(200)
    const stored = (await show(course.id)).content
    expect([stored.cover.id, stored.decks.map(({ version_id }) => version_id)]).toEqual(['', [null, null, null, null]])
    const foreign = {
      ...stored,
      decks: [...stored.decks, { id: theirs.id, topic_id: 'beans', version_id: null, required: true }],
    }
    const refused = await save(await show(course.id), foreign)
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['content.decks']])
  })

  it('names a topic that a deck is not in, and ids given twice', async () => {
    const course = await makeCourse(test, owner, {}, decks)
    const [deck] = course.content.decks
    if (!deck) throw new Error('The course has decks.')
    for (const wrong of [
      { decks: [{ ...deck, topic_id: 'gone' }] },
      { decks: [deck, deck] },
      { topics: [...course.content.topics, ...course.content.topics] },
    ]) {
      const { status, error } = await save(course, { ...course.content, ...wrong })
      expect([status, Object.keys(error.fields ?? {}).length > 0]).toEqual([400, true])
    }
  })
})

describe('publishing a course', () => {
  it('pins each deck to its content, which moves on only when the author says so', async () => {
    const own = await makeDecks(test, owner, 2)
    const course = await publishCourse(test, owner, await makeCourse(test, owner, {}, own))
    expect(course).toMatchObject({ status: 'published', revision: 2, publication: { outdated: false } })
    const pins = course.content.decks.map(({ version_id }) => version_id)
    expect(pins.every((pin) => pin !== null)).toBe(true)
    const deck = (await test.call('decks.show', { as: owner, params: { id: own[0] as string } })).body.deck
    expect(deck.publication).toBeNull()
    await test.call('decks.update', {
      as: owner,
      params: { id: deck.id },
      body: { revision: deck.revision, content: { ...deck.content, name: 'Another name' } },
    })
    const again = await publishCourse(test, owner, course)
    expect(again.content.decks.map(({ version_id }) => version_id)).toEqual(pins)
    const facts = (await test.call('courses.decks', { as: owner, params: { id: course.id } })).body.decks
    expect(facts.map(({ id, newer, pinned, problems }) => [id, newer, pinned?.version, problems])).toEqual(
      expect.arrayContaining([
        [own[0], true, 1, 0],
        [own[1], false, 1, 0],
      ]),
    )
    const moved = again.content.decks.map((one) => (one.id === deck.id ? { ...one, version_id: null } : one))
    await save(again, { ...again.content, decks: moved })
    const third = await publishCourse(test, owner, await show(course.id))
    expect(third.content.decks.map(({ version_id }) => version_id === pins[0])).toEqual([false, false])
    expect(third.content.decks[1]?.version_id).toBe(pins[1])
  })

  it('says what is missing: of the course, its decks, its exam and its prerequisites', async () => {
    const broken = await makeDeck(test, owner, sampleContent(['single_select'], { name: ' ' }))
    const survey = await makeDeck(test, owner, sampleContent(['rating'], { readerType: 'survey' }))
    const empty = await makeCourse(test, owner, { title: ' x' }, [])
    expect(await problemsOf(empty)).toEqual([{ code: 'no_decks', topicId: null, deckId: null }])
    const finalExam = { deck_id: survey.id, version_id: null, attempts: 3, time_limit_minutes: 20, wait_hours: 0 }
    const course = await makeCourse(test, owner, { finalExam, prerequisites: [test.deps.newId()] }, [broken.id])
    expect(await problemsOf(course)).toEqual([
      { code: 'deck_not_publishable', topicId: 'beans', deckId: broken.id },
      { code: 'exam_type', topicId: null, deckId: survey.id },
      { code: 'prerequisite_missing', topicId: null, deckId: null },
    ])
    const first = await makeCourse(test, owner, {}, decks)
    const second = await publishCourse(test, owner, await makeCourse(test, owner, { prerequisites: [first.id] }, decks))
    await save(first, { ...first.content, prerequisites: [second.id] })
    expect(await problemsOf(await show(first.id))).toMatchObject([{ code: 'prerequisite_circle' }])
  })

  it('a deck counts once as active, however many courses have it; the plan’s limit holds for all at once', async () => {
    const free = await test.signedIn('Creator')
    await test.deps.db.updateTable('clients').set({ plan: 'free' }).where('id', '=', free.clientId).execute()
    const [one, two] = await makeDecks(test, free, 2)
    const course = await makeCourse(test, free, {}, [one as string])
    const other = await makeCourse(test, free, {}, [one as string])
    const third = await makeCourse(test, free, {}, [two as string])
    await publishCourse(test, free, course)
    await publishCourse(test, free, other)
    const refused = await publish(third, free)
    expect([refused.status, refused.error.limit]).toMatchObject([402, { name: 'activeCampaigns', limit: 1, used: 1 }])
    const deck = (await test.call('decks.show', { as: free, params: { id: two as string } })).body.deck
    const body = { revision: deck.revision }
    expect((await test.call('decks.publish', { as: free, params: { id: deck.id }, body })).status).toBe(402)
    for (const { id } of [course, other])
      expect(
        (await test.call('courses.updateStatus', { as: free, params: { id }, body: { status: 'draft' } })).status,
      ).toBe(200)
    expect((await publish(third, free)).status).toBe(200)
    const back = await test.call('courses.updateStatus', {
      as: free,
      params: { id: course.id },
      body: { status: 'archived' },
    })
    expect(back.status).toBe(422)
  })

  it('is archived and published again as it was; a deck that learners get is not deleted', async () => {
    const own = await makeDecks(test, owner, 1)
    const course = await publishCourse(test, owner, await makeCourse(test, owner, {}, own))
    const set = (status: 'draft' | 'published' | 'archived') =>
      test.call('courses.updateStatus', { as: owner, params: { id: course.id }, body: { status } })
    const params = { id: own[0] as string }
    const refused = await test.call('decks.delete', { as: owner, params })
    expect([refused.status, refused.error.errors[0]]).toEqual([409, expect.stringContaining('Coffee')])
    expect((await set('archived')).body.course.status).toBe('archived')
    expect((await set('published')).body.course.status).toBe('published')
    await set('draft')
    expect((await test.call('decks.delete', { as: owner, params })).status).toBe(200)
    const facts = (await test.call('courses.decks', { as: owner, params: { id: course.id } })).body.decks
    expect(facts).toMatchObject([{ available: false, problems: 0 }])
    await save(await show(course.id), {
      ...(await show(course.id)).content,
      decks: (await show(course.id)).content.decks.map((deck) => ({ ...deck, version_id: null })),
    })
    expect(await problemsOf(await show(course.id))).toMatchObject([{ code: 'deck_missing' }])
  })

  it('has a link with a code that changes and ends', async () => {
    const course = await makeCourse(test, owner, {}, decks)
    const set = async (enabled: boolean) =>
      (await test.call('courses.updateJoinCode', { as: owner, params: { id: course.id }, body: { enabled } })).body
        .course.joinUrl
    const first = await set(true)
    expect(first).toMatch(new RegExp(`/courses/${course.id}/show\\?code=[\\w-]{16}$`))
    expect(await set(true)).not.toBe(first)
    expect(await set(false)).toBeNull()
  })
})

describe('topics and their decks by single calls', () => {
  it('are added, changed, moved and removed', async () => {
    const course = await makeCourse(test, owner, {}, decks)
    const made = await test.call('topics.create', { as: owner, body: { course_id: course.id, title: 'Cups' } })
    const { topic } = made.body
    const params = { id: topic.id }
    const changed = await test.call('topics.update', {
      as: owner,
      params,
      body: { title: 'Mugs', unlock: 'after_previous' },
    })
    expect(changed.body.course.content.topics[2]).toMatchObject({
      title: 'Mugs',
      unlock: 'after_previous',
      required: true,
    })
    const order = async (call: 'topics.moveUp' | 'topics.moveDown') =>
      (await test.call(call, { as: owner, params, body: {} })).body.course.content.topics.map(({ title }) => title)
    expect(await order('topics.moveUp')).toEqual(['Beans', 'Mugs', 'Brewing'])
    expect(await order('topics.moveUp')).toEqual(['Mugs', 'Beans', 'Brewing'])
    expect(await order('topics.moveUp')).toEqual(['Mugs', 'Beans', 'Brewing'])
    expect(await order('topics.moveDown')).toEqual(['Beans', 'Mugs', 'Brewing'])
    const body = { topic_id: 'beans', course_id: course.id }
    const moved = await test.call('topics.moveDeckDown', { as: owner, params: { id: decks[0] as string }, body })
    expect(moved.body.course.content.decks.filter((deck) => deck.topic_id === 'beans').map(({ id }) => id)).toEqual([
      decks[1],
      decks[0],
    ])
    const wrong = { params: { id: decks[0] as string }, body: { topic_id: 'brewing', course_id: course.id } }
    expect((await test.call('topics.moveDeckUp', { as: owner, ...wrong })).status).toBe(404)
    const removed = await test.call('topics.delete', { as: owner, params, body: {} })
    expect(removed.body.course.content.topics).toHaveLength(2)
    expect((await test.call('topics.delete', { as: owner, params, body: {} })).status).toBe(404)
  })

  it('a hundred moves at once leave no gap and lose nothing', async () => {
    const course = await makeCourse(test, owner, {}, decks)
    for (const title of ['C', 'D', 'E', 'F'])
      await test.call('topics.create', { as: owner, body: { course_id: course.id, title } })
    const before = (await show(course.id)).content
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, at) => {
        const id = before.topics[at % before.topics.length]?.id ?? ''
        return test.call(at % 2 === 0 ? 'topics.moveUp' : 'topics.moveDown', {
          as: at % 3 === 0 ? admin : owner,
          params: { id },
          body: { course_id: course.id },
        })
      }),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array(100).fill(200))
    const after = (await show(course.id)).content
    expect(after.topics.map(({ id }) => id).toSorted()).toEqual(before.topics.map(({ id }) => id).toSorted())
    expect(after.decks).toEqual(before.decks)
  })
})

describe('the bin', () => {
  it('keeps a course for thirty days, and gives it back', async () => {
    const course = await publishCourse(test, owner, await makeCourse(test, owner, {}, decks))
    const params = { id: course.id }
    expect((await test.call('courses.delete', { as: owner, params })).status).toBe(200)
    expect((await test.call('courses.delete', { as: owner, params })).status).toBe(200)
    expect((await test.call('courses.show', { as: owner, params })).status).toBe(404)
    const binned = (await test.call('courses.list', { as: owner, query: { status: 'bin' } })).body.courses
    expect(binned.map(({ id }) => id)).toContain(course.id)
    const back = await test.call('courses.restore', { as: owner, params })
    expect(back.body.course).toMatchObject({ status: 'published', content: course.content })
    await test.call('courses.delete', { as: owner, params })
    const now = test.deps.now()
    const later = { ...test.deps, now: () => new Date(now.getTime() + 31 * 86_400_000) }
    expect(await purgeCourses(later)).toBeGreaterThan(0)
    expect((await test.call('courses.restore', { as: owner, params })).status).toBe(404)
  })
})

it('has at most what the contract says', async () => {
  const content = courseOf([], {
    topics: Array.from({ length: 101 }, (_, at) => ({
      id: `t${at}`,
      title: '',
      required: true,
      unlock: 'always' as const,
      unlock_at: null,
      unlock_days: null,
    })),
  })
  const { status, error } = await test.call('courses.create', { as: owner, body: { title: 'Big', content } })
  expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['content.topics']])
})
