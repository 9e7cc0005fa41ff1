import { randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { createTasks } from '../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import { makeUser, type Person } from '../../test/factories.ts'
import type { OpenAttempt } from '../../test/plays.ts'
import { sampleContent } from '../../test/sample-content.ts'
import { enrolPeople } from '../enrolments/index.ts'
import { visitsOf } from './test/visits.ts'

let test: TestApp
let admin: Person
let deck: PublishedDeck
let course: string
const { touch, play, stored, cookieOf, begin } = visitsOf(
  () => test,
  () => admin.clientId,
)
const day = 86_400_000

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  deck = await makePublishedDeck(test, admin, sampleContent(['single_select'], { leadForm: newLeadForm }))
  await test.call('attribution.update', { as: admin, body: { mode: 'ask' } })
  course = (await test.call('courses.create', { as: admin, body: { title: 'Coffee' } })).body.course.id
})
afterAll(() => test.close())

const sendLead = async (attempt: OpenAttempt, email: string, headers: Record<string, string> = {}) => {
  const id = randomUUID()
  const reply = await test.call('play.lead', {
    params: { id: attempt.id },
    body: { token: attempt.token, id, fields: { name: 'Ravi', email }, consent: newLeadForm.consent.required },
    headers,
  })
  expect(reply.error.fields).toBeUndefined()
  expect(reply.status).toBe(200)
  return (await test.call('leads.show', { as: admin, params: { id } })).body.lead
}
const enrol = (...userIds: string[]) =>
  transaction(test.deps.db, (trx) =>
    enrolPeople(trx, {
      clientId: admin.clientId,
      courseId: course,
      userIds,
      source: 'hand',
      addedBy: null,
      at: test.deps.now(),
    }),
  )
const kinds = async (visitor: string) => (await stored(visitor)).map(({ kind }) => kind)
const learner = (options: { readonly email?: string; readonly confirmed?: boolean } = {}) =>
  makeUser(test.deps, { clientId: admin.clientId, license_type: 'Learner', ...options })

describe('a lead of a visitor', () => {
  it('has the first and the last touch, and a path with times', async () => {
    const visitor = randomUUID()
    await touch(visitor, { kind: 'deck', thing: deck.id, source: 'google', campaign: 'spring', ago: 60 })
    await touch(visitor, { kind: 'deck', thing: deck.id, source: 'newsletter', ago: 10 })
    await touch(visitor, { kind: 'deck', thing: deck.id, source: '', ago: 5 })
    const lead = await sendLead(await play(visitor, deck), 'ravi@tea.example')
    expect(lead.first_touch).toMatchObject({ source: 'google', campaign: 'spring', landing: '/blog/meadow/tea' })
    expect(lead.last_touch).toMatchObject({ source: 'newsletter' })
    const { steps } = (await test.call('leads.path', { as: admin, params: { id: lead.id } })).body
    expect(steps.map(({ kind, source, arrival }) => [kind, source, arrival])).toEqual([
      ['deck', 'google', true],
      ['deck', 'newsletter', true],
      ['deck', '', true],
      ['play', '', false],
      ['lead', '', false],
    ])
    expect(new Set(steps.map(({ name }) => name))).toEqual(new Set([sampleContent().name]))
    const listed = async (query: Record<string, string>) =>
      (await test.call('leads.list', { as: admin, query })).body.leads.map(({ id }) => id)
    expect(await listed({ first_source: 'google' })).toEqual([lead.id])
    expect(await listed({ first_source: 'newsletter' })).toEqual([])
    expect(await listed({ last_source: 'newsletter' })).toEqual([lead.id])
    const { first_sources, last_sources } = (await test.call('leads.filters', { as: admin })).body
    expect([first_sources, last_sources]).toEqual([['google'], ['newsletter']])
    const csv = await test.app.inject({ url: '/api/v2/leads/export', headers: admin.headers })
    expect(csv.body).toMatch(/Campaign of the first visit.*\r?\n.*google,,spring,/)
  })

  it('is theirs where they agreed only as they played', async () => {
    const visitor = randomUUID()
    const attempt = await begin(deck)
    await touch(visitor, { kind: 'deck', thing: deck.id, source: 'mail' })
    expect((await sendLead(attempt, 'late@tea.example', cookieOf(visitor))).first_touch?.source).toBe('mail')
    expect(await kinds(visitor)).toEqual(['deck', 'lead'])
  })

  it('of somebody who was not followed has none', async () => {
    const lead = await sendLead(await begin(deck), 'nobody@tea.example')
    expect([lead.first_touch, lead.last_touch]).toEqual([null, null])
    expect((await test.call('leads.path', { as: admin, params: { id: lead.id } })).body.steps).toEqual([])
  })

  it('loses them as the visitor withdraws consent', async () => {
    const visitor = randomUUID()
    await touch(visitor, { kind: 'deck', thing: deck.id, source: 'google', ago: 1 })
    const { id } = await sendLead(await play(visitor, deck), 'gone@tea.example')
    await test.call('touches.clear', { body: { client: admin.clientId, visitor } })
    const { lead } = (await test.call('leads.show', { as: admin, params: { id } })).body
    expect([lead.first_touch, lead.last_touch, lead.email]).toEqual([null, null, 'gone@tea.example'])
  })
})

