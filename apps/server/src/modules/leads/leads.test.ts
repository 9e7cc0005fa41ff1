import { leads } from '@deckle/contract/leads.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type CallName, type TestApp } from '../../test/app.ts'
import { makeDeck } from '../../test/decks.ts'
import type { Person } from '../../test/factories.ts'
import { makeLead } from '../../test/leads.ts'
import { insertRow, insertRows } from '../../test/rows.ts'

let test: TestApp
let admin: Person
let manager: Person
let creator: Person
let other: Person
let deck: { readonly id: string }
let others: { readonly id: string }
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin', { first_name: 'Asha' })
  const { clientId } = admin
  manager = await test.signedIn('Manager', { clientId })
  creator = await test.signedIn('Creator', { clientId, manager_id: manager.userId, first_name: 'Chitra' })
  other = await test.signedIn('Creator', { clientId })
  deck = await makeDeck(test, creator)
  others = await makeDeck(test, other)
})

const lead = (fields: Parameters<typeof makeLead>[3] = {}, of = deck) => makeLead(test, admin, of, fields)
const list = async (query: Record<string, unknown> = {}, as = admin) =>
  (await test.call('leads.list', { as, query })).body.leads
const names = async (query: Record<string, unknown> = {}, as = admin) => (await list(query, as)).map(({ name }) => name)
const show = (id: string, as = admin) => test.call('leads.show', { as, params: { id } })
const update = (id: string, body: Record<string, unknown>, as = admin) =>
  test.call('leads.update', { as, params: { id }, body })
const history = async (id: string) => (await test.call('leads.history', { as: admin, params: { id } })).body.history
const acts = async (id: string) => (await history(id)).map(({ act }) => act)
const tagOf = async (name: string) =>
  (await insertRow(test.deps, 'tags', { client_id: admin.clientId, kind: 'content', name, slug: name })).id

describe('who sees leads', () => {
  it('a Creator those of decks that they may edit, a Manager those of the branch, an Admin all', async () => {
    await lead({ name: 'Ravi' })
    await lead({ name: 'Meena' }, others)
    expect(await names({}, creator)).toEqual(['Ravi'])
    expect(await names({}, manager)).toEqual(['Ravi'])
    expect(await names({}, other)).toEqual(['Meena'])
    expect(await names()).toEqual(['Meena', 'Ravi'])
    const share = (can: string) =>
      test.call('sharing.update', {
        as: other,
        params: { id: others.id },
        body: { everyone: 'none', people: [{ user_id: creator.userId, can }] },
      })
    await share('view')
    expect(await names({}, creator)).toEqual(['Ravi'])
    await share('edit')
    expect(await names({}, creator)).toEqual(['Meena', 'Ravi'])
    const learner = await test.signedIn('Learner', { clientId: admin.clientId })
    expect((await test.call('leads.list', { as: learner })).status).toBe(403)
  })

  it('who looks after a lead sees it, too', async () => {
    const id = await lead({ name: 'Meena' }, others)
    expect((await show(id, creator)).status).toBe(404)
    await update(id, { owner: creator.userId })
    expect((await show(id, creator)).status).toBe(200)
    expect(await names({}, manager)).toEqual(['Meena'])
  })

  it('nobody of another client, or out of reach, by any call', async () => {
    const id = await lead({ name: 'Ravi', email: 'r@tea.example' })
    const second = await lead({ name: 'Ravi', email: 'r@tea.example' })
    const note = (await test.call('leads.createNote', { as: admin, params: { id }, body: { text: 'Hello' } })).body.note
    const calls: readonly (readonly [CallName, Record<string, string>, Record<string, unknown>])[] = [
      ['leads.show', { id }, {}],
      ['leads.update', { id }, { name: 'x' }],
      ['leads.delete', { id }, {}],
      ['leads.restore', { id }, {}],
      ['leads.split', { id }, { lead: second }],
      ['leads.history', { id }, {}],
      ['leads.notes', { id }, {}],
      ['leads.createNote', { id }, { text: 'x' }],
      ['leads.updateNote', { id, note_id: note.id }, { text: 'x' }],
      ['leads.deleteNote', { id, note_id: note.id }, {}],
      ['leads.merge', {}, { into: id, ids: [second] }],
    ]
    for (const as of [await test.signedIn('Admin'), other])
      for (const [name, params, body] of calls)
        expect((await test.call(name, { as, params, body } as never)).status, name).toBe(404)
    const bulk = await test.call('leads.bulk', { as: other, body: { ids: [id], status: 'lost' } })
    expect(bulk.body.changed).toBe(0)
    expect((await list({ deck: deck.id }, other)).length).toBe(0)
    expect((await show(id)).body.lead).toMatchObject({ status: 'new', name: 'Ravi' })
  })
})

