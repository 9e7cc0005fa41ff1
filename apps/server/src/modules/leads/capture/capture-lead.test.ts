import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LeadTouch } from '@deckle/core/lead/lead.ts'
import { transaction } from '../../../db/transaction.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { insertRow } from '../../../test/rows.ts'
import { checkFigures } from '../../figures/check/check-figures.ts'
import { foldAll } from '../../figures/index.ts'
import { purgeLeads } from '../edit/delete-lead.ts'
import { captureLead, type LeadCapture } from './capture-lead.ts'
import { setLeadResult } from './set-result.ts'

let test: TestApp
let owner: Person
let deck: PublishedDeck
beforeAll(async () => {
  test = await createTestApp()
  owner = await test.signedIn('Creator')
  deck = await makePublishedDeck(test, owner)
})
afterAll(() => test.close())

async function play(values: Record<string, unknown> = {}): Promise<string> {
  const { id } = await insertRow(test.deps, 'attempts', {
    client_id: owner.clientId,
    deck_id: deck.id,
    version_id: deck.versionId,
    source: 'newsletter',
    medium: 'email',
    campaign: 'spring',
    country: 'IN',
    ...values,
  })
  return id
}
const capture = (attemptId: string, more: Partial<LeadCapture> = {}) =>
  transaction(test.deps.db, (trx) =>
    captureLead(trx, test.deps, {
      clientId: owner.clientId,
      deckId: deck.id,
      attemptId,
      fields: { name: 'Ravi', email: 'ravi@tea.example', phone: '+91 98450 12345' },
      consent: 'You may write to me.',
      ...more,
    }),
  )
const stored = (id: string) =>
  test.deps.db
    .selectFrom('leads')
    .selectAll()
    .where('client_id', '=', owner.clientId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const notices = async () =>
  (await test.call('notifications.list', { as: owner, params: { id: owner.userId } })).body.notifications
const touch: LeadTouch = {
  at: '2026-11-01T10:00:00.000Z',
  source: 'blog',
  medium: '',
  campaign: '',
  referrer: 'https://search.example/',
  landing: '/blog/meadow/tea',
}

describe('a captured lead', () => {
  it('has what the form, the play and the visits say, and the owner of the deck looks after it', async () => {
    const attemptId = await play({ percentage: 80 })
    const answers = [{ id: 'f1', label: 'Team size', value: '12' }]
    const { id, isNew } = (await capture(attemptId, {
      fields: { name: 'Ravi', email: 'Ravi@tea.example', phone: '098450-12345', company: 'Tea & Co', answers },
      firstTouch: touch,
      lastTouch: { ...touch, source: 'newsletter' },
      outcome: 'Green tea',
    })) ?? { id: '', isNew: false }
    expect(isNew).toBe(true)
    expect(await stored(id)).toMatchObject({
      deck_id: deck.id,
      attempt_id: attemptId,
      owner_id: owner.userId,
      name: 'Ravi',
      email: 'Ravi@tea.example',
      phone_key: '9845012345',
      company: 'Tea & Co',
      answers,
      score: 80,
      outcome: 'Green tea',
      source: 'newsletter',
      medium: 'email',
      campaign: 'spring',
      referrer: 'https://search.example/',
      country: 'IN',
      device: 'phone',
      consent: { text: 'You may write to me.', at: expect.any(String) },
      status: 'new',
      first_touch: touch,
    })
    const { lead } = (await test.call('leads.show', { as: owner, params: { id } })).body
    expect(lead.utm).toEqual({ source: 'newsletter', medium: 'email', campaign: 'spring' })
  })

  it('is told to the owner of the deck once, however often the form is sent', async () => {
    const attemptId = await play()
    const before = (await notices()).length
    const all = await Promise.all([capture(attemptId), capture(attemptId), capture(attemptId)])
    expect(new Set(all.map((one) => one?.id)).size).toBe(1)
    expect(all.filter((one) => one?.isNew)).toHaveLength(1)
    const [first, ...others] = await notices()
    expect(others).toHaveLength(before)
    expect(first).toMatchObject({ type: 'lead_new', title: 'New lead: Ravi', link: `/leads/${all[0]?.id}` })
  })

  it('changes when the form is sent again, and keeps what became of it', async () => {
    const attemptId = await play()
    const { id = '' } = (await capture(attemptId)) ?? {}
    await test.deps.db.updateTable('leads').set({ status: 'won' }).where('id', '=', id).execute()
    await capture(attemptId, { fields: { name: 'Ravi K', email: 'k@tea.example' }, consent: null })
    expect(await stored(id)).toMatchObject({
      name: 'Ravi K',
      email: 'k@tea.example',
      phone: '',
      phone_key: '',
      consent: null,
      status: 'won',
    })
    const acts = await test.deps.db
      .selectFrom('lead_activity')
      .select('act')
      .where('lead_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(acts.map(({ act }) => act)).toEqual(['captured', 'submitted_again'])
  })

  it('takes the result of a play that ends later', async () => {
    const attemptId = await play()
    const { id = '' } = (await capture(attemptId)) ?? {}
    expect((await stored(id)).score).toBeNull()
    const result = { clientId: owner.clientId, attemptId, score: 60, outcome: 'Black tea' }
    await transaction(test.deps.db, (trx) => setLeadResult(trx, test.deps, result))
    expect(await stored(id)).toMatchObject({ score: 60, outcome: 'Black tea' })
    await transaction(test.deps.db, (trx) => setLeadResult(trx, test.deps, { ...result, attemptId: deck.id }))
  })

  it('is counted for its play without an event, in the bin too, until it is removed for good', async () => {
    const attemptId = await play()
    const { id = '' } = (await capture(attemptId)) ?? {}
    const counted = async () => {
      await foldAll(test.deps.db, owner.clientId)
      const fact = await test.deps.db
        .selectFrom('attempt_facts')
        .select('attempt_id')
        .where('attempt_id', '=', attemptId)
        .execute()
      return fact.length
    }
    expect(await counted()).toBe(1)
    await test.deps.db
      .updateTable('leads')
      .set({ deleted_at: new Date(0) })
      .where('id', '=', id)
      .execute()
    expect(await checkFigures(test.deps.db, owner.clientId, { isKept: true })).toEqual([])
    expect(await counted()).toBe(1)
    expect(await purgeLeads(test.deps)).toBe(1)
    expect(await counted()).toBe(0)
  })

  it('is none where the client has no such deck, and nothing is left where the transaction fails', async () => {
    const attemptId = await play()
    const elsewhere = await test.signedIn('Creator')
    expect(await capture(attemptId, { clientId: elsewhere.clientId })).toBeNull()
    const before = (await notices()).length
    await expect(
      transaction(test.deps.db, async (trx) => {
        await captureLead(trx, test.deps, {
          clientId: owner.clientId,
          deckId: deck.id,
          attemptId,
          fields: {},
          consent: null,
        })
        throw new Error('Later')
      }),
    ).rejects.toThrow('Later')
    expect(await notices()).toHaveLength(before)
    expect((await capture(attemptId, { fields: {} }))?.isNew).toBe(true)
    expect((await notices())[0]?.title).toMatch(/^New lead from “/)
  })
})