describe('an enrolment', () => {
  it('is of the visitor who left the confirmed address of the person, once', async () => {
    const [visitor, other] = [randomUUID(), randomUUID()]
    await touch(visitor, { kind: 'deck', thing: deck.id, source: 'google', ago: 2 })
    await sendLead(await play(visitor, deck), 'Meena@Tea.example')
    await sendLead(await play(other, deck), 'unconfirmed@tea.example')
    const known = await learner({ email: 'meena@tea.example', confirmed: true })
    const unconfirmed = await learner({ email: 'unconfirmed@tea.example', confirmed: false })
    await enrol(known.userId, unconfirmed.userId)
    await enrol(known.userId)
    expect(await kinds(visitor)).toEqual(['deck', 'play', 'lead', 'course'])
    expect(await kinds(other)).toEqual(['play', 'lead'])
  })

  it('is of the visitor who played signed in', async () => {
    const visitor = randomUUID()
    const person = await test.signedIn('Learner', { clientId: admin.clientId })
    await play(visitor, deck, person)
    await enrol(person.userId)
    expect(await kinds(visitor)).toEqual(['play', 'course'])
  })

  it('of somebody who was not followed is nobody’s', async () => {
    const { userId } = await learner()
    await enrol(userId)
    expect(await test.deps.db.selectFrom('touches').selectAll().where('ref_id', '=', userId).execute()).toEqual([])
  })
})

describe('a person', () => {
  it('gets what they touched with their data, and it goes as they are erased', async () => {
    const visitor = randomUUID()
    const person = await test.signedIn('Learner', { clientId: admin.clientId })
    await touch(visitor, { kind: 'deck', thing: deck.id, source: 'my-own-source' })
    await play(visitor, deck, person)
    const started = await test.call('account.exportData', { as: person })
    await test.jobsDone()
    const file = await test.app.inject({ url: `/api/v2/jobs/${started.body.job.id}/file`, headers: person.headers })
    const visits = unzipSync(file.rawPayload)['visits.json']
    expect(strFromU8(visits ?? new Uint8Array())).toContain('my-own-source')
    await test.call('users.delete', { as: admin, params: { id: person.userId } })
    await test.deps.db
      .updateTable('users')
      .set({ deleted_at: new Date(test.deps.now().getTime() - 31 * day) })
      .where('id', '=', person.userId)
      .execute()
    await createTasks(test.deps)['users.purge']?.({}, { attempt: 1, isRetried: true, signal: undefined })
    expect(await stored(visitor)).toEqual([])
  })
})