describe('the list', () => {
  it('is the same by both its paths', async () => {
    await lead({ name: 'Ravi' })
    const both = await Promise.all([test.call('leads.list', { as: admin }), test.call('leads.getLeads', { as: admin })])
    expect(both[0].body).toEqual(both[1].body)
    expect(both[0].body).toMatchObject({ total: 1, next: null })
  })

  it('filters by text, deck, status, owner, tag, source, dates and duplicates', async () => {
    const ravi = await lead({ name: 'Ravi 100%', email: 'ravi@tea.example', phone: '+91 98450 12345', source: 'news' })
    const meena = await lead({ name: 'Meena', company: 'Tea & Co', phone: '098450-12345' }, others)
    const tag = await tagOf('Hot')
    await update(ravi, { status: 'won', tags: [tag] })
    await update(meena, { owner: null })
    const today = new Date().toISOString().slice(0, 10)
    for (const [query, found] of [
      [{ search: '0%' }, ['Ravi 100%']],
      [{ search: 'TEA' }, ['Meena', 'Ravi 100%']],
      [{ search: '_' }, []],
      [{ deck: deck.id }, ['Ravi 100%']],
      [{ status: 'new' }, ['Meena']],
      [{ owner: creator.userId }, ['Ravi 100%']],
      [{ owner: 'none' }, ['Meena']],
      [{ tag }, ['Ravi 100%']],
      [{ source: 'news' }, ['Ravi 100%']],
      [{ source: '-' }, ['Meena']],
      [{ from: today, to: today }, ['Meena', 'Ravi 100%']],
      [{ to: '2020-01-01' }, []],
      [{ from: '2999-01-01', tz: 'Asia/Kolkata' }, []],
      [{ duplicates: 'true' }, ['Meena', 'Ravi 100%']],
    ] as const)
      expect(await names(query), JSON.stringify(query)).toEqual(found)
    await update(meena, { phone: '1234567' })
    expect(await names({ duplicates: 'true' })).toEqual([])
    for (const query of [{ status: 'x' }, { owner: 'x' }, { from: '2026-02-30' }, { tz: 'Mars' }, { sort: 'x' }])
      expect((await test.call('leads.list', { as: admin, query })).status).toBe(400)
  })

  it('comes in each order page by page, without a gap', async () => {
    for (const [at, name] of ['c', 'a', 'b', 'a', 'd'].entries()) await lead({ name, percentage: at * 10 })
    for (const sort of ['newest', 'oldest', 'changed', 'name', 'score']) {
      const ids: string[] = []
      let cursor: string | null | undefined
      do {
        const { body } = await test.call('leads.list', {
          as: admin,
          query: { sort, limit: 2, ...(cursor && { cursor }) },
        })
        ids.push(...body.leads.map(({ id }) => id))
        cursor = body.next
      } while (cursor)
      expect(new Set(ids).size, sort).toBe(5)
    }
    expect(await names({ sort: 'name' })).toEqual(['a', 'a', 'b', 'c', 'd'])
    expect(await names({ sort: 'score' })).toEqual(['d', 'a', 'b', 'a', 'c'])
  })

  it('is searched by the command palette, too', async () => {
    const id = await lead({ name: 'Ravi', company: 'Tea & Co' })
    await lead({ name: 'Ravina' }, others)
    const found = async (as: Person, q: string) =>
      (await test.call('search.find', { as, query: { q } })).body.results.filter(({ kind }) => kind === 'lead')
    expect(await found(creator, 'ravi')).toEqual([
      { kind: 'lead', id, title: 'Ravi', hint: 'Tea & Co', link: `/leads/${id}` },
    ])
    expect(await found(admin, 'RAVI')).toHaveLength(2)
    expect(await found(admin, '%')).toEqual([])
  })

  it('says what can be filtered by, and counts by status what the filters leave', async () => {
    const ravi = await lead({ name: 'Ravi', source: 'news' })
    await lead({ name: 'Meena', source: 'blog' }, others)
    await lead({ name: 'Asif', source: 'news' })
    await update(ravi, { status: 'qualified' })
    const filters = async (as: Person) => (await test.call('leads.filters', { as })).body
    expect((await filters(admin)).sources).toEqual(['blog', 'news'])
    expect((await filters(admin)).owners.map(({ id }) => id).toSorted()).toEqual(
      [creator.userId, other.userId].toSorted(),
    )
    expect(await filters(creator)).toMatchObject({ decks: [{ id: deck.id }], sources: ['news'] })
    const counts = async (query: Record<string, unknown>) =>
      Object.fromEntries(
        (await test.call('leads.counts', { as: admin, query })).body.counts.map(({ status, count }) => [status, count]),
      )
    expect(await counts({})).toEqual({ new: 2, contacted: 0, qualified: 1, won: 0, lost: 0 })
    expect(await counts({ source: 'blog' })).toEqual({ new: 1, contacted: 0, qualified: 0, won: 0, lost: 0 })
  })

  it('is refused with the limit where the plan has no leads', async () => {
    const id = await lead()
    const plan = plans.agency as { leads: boolean }
    plan.leads = false
    try {
      const [params, text] = [{ id, note_id: id }, { text: 'x' }]
      const bodies: Readonly<Record<string, object>> = {
        bulk: { ids: [id] },
        merge: { into: id, ids: [id] },
        split: { lead: id },
        createNote: text,
        updateNote: text,
      }
      for (const call of Object.keys(leads) as (keyof typeof leads)[]) {
        const name = `leads.${call}` as const
        const { status, error } = await test.call(name, { as: admin, params, body: bodies[call] ?? {} } as never)
        expect([status, error.code, error.limit?.name], name).toEqual([402, 'plan_limit', 'leads'])
        expect(error.errors[0]).toBe('Your plan has no leads. Change the plan to collect them.')
      }
    } finally {
      plan.leads = true
    }
  })
})

