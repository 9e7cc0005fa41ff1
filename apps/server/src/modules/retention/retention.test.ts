import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { createTasks } from '../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { playsOf } from '../../test/plays.ts'
import { insertRow } from '../../test/rows.ts'
import { lockClient } from '../clients/index.ts'
import { sampleContent } from '../../test/sample-content.ts'

let test: TestApp
let admin: Person
let deck: PublishedDeck
const { begin, submit, finish, storedAnswers } = playsOf(() => test)
const day = 86_400_000
const apply = () => createTasks(test.deps)['retention.apply']?.({}, { attempt: 1, isRetried: true, signal: undefined })
const update = (body: Record<string, unknown>, as = admin) => test.call('retention.update', { as, body })

beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin')
  deck = await makePublishedDeck(test, admin, sampleContent(['open_answer', 'single_select', 'fill_in_the_blanks']))
})
afterAll(() => test.close())

/** Plays so many days ago; who plays has confirmed the address. */
async function play(days: number, email: string | null): Promise<{ readonly id: string }> {
  const attempt = await begin(deck)
  await submit(attempt, 's0', { kind: 'openAnswer', text: 'I am Mira of Ooty' })
  await submit(attempt, 's1', { kind: 'singleSelect', option: 'o1' })
  await submit(attempt, 's2', { kind: 'fillInTheBlank', texts: ['Mira'] })
  await finish(attempt)
  const started_at = new Date(test.deps.now().getTime() - days * day)
  await test.deps.db.updateTable('attempts').set({ started_at, email }).where('id', '=', attempt.id).execute()
  return attempt
}

const leadOf = (days: number, email: string) =>
  insertRow(test.deps, 'leads', {
    client_id: admin.clientId,
    deck_id: deck.id,
    email,
    created_at: new Date(test.deps.now().getTime() - days * day),
  })

const addressOf = async (id: string) =>
  test.deps.db.selectFrom('attempts').select(['email', 'user_id']).where('id', '=', id).executeTakeFirstOrThrow()

async function figures(): Promise<unknown> {
  const input = { as: admin, params: { id: deck.id } }
  const { overview } = (await test.call('analytics.deckOverview', input)).body
  const { questions } = (await test.call('analytics.deckQuestions', input)).body
  return [overview, questions.map((question) => ({ ...question, texts: [] }))]
}

describe('what an audience left', () => {
  it('is kept for ever until a client says otherwise', async () => {
    expect((await test.call('retention.show', { as: admin })).body).toEqual({
      retention: { answers_days: null, leads_days: null, audit_days: 730 },
    })
    const { id } = await play(4000, 'mira@example.com')
    await apply()
    expect((await addressOf(id)).email).toBe('mira@example.com')
    expect((await storedAnswers({ id }))[0]?.text).toBe('I am Mira of Ooty')
  })

  it('goes when it is older than that: words and addresses of plays, and leads; figures stay', async () => {
    const [old, again, recent] = [
      await play(100, 'asha@example.com'),
      await play(95, 'Asha@example.com'),
      await play(10, 'asha@example.com'),
    ]
    const gone = await leadOf(40, 'asha@example.com')
    const younger = await leadOf(20, 'kabir@example.com')
    const before = await figures()
    const preview = { as: admin, query: { answers_days: 90, leads_days: 30 } }
    expect((await test.call('retention.preview', preview)).body).toEqual({ attempts: 3, leads: 1 })
    expect((await update({ answers_days: 90, leads_days: 30 })).body).toEqual({
      retention: { answers_days: 90, leads_days: 30, audit_days: 730 },
    })
    await apply()
    await apply()
    expect(await figures()).toEqual(before)
    const [first, second] = [await addressOf(old.id), await addressOf(again.id)]
    expect(first).toEqual({ email: null, user_id: expect.any(String) })
    expect(second).toEqual(first)
    expect(await addressOf(recent.id)).toEqual({ email: 'asha@example.com', user_id: null })
    const answers = await storedAnswers(old)
    expect(answers.map(({ answer, text }) => [answer, text])).toEqual([
      [{ kind: 'openAnswer', text: '' }, null],
      [{ kind: 'singleSelect', option: 'o1' }, null],
      [{ kind: 'fillInTheBlank', texts: [] }, null],
    ])
    expect((await storedAnswers(recent))[0]?.text).toBe('I am Mira of Ooty')
    const leads = await test.deps.db.selectFrom('leads').select('id').execute()
    expect(leads.map(({ id }) => id)).toEqual([younger['id']])
    expect(leads.map(({ id }) => id)).not.toContain(gone['id'])
  })

  it('is of one client alone', async () => {
    const other = await test.signedIn('Admin')
    expect((await test.call('retention.show', { as: other })).body.retention).toEqual({
      answers_days: null,
      leads_days: null,
      audit_days: 730,
    })
    expect((await test.call('retention.preview', { as: other, query: { answers_days: 30 } })).body).toEqual({
      attempts: 0,
      leads: 0,
    })
  })
})

describe('how long it is recent', () => {
  it('stays as another Admin has just set it when one more period is set', async () => {
    await update({ answers_days: 90, leads_days: 90 })
    const isWaiting = async () =>
      (
        await test.deps.pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).rowCount
    const changed = await transaction(test.deps.db, async (trx) => {
      await lockClient(trx, admin.clientId)
      await trx.updateTable('retention').set({ leads_days: 365 }).where('client_id', '=', admin.clientId).execute()
      const waiting = update({ audit_days: 365 })
      await expect.poll(isWaiting).toBeGreaterThan(0)
      return { waiting }
    })
    expect((await changed.waiting).body.retention).toEqual({ answers_days: 90, leads_days: 365, audit_days: 365 })
    await update({ audit_days: 730 })
  })

  it('is the part that is named, within a month and ten years, and an Admin’s to say', async () => {
    expect((await update({ leads_days: null })).body.retention).toEqual({
      answers_days: 90,
      leads_days: null,
      audit_days: 730,
    })
    for (const answers_days of [29, 3651, 0.5, -1]) expect((await update({ answers_days })).status).toBe(400)
    const creator = await test.signedIn('Creator', { clientId: admin.clientId })
    expect((await update({ answers_days: 30 }, creator)).status).toBe(403)
    expect((await test.call('retention.show', { as: creator })).status).toBe(403)
  })
})
