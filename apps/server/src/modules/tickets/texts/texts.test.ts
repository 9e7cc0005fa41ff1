import { answerTextLimits } from '@deckle/core/ticket/answer-text.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { ticketTasks } from '../tasks.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin')
})

const create = (as: Person, name: string, text = 'Hello {name}') =>
  test.call('ticket_texts.create', { as, body: { name, text } })
const list = async (as: Person, bin = false) =>
  (await test.call('ticket_texts.list', { as, query: bin ? { bin: 'true' } : {} })).body.texts
const names = async (as: Person, bin = false) => (await list(as, bin)).map(({ name }) => name)

describe('prepared answers', () => {
  it('belong to a client: its Admins share them by name, others never see them', async () => {
    await create(admin, 'reset the password')
    await create(admin, 'Ask for details')
    const other = await test.signedIn('Admin', { clientId: admin.clientId })
    expect(await names(other)).toEqual(['Ask for details', 'reset the password'])
    const outsider = await test.signedIn('Admin')
    expect(await names(outsider)).toEqual([])
    const id = (await list(admin))[0]?.id ?? ''
    for (const call of ['ticket_texts.delete', 'ticket_texts.restore'] as const)
      expect((await test.call(call, { as: outsider, params: { id } })).status).toBe(404)
    const manager = await test.signedIn('Manager', { clientId: admin.clientId })
    expect((await test.call('ticket_texts.list', { as: manager })).status).toBe(403)
  })

  it('are changed over the state that was seen, and noted in the audit log', async () => {
    const { id, updatedAt: seen } = (await create(admin, 'Refunds')).body.text
    const update = (name: string, body: object = {}) =>
      test.call('ticket_texts.update', { as: admin, params: { id }, body: { name, text: 'Text', ...body } })
    expect((await update('Refund')).status).toBe(200)
    const stale = await update('Money', { seen })
    expect([stale.status, stale.error.code]).toEqual([409, 'conflict'])
    expect(await names(admin)).toEqual(['Refund'])
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('client_id', '=', admin.clientId)
      .execute()
    expect(acts.filter(({ action }) => action.startsWith('ticket_text.'))).toHaveLength(2)
  })

  it('are refused blank or too long, and beyond 100, also at once', async () => {
    const { name, text } = answerTextLimits
    for (const body of [
      { name: ' ', text: 'x' },
      { name: 'x', text: '' },
      { name: 'x'.repeat(name + 1), text: 'x' },
      { name: 'x', text: 'x'.repeat(text + 1) },
    ])
      expect((await test.call('ticket_texts.create', { as: admin, body })).status).toBe(400)
    for (let at = 0; at < answerTextLimits.count - 1; at++) expect((await create(admin, `Text ${at}`)).status).toBe(200)
    const both = await Promise.all([create(admin, 'One'), create(admin, 'Two')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('stay in the bin for 30 days, and are restored from it where there is room', async () => {
    const { id } = (await create(admin, 'Gone')).body.text
    const act = (call: 'ticket_texts.delete' | 'ticket_texts.restore') => test.call(call, { as: admin, params: { id } })
    for (let times = 0; times < 2; times++) expect((await act('ticket_texts.delete')).status).toBe(200)
    expect([await names(admin), await names(admin, true)]).toEqual([[], ['Gone']])
    const change = test.call('ticket_texts.update', { as: admin, params: { id }, body: { name: 'x', text: 'x' } })
    expect((await change).status).toBe(404)
    expect((await act('ticket_texts.restore')).body).toMatchObject({ text: { id, deletedAt: null } })
    expect(await names(admin)).toEqual(['Gone'])
    await act('ticket_texts.delete')
    const purgeAfter = async (days: number) => {
      const at = new Date(test.deps.now().getTime() + days * 86_400_000)
      await ticketTasks({ ...test.deps, now: () => at })['tickets.purge']?.(
        {},
        { attempt: 1, isRetried: true, signal: undefined },
      )
      return names(admin, true)
    }
    expect(await purgeAfter(29)).toEqual(['Gone'])
    expect(await purgeAfter(31)).toEqual([])
  })
})