describe('a lead', () => {
  it('is changed field by field, and its history says how', async () => {
    const id = await lead({ name: 'Ravi', email: 'ravi@tea.example' })
    const [hot, cold] = [await tagOf('Hot'), await tagOf('Cold')]
    const { body } = await update(id, { name: ' Ravi K ', status: 'contacted', owner: admin.userId, tags: [hot, cold] })
    expect(body.lead).toMatchObject({
      name: 'Ravi K',
      email: 'ravi@tea.example',
      status: 'contacted',
      owner: { id: admin.userId },
      tags: [{ name: 'Cold' }, { name: 'Hot' }],
    })
    await update(id, { name: 'Ravi K', status: 'contacted' })
    const events = await history(id)
    expect(new Set(events.map(({ act }) => act))).toEqual(new Set(['captured', 'edited', 'status', 'owner', 'tags']))
    expect(events).toHaveLength(5)
    expect(events.find(({ act }) => act === 'status')).toMatchObject({
      actor: { id: admin.userId },
      detail: { from: 'new', to: 'contacted' },
    })
    expect(events.at(-1)).toMatchObject({ act: 'captured', actor: null })
  })

  it('keeps to its bounds, and to people and tags of its client', async () => {
    const id = await lead()
    const learner = await test.signedIn('Learner', { clientId: admin.clientId })
    const foreign = await test.signedIn('Creator')
    for (const owner of [learner.userId, foreign.userId, test.deps.newId()])
      expect((await update(id, { owner })).status).toBe(422)
    expect((await update(id, { tags: [test.deps.newId()] })).status).toBe(422)
    for (const body of [{ email: 'no' }, { name: 'x'.repeat(201) }, { status: 'x' }, { score: 100 }, { consent: null }])
      expect((await update(id, body)).status).toBe(400)
    expect((await update(id, { email: '' })).status).toBe(200)
  })

  it('goes to the bin and comes back; after thirty days it is gone', async () => {
    const id = await lead({ name: 'Ravi' })
    for (let times = 0; times < 2; times++)
      expect((await test.call('leads.delete', { as: creator, params: { id } })).status).toBe(200)
    expect([await names(), await names({ bin: 'true' })]).toEqual([[], ['Ravi']])
    expect((await update(id, { name: 'x' })).status).toBe(404)
    expect((await show(id)).body.lead.can).toEqual({ edit: false })
    await test.call('leads.restore', { as: creator, params: { id } })
    expect(await names()).toEqual(['Ravi'])
    expect((await acts(id)).toSorted()).toEqual(['captured', 'deleted', 'restored'])
    await test.call('leads.delete', { as: creator, params: { id } })
    const { purgeLeads } = await import('./edit/delete-lead.ts')
    const later = (days: number) => ({
      db: test.deps.db,
      now: () => new Date(test.deps.now().getTime() + days * 86_400_000),
    })
    expect(await purgeLeads(later(29))).toBe(0)
    expect(await purgeLeads(later(31))).toBe(1)
    expect((await show(id)).status).toBe(404)
  })

  it('bears notes, which their authors alone change', async () => {
    const id = await lead()
    const write = (text: string, as = creator) => test.call('leads.createNote', { as, params: { id }, body: { text } })
    const { note } = (await write(' Call on Monday ')).body
    await write('Wants 200 seats', admin)
    const read = async (as = creator) => (await test.call('leads.notes', { as, params: { id } })).body.notes
    expect((await read()).map(({ text, can }) => [text, can.edit])).toEqual([
      ['Wants 200 seats', false],
      ['Call on Monday', true],
    ])
    const params = { id, note_id: note.id }
    expect((await test.call('leads.updateNote', { as: admin, params, body: { text: 'x' } })).status).toBe(403)
    expect((await test.call('leads.deleteNote', { as: admin, params })).status).toBe(403)
    await test.call('leads.updateNote', { as: creator, params, body: { text: 'Call on Tuesday' } })
    expect((await read())[1]?.text).toBe('Call on Tuesday')
    await test.call('leads.deleteNote', { as: creator, params })
    expect(await read()).toHaveLength(1)
    for (const text of ['', ' ', 'x'.repeat(5001)]) expect((await write(text)).status).toBe(400)
  })
})

