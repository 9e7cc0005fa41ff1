import { widgetFrom } from '@deckle/core/report/custom/templates.ts'
import type { Widget } from '@deckle/core/report/custom/widget.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { makePlayedDecks } from '../test/played-decks.ts'

let test: TestApp
let played: Awaited<ReturnType<typeof makePlayedDecks>>
beforeAll(async () => {
  test = await createTestApp()
  played = await makePlayedDecks(test)
})
afterAll(() => test.close())

const create = async (as: Person, body: object = {}) =>
  test.call('custom_reports.create', { as, body: { title: 'Tea', ...body } })
const made = async (as: Person, body: object = {}) => (await create(as, body)).body.report
const show = (as: Person, id: string) => test.call('custom_reports.show', { as, params: { id } })
const titles = async (as: Person) =>
  (await test.call('custom_reports.list', { as })).body.reports.map(({ title }) => title)
const widget = (change: Partial<Widget> = {}): Widget => ({ ...widgetFrom('best_decks', 'w1'), ...change })
const figures = (as: Person, one: unknown, query: object = {}) =>
  test.call('custom_reports.figures', { as, query: { widget: JSON.stringify(one), ...query } })

describe('a custom report', () => {
  it('is its owner’s and the Admins’ until everyone may see or change it', async () => {
    const { maker, other, admin } = played
    const report = await made(maker, { title: 'Mine', widgets: [widget()] })
    expect(report).toMatchObject({
      title: 'Mine',
      revision: 1,
      period: { days: 30, from: null, to: null },
      owner: { id: maker.userId, name: 'Omi Jha' },
      can: { edit: true, delete: true, share: true },
    })
    expect(report.widgets).toEqual([widget()])
    const foreign = await test.signedIn('Admin')
    expect(await titles(other)).toEqual([])
    expect([await titles(maker), await titles(admin), await titles(foreign)]).toEqual([['Mine'], ['Mine'], []])
    const params = { id: report.id }
    const body = { title: 'Ours', revision: 1, everyone: 'view' }
    for (const as of [other, foreign]) {
      expect((await show(as, report.id)).status).toBe(404)
      expect((await test.call('custom_reports.update', { as, params, body })).status).toBe(404)
      expect((await test.call('custom_reports.delete', { as, params })).status).toBe(404)
      expect((await test.call('custom_reports.restore', { as, params })).status).toBe(404)
    }
    expect((await test.call('custom_reports.update', { as: maker, params, body })).body.report.revision).toBe(2)
    expect((await show(other, report.id)).body.report.can).toEqual({ edit: false, delete: false, share: false })
    const again = { ...body, revision: 2 }
    expect((await test.call('custom_reports.update', { as: other, params, body: again })).status).toBe(403)
    const editable = { ...again, everyone: 'edit' }
    await test.call('custom_reports.update', { as: maker, params, body: editable })
    const change = { ...editable, revision: 3, title: 'Yours' }
    expect((await test.call('custom_reports.update', { as: other, params, body: change })).status).toBe(200)
    const hidden = { ...change, revision: 4, everyone: 'none' }
    expect((await test.call('custom_reports.update', { as: other, params, body: hidden })).status).toBe(403)
    expect((await test.call('custom_reports.delete', { as: other, params })).status).toBe(403)
  })

  it('is not saved over what somebody else saved', async () => {
    const { maker } = played
    const { id } = await made(maker)
    const save = (body: object) =>
      test.call('custom_reports.update', { as: maker, params: { id }, body: { title: 'Tea', revision: 1, ...body } })
    expect((await save({ title: 'First' })).status).toBe(200)
    const { status, error } = await save({ title: 'Second' })
    expect([status, error.code]).toEqual([409, 'revision_conflict'])
    expect(error.errors[0]).toContain('Somebody else has saved this report')
    expect(error.data).toMatchObject({ report: { title: 'First', revision: 2 } })
    const both = await Promise.all([save({ title: 'A', revision: 2 }), save({ title: 'B', revision: 2 })])
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409])
  })

  it('refuses widgets that do not fit, ids that are there twice, and days in the wrong order', async () => {
    const { maker } = played
    const source = widget().source
    for (const [widgets, field] of [
      [[widget(), widget()], 'widgets'],
      [[widget(), widget({ id: 'w2', columns: ['weather'] })], 'widgets.1'],
      [[widget({ source: source && { ...source, group: 'weather' } })], 'widgets.0'],
      [[widget({ source: null })], 'widgets.0'],
    ] as const) {
      const { status, error } = await create(maker, { widgets })
      expect([status, Object.keys(error.fields ?? {})]).toEqual([422, [field]])
    }
    const period = { days: null, from: '2026-02-02', to: '2026-02-01' }
    expect((await create(maker, { period })).status).toBe(422)
    expect((await create(maker, { widgets: [widget({ kind: 'pie' as 'chart' })] })).status).toBe(400)
    expect((await create(maker, { title: ' ' })).status).toBe(400)
    expect((await create(played.fan)).status).toBe(403)
  })

  it('is deleted with a way back for thirty days', async () => {
    const { maker } = played
    const { id } = await made(maker, { title: 'Gone' })
    const params = { id }
    expect((await test.call('custom_reports.delete', { as: maker, params })).status).toBe(200)
    expect((await show(maker, id)).status).toBe(404)
    expect(await titles(maker)).not.toContain('Gone')
    expect((await test.call('custom_reports.restore', { as: maker, params })).body.report.title).toBe('Gone')
    await test.call('custom_reports.delete', { as: maker, params })
    const removeOld = async () => {
      await createTasks(test.deps)['reports.forget']?.(
        {},
        { attempt: 1, isRetried: false, signal: new AbortController().signal },
      )
      return test.deps.db.selectFrom('custom_reports').select('id').where('id', '=', id).execute()
    }
    expect(await removeOld()).toHaveLength(1)
    test.later(31 * 86_400_000)
    const after = await removeOld()
    test.later(-31 * 86_400_000)
    expect(after).toEqual([])
  })
})

