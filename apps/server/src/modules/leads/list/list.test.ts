import { leads } from '@deckle/contract/leads.ts'
import { leadSorts } from '@deckle/core/lead/lead.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { describe, expect, it } from 'vitest'
import type { Person } from '../../../test/factories.ts'
import { leadScene } from '../test/lead-scene.ts'

const { scene, lead, names, update, tagOf } = leadScene()

describe('the list', () => {
  it('is the same by both its paths', async () => {
    await lead({ name: 'Ravi' })
    const both = await Promise.all([
      scene.test.call('leads.list', { as: scene.admin }),
      scene.test.call('leads.getLeads', { as: scene.admin }),
    ])
    expect(both[0].body).toEqual(both[1].body)
    expect(both[0].body).toMatchObject({ total: 1, next: null })
  })

  it('filters by text, deck, status, owner, tag, source, dates and duplicates', async () => {
    const ravi = await lead({ name: 'Ravi 100%', email: 'ravi@tea.example', phone: '+91 98450 12345', source: 'news' })
    const meena = await lead({ name: 'Meena', company: 'Tea & Co', phone: '098450-12345' }, scene.others)
    const tag = await tagOf('Hot')
    await update(ravi, { status: 'won', tags: [tag] })
    await update(meena, { owner: null })
    const today = new Date().toISOString().slice(0, 10)
    for (const [query, found] of [
      [{ search: '0%' }, ['Ravi 100%']],
      [{ search: 'TEA' }, ['Meena', 'Ravi 100%']],
      [{ search: '_' }, []],
      [{ deck: scene.deck.id }, ['Ravi 100%']],
      [{ status: 'new' }, ['Meena']],
      [{ owner: scene.creator.userId }, ['Ravi 100%']],
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
      expect((await scene.test.call('leads.list', { as: scene.admin, query })).status).toBe(400)
  })

  it('filters and sorts by outcome, those without one last, and offers the outcomes that there are', async () => {
    const { deps } = scene.test
    for (const [name, outcome] of [
      ['a', ''],
      ['b', 'Filter'],
      ['c', 'espresso'],
      ['d', 'Filter'],
    ] as const) {
      const id = await lead({ name })
      const own = deps.db.updateTable('leads').set({ outcome }).where('client_id', '=', scene.admin.clientId)
      await own.where('id', '=', id).execute()
    }
    expect(await names({ outcome: 'Filter' })).toEqual(['d', 'b'])
    expect(await names({ outcome: '-' })).toEqual(['a'])
    expect(await names({ outcome: 'filter' })).toEqual([])
    const sorted = await names({ sort: 'outcome' })
    expect([sorted[0], sorted.slice(1, 3).toSorted(), sorted[3]]).toEqual(['c', ['b', 'd'], 'a'])
    const { outcomes } = (await scene.test.call('leads.filters', { as: scene.admin })).body
    expect(outcomes.toSorted()).toEqual(['Filter', 'espresso'])
    expect((await scene.test.call('leads.filters', { as: scene.other })).body.outcomes).toEqual([])
    const file = await scene.test.call('leads.export', { as: scene.admin, query: { outcome: 'espresso' } })
    expect(String(file.body)).toContain('espresso')
    expect(String(file.body)).not.toContain('Filter')
  })

  it('comes in each order page by page, without a gap', async () => {
    for (const [at, name] of ['c', 'a', 'b', 'a', 'd'].entries()) await lead({ name, percentage: at * 10 })
    for (const sort of leadSorts) {
      const ids: string[] = []
      let cursor: string | null | undefined
      do {
        const { body } = await scene.test.call('leads.list', {
          as: scene.admin,
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

  it('keeps the plan of a first page on a connection, of one status, too', async () => {
    await lead({ name: 'Ravi' })
    for (const status of ['all', 'new']) {
      for (let at = 0; at < 12; at++) expect(await names(status === 'all' ? {} : { status })).toEqual(['Ravi'])
      // The pool hands out the connection that was used last.
      const { rows } = await scene.test.deps.pool.query<{ is_kept: boolean }>(
        `select generic_plans > 0 as is_kept from pg_prepared_statements where name like 'leads_newest_${status}%' and generic_plans + custom_plans >= 12`,
      )
      expect(rows).toEqual([{ is_kept: true }])
    }
  })

  it('is searched by the command palette, too', async () => {
    const id = await lead({ name: 'Ravi', company: 'Tea & Co' })
    await lead({ name: 'Ravina' }, scene.others)
    const found = async (as: Person, q: string) =>
      (await scene.test.call('search.find', { as, query: { q } })).body.results.filter(({ kind }) => kind === 'lead')
    expect(await found(scene.creator, 'ravi')).toEqual([
      { kind: 'lead', id, title: 'Ravi', hint: 'Tea & Co', link: `/leads/${id}` },
    ])
    expect(await found(scene.admin, 'RAVI')).toHaveLength(2)
    expect(await found(scene.admin, '%')).toEqual([])
  })

  it('says what can be filtered by, and counts by status what the filters leave', async () => {
    const ravi = await lead({ name: 'Ravi', source: 'news' })
    await lead({ name: 'Meena', source: 'blog' }, scene.others)
    await lead({ name: 'Asif', source: 'news' })
    await update(ravi, { status: 'qualified' })
    const filters = async (as: Person) => (await scene.test.call('leads.filters', { as })).body
    expect((await filters(scene.admin)).sources).toEqual(['blog', 'news'])
    expect((await filters(scene.admin)).owners.map(({ id }) => id).toSorted()).toEqual(
      [scene.creator.userId, scene.other.userId].toSorted(),
    )
    expect(await filters(scene.creator)).toMatchObject({ decks: [{ id: scene.deck.id }], sources: ['news'] })
    const counts = async (query: Record<string, unknown>) =>
      Object.fromEntries(
        (await scene.test.call('leads.counts', { as: scene.admin, query })).body.counts.map(({ status, count }) => [
          status,
          count,
        ]),
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
        const { status, error } = await scene.test.call(name, {
          as: scene.admin,
          params,
          body: bodies[call] ?? {},
        })
        expect([status, error.code, error.limit?.name], name).toEqual([402, 'plan_limit', 'leads'])
        expect(error.errors[0]).toBe('Your plan has no leads. Change the plan to collect them.')
      }
    } finally {
      plan.leads = true
    }
  })
})