it('many are changed at once, and what is so already is passed over', async () => {
  const [a, b, foreign] = [await lead({ name: 'a' }), await lead({ name: 'b' }), await lead({ name: 'c' }, others)]
  const hot = await tagOf('Hot')
  const bulk = (body: Record<string, unknown>, as = creator) => test.call('leads.bulk', { as, body })
  const ids = [a, b, foreign]
  expect((await bulk({ ids, status: 'won', add_tags: [hot] })).body.changed).toBe(2)
  expect((await bulk({ ids, status: 'won', add_tags: [hot] })).body.changed).toBe(0)
  expect((await list({ status: 'won', tag: hot })).map(({ name }) => name)).toEqual(['b', 'a'])
  expect((await bulk({ ids: [a], remove_tags: [hot], owner: null })).body.changed).toBe(1)
  expect((await show(a)).body.lead).toMatchObject({ tags: [], owner: null })
  expect((await bulk({ ids, deleted: true })).body.changed).toBe(2)
  expect((await bulk({ ids, deleted: false })).body.changed).toBe(2)
  expect((await bulk({ ids, owner: test.deps.newId() })).status).toBe(422)
  for (const body of [{ ids: [] }, { ids: Array.from({ length: 201 }, () => a) }, { ids, name: 'x' }])
    expect((await bulk(body)).status).toBe(400)
})