describe('a widget', () => {
  it('is a figure with that of as many days before', async () => {
    const { maker } = played
    const plays = widgetFrom('plays', 'w')
    const all = await figures(maker, plays)
    expect(all.body.figures.figure).toEqual({ key: 'starts', type: 'count', value: 5, before: null })
    const today = test.deps.now().toISOString().slice(0, 10)
    const { body } = await figures(maker, plays, { from: today, to: today })
    expect(body.figures.figure).toEqual({ key: 'starts', type: 'count', value: 5, before: 0 })
    const rate = await figures(maker, widgetFrom('completion_rate', 'w'))
    expect(rate.body.figures.figure).toMatchObject({ type: 'percent', value: 80 })
    const enrolled = await figures(maker, widgetFrom('enrolled', 'w'))
    expect(enrolled.body.figures.figure).toMatchObject({ value: 0 })
  })

  it('is the first of an order, a table of chosen columns, a chart; each of what the caller reaches', async () => {
    const { maker, admin, quiz } = played
    const { rows, measure, hasMore } = (await figures(admin, widget({ rows: 2 }))).body.figures
    expect(rows.map((row) => [row['deck'], row['starts']])).toEqual([
      ['Quiz', 4],
      ['Survey', 4],
    ])
    expect([measure, hasMore]).toEqual([{ figure: 'starts', name: 'deck' }, true])
    const own = await figures(maker, widget({ kind: 'table', columns: ['deck', 'leads'] }))
    expect(own.body.figures.columns.map(({ key }) => key)).toEqual(['deck', 'leads'])
    expect(own.body.figures.rows.map(({ deck }) => deck).toSorted()).toEqual(['Quiz', 'Which tea?'])
    const days = await figures(maker, widgetFrom('plays_by_day', 'w'))
    expect(days.body.figures.measure).toEqual({ figure: 'starts', name: 'day' })
    const ofDeck = { ...widgetFrom('deck_answers', 'w') }
    const slide = 's0'
    const answers = await figures(maker, { ...ofDeck, source: { ...ofDeck.source, deck: quiz.id, slide } })
    expect(new Set(answers.body.figures.rows.map((row) => row['slide_id']))).toEqual(new Set([slide]))
    expect(answers.body.figures.rows.reduce((sum, row) => sum + Number(row['count']), 0)).toBe(4)
  })

  it('of another’s deck has no rows, of a report beyond the licence is refused', async () => {
    const { maker, survey } = played
    const { source } = widget()
    const { body } = await figures(maker, widget({ source: source && { ...source, deck: survey.id } }))
    expect(body.figures.rows).toEqual([])
    const storage = widget({ columns: [], source: source && { ...source, report: 'storage_usage', group: '' } })
    expect((await figures(maker, storage)).status).toBe(403)
    for (const wrong of ['', 'nonsense', '{}', JSON.stringify(widgetFrom('text', 'w'))])
      expect((await test.call('custom_reports.figures', { as: maker, query: { widget: wrong } })).status).toBe(400)
  })

  it('is a file of all its rows', async () => {
    const { maker } = played
    const one = widget({ kind: 'table', rows: 1, columns: ['deck', 'starts'] })
    const { status, headers, body } = await figures(maker, one, { format: 'csv' })
    const file = body as unknown as string
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')])
    expect(file).toContain('Deck,Plays')
    expect(file).toContain('Quiz,4')
    expect(file).toContain('Which tea?,1')
  })
})