describe('leads that are one person', () => {
  it('are found by e-mail address and telephone number', async () => {
    const id = await lead({ name: 'Ravi', email: 'Ravi@tea.example', phone: '+91 98450 12345' })
    const byMail = await lead({ name: 'R. K.', email: 'ravi@TEA.example' }, others)
    const byPhone = await lead({ name: 'Ravi Kumar', phone: '09845012345' })
    await lead({ name: 'Meena', email: 'm@tea.example', phone: '12345' })
    await lead({ name: 'Nobody' })
    const found = (await show(id)).body.duplicates.map((one) => one.id)
    expect(found).toEqual([byPhone, byMail])
    expect((await show(id, creator)).body.duplicates.map((one) => one.id)).toEqual([byPhone])
    expect((await list()).filter(({ duplicate }) => duplicate)).toHaveLength(3)
  })

  it('are merged: what one lacks comes from the others, and both histories are kept', async () => {
    const [hot] = [await tagOf('Hot')]
    const kept = await lead({ name: 'Ravi', email: 'ravi@tea.example' })
    const former = await lead({
      name: 'R. K.',
      email: 'ravi@tea.example',
      phone: '98450 12345',
      company: 'Tea & Co',
      percentage: 70,
    })
    await update(former, { tags: [hot], status: 'contacted' })
    await test.call('leads.createNote', { as: admin, params: { id: former }, body: { text: 'Of the former' } })
    const { body } = await test.call('leads.merge', { as: creator, body: { into: kept, ids: [former, kept] } })
    expect(body.lead).toMatchObject({
      id: kept,
      name: 'Ravi',
      phone: '98450 12345',
      company: 'Tea & Co',
      score: 70,
      status: 'new',
      tags: [{ name: 'Hot' }],
      duplicate: false,
    })
    expect(body.merged.map(({ id }) => id)).toEqual([former])
    expect(await names()).toEqual(['Ravi'])
    expect((await show(former)).status).toBe(404)
    expect((await acts(kept)).toSorted()).toEqual(['captured', 'captured', 'merged', 'note', 'status', 'tags'])
    const notes = (await test.call('leads.notes', { as: creator, params: { id: kept } })).body.notes
    expect(notes.map(({ text }) => text)).toEqual(['Of the former'])
    // Whoever was merged in sends the form again: the same lead, no new one.
    expect(
      (await test.deps.db.selectFrom('leads').select('id').where('client_id', '=', admin.clientId).execute()).length,
    ).toBe(2)
  })

  it('are taken apart again, and merged ones move on with what they were merged into', async () => {
    const [a, b, c] = [await lead({ name: 'a' }), await lead({ name: 'b' }), await lead({ name: 'c' })]
    const merge = (into: string, ids: string[]) => test.call('leads.merge', { as: admin, body: { into, ids } })
    await merge(b, [c])
    expect((await merge(a, [b])).body.merged.map(({ name }) => name)).toEqual(['b', 'c'])
    const split = (lead: string, id: string) => test.call('leads.split', { as: admin, params: { id }, body: { lead } })
    expect((await split(c, a)).body.merged.map(({ name }) => name)).toEqual(['b'])
    expect(await names({ sort: 'name' })).toEqual(['a', 'c'])
    expect((await split(c, a)).status).toBe(404)
    expect((await merge(a, [a])).status).toBe(422)
    expect((await merge(a, [test.deps.newId()])).status).toBe(404)
  })
})

describe('the export', () => {
  it('has a column for each own field, in the language asked for, and runs nothing', async () => {
    const answers = [{ id: 'f1', label: 'Team size', value: '=1+1' }]
    await lead({ name: '=HYPERLINK("x")', email: 'ravi@tea.example', answers })
    await lead({ name: 'Meena' })
    const file = async (query: Record<string, unknown>, language = 'en') => {
      const reply = await test.call('leads.export', { as: creator, query, headers: { 'accept-language': language } })
      return { text: String(reply.body), headers: reply.headers }
    }
    const csv = await file({ sort: 'oldest' })
    const lines = csv.text.trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/^Name,E-mail,Phone,Company,Status,.*,Team size$/)
    expect(lines[1]).toMatch(/^"'=HYPERLINK\(""x""\)",ravi@tea\.example,.*,'=1\+1$/)
    expect((await file({}, 'hi')).text).toContain('नाम')
    expect((await file({ search: 'nobody' })).text.trim().split('\r\n')).toHaveLength(1)
    expect((await file({ format: 'xlsx' })).headers['content-type']).toContain('spreadsheetml')
  })

  it('has all leads that the list finds, however many', async () => {
    const rows = Array.from({ length: 1203 }, (_, at) => ({
      client_id: admin.clientId,
      deck_id: deck.id,
      name: `L${at}`,
    }))
    await insertRows(test.deps, 'leads', rows)
    const { body } = await test.call('leads.export', { as: creator })
    expect(String(body).trim().split('\r\n')).toHaveLength(1204)
    expect((await test.call('leads.counts', { as: creator })).body.counts[0]).toEqual({
      status: 'new',
      count: 1000,
      more: true,
    })
  })
})
