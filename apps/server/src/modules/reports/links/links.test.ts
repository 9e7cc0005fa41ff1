import { widgetFrom } from '@deckle/core/report/custom/templates.ts'
import { API_BASE } from '@deckle/contract/contract.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { exhaustGuesses } from '../../../test/guesses.ts'
import { makePlayedDecks } from '../test/played-decks.ts'

let test: TestApp
let played: Awaited<ReturnType<typeof makePlayedDecks>>
let reportId: string
const day = 86_400_000

const widgets = [
  widgetFrom('plays', 'plays'),
  { ...widgetFrom('best_decks', 'decks'), kind: 'table', columns: [] },
  {
    ...widgetFrom('best_decks', 'owners'),
    source: { report: 'content_performance', group: 'owner', filter: '', deck: null, slide: null },
  },
]

beforeAll(async () => {
  test = await createTestApp()
  played = await makePlayedDecks(test)
  const body = { title: 'Tea in numbers', widgets, period: { days: null, from: null, to: null } }
  reportId = (await test.call('custom_reports.create', { as: played.maker, body })).body.report.id
})
afterAll(() => test.close())

const make = (as: Person, body: object = {}) =>
  test.call('report_links.create', { as, body: { kind: 'custom_report', target: reportId, days: 7, ...body } })
const made = async (as: Person, body: object = {}) => (await make(as, body)).body.link
const tokenOf = ({ url }: { readonly url: string }) => url.split('/').at(-1) ?? ''
const open = (token: string, pin = '') => test.call('report_links.open', { body: { token, pin } })
const read = (pass: string, widget: string) => test.call('report_links.figures', { body: { pass, widget } })
const outcome = ({ status, error }: Awaited<ReturnType<typeof open>>) => [status, error.code]

describe('a link', () => {
  it('shows strangers the report with its client’s look, and counts how often', async () => {
    const link = await made(played.maker)
    expect(link).toMatchObject({ hasPin: false, includesNames: false, state: 'open', opened: 0, opened_at: null })
    expect(link.url).toMatch(/\/shared-report\/[\w-]{64}$/)
    const { status, body } = await open(tokenOf(link))
    expect(status).toBe(200)
    expect(body.report).toMatchObject({ title: 'Tea in numbers', days: { from: null, to: null } })
    expect(body.report.branding.name).not.toBe('')
    const { figures } = (await read(body.pass, 'plays')).body
    expect(figures.figure).toEqual({ key: 'starts', type: 'count', value: 5, before: null })
    const query = { kind: 'custom_report', target: reportId }
    const { links } = (await test.call('report_links.list', { as: played.maker, query })).body
    expect(links.find(({ id }) => id === link.id)).toMatchObject({ opened: 1, opened_at: expect.any(String) })
  })

  it('tells no ids and addresses, and initials where names are not included', async () => {
    const hidden = (await open(tokenOf(await made(played.maker)))).body
    const rows = (await read(hidden.pass, 'owners')).body.figures.rows
    expect(rows.map(({ user }) => user)).toEqual(['O. J.'])
    const decks = (await read(hidden.pass, 'decks')).body.figures
    expect(decks.rows.flatMap((row) => Object.keys(row)).filter((key) => key.endsWith('_id'))).toEqual([])
    const all = JSON.stringify([hidden, rows, decks])
    for (const secret of [played.maker.userId, played.quiz.id, 'Omi', 'Jha', played.maker.email])
      expect(all).not.toContain(secret)
    const named = (await open(tokenOf(await made(played.maker, { includesNames: true })))).body
    expect((await read(named.pass, 'owners')).body.figures.rows.map(({ user }) => user)).toEqual(['Omi Jha'])
  })

  it('asks for its PIN, and makes who guesses wait', async () => {
    const link = await made(played.maker, { pin: 'Tee4242' })
    expect(link.hasPin).toBe(true)
    const token = tokenOf(link)
    expect(outcome(await open(token))).toEqual([403, 'not_allowed'])
    expect((await open(token)).error.errors[0]).toContain('PIN')
    const wrong = await open(token, '0000')
    expect(outcome(wrong)).toEqual([403, 'not_allowed'])
    expect((await open(token, '\u200btee४२４２ ')).status).toBe(200)
    const from = (remoteAddress: string, pin: string) =>
      test.app.inject({
        method: 'POST',
        url: `${API_BASE}/report_links/open`,
        payload: { token, pin },
        remoteAddress,
      })
    expect((await from('10.1.2.3', '1000')).statusCode).toBe(403)
    expect(await test.deps.limits.guess('enterNetwork', `${link.id} 10.1.2.3`, false)).toEqual({ ok: true, wrong: 2 })
    await exhaustGuesses(test, link.id, '10.1.2.3')
    const late = await from('10.1.2.3', '1001')
    expect([late.statusCode, Number(late.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await from('10.1.2.3', 'Tee4242')).statusCode).toBe(429)
    expect((await from('10.9.9.9', 'Tee4242')).statusCode).toBe(200)
    const stored = await test.deps.db.selectFrom('report_links').select('pin_hash').where('id', '=', link.id).execute()
    expect(stored[0]?.pin_hash).toMatch(/^\$argon2id\$/)
  })

  it('ends by its time, and is closed and opened again by whoever made it or an Admin', async () => {
    const link = await made(played.maker, { days: 1 })
    const token = tokenOf(link)
    const { pass } = (await open(token)).body
    test.later(day + 1000)
    expect(outcome(await open(token))).toEqual([410, 'gone'])
    test.later(-day - 1000)
    const params = { id: link.id }
    for (const as of [played.other, await test.signedIn('Admin')])
      for (const call of ['report_links.revoke', 'report_links.restore'] as const)
        expect((await test.call(call, { as, params })).status).toBe(404)
    expect((await test.call('report_links.revoke', { as: played.admin, params })).status).toBe(200)
    const revoked = await open(token)
    expect([...outcome(revoked), revoked.error.errors[0]]).toEqual([410, 'gone', expect.stringContaining('closed')])
    expect((await read(pass, 'plays')).status).toBe(410)
    const restored = await test.call('report_links.restore', { as: played.maker, params })
    expect(restored.body.link.state).toBe('open')
    expect((await read(pass, 'plays')).status).toBe(200)
    const acts = await test.deps.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject', '=', link.id)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(acts).toEqual([
      { action: 'report_links.create', actor_id: played.maker.userId },
      { action: 'report_links.revoke', actor_id: played.admin.userId },
      { action: 'report_links.restore', actor_id: played.maker.userId },
    ])
  })

  it('opens nothing with another token, a pass of another link, or one that is too old', async () => {
    const token = tokenOf(await made(played.maker))
    for (const wrong of ['', 'x', token.slice(0, -4), `${token.slice(0, -4)}AAAA`, 'A'.repeat(64), 'A'.repeat(200)])
      expect(outcome(await open(wrong))).toEqual([404, 'not_found'])
    const { pass } = (await open(token)).body
    const [client, , expiry, signature] = pass.split('.')
    const another = await made(played.maker, { kind: 'deck', target: played.quiz.id })
    for (const forged of ['', 'x', `${client}.${another.id}.${expiry}.${signature}`, `${pass}A`])
      expect((await read(forged, 'plays')).status).toBe(403)
    const ofDeck = (await open(tokenOf(another))).body
    expect((await read(ofDeck.pass, 'owners')).status).toBe(404)
    test.later(3_700_000)
    expect((await read(pass, 'plays')).status).toBe(403)
    test.later(-3_700_000)
  })

  it('is refused for what one may not show, and beyond a year', async () => {
    const { other, maker, survey, fan } = played
    const foreign = await test.signedIn('Admin')
    for (const as of [other, foreign]) {
      expect((await make(as)).status).toBe(404)
      const query = { kind: 'custom_report', target: reportId }
      expect((await test.call('report_links.list', { as, query })).status).toBe(404)
    }
    expect((await make(maker, { kind: 'deck', target: survey.id })).status).toBe(404)
    expect((await make(maker, { kind: 'report_view' })).status).toBe(404)
    expect((await make(fan)).status).toBe(403)
    for (const body of [
      { days: 0 },
      { days: 367 },
      { pin: '12345' },
      { pin: '111111' },
      { pin: '12 34' },
      { pin: 'a'.repeat(13) },
    ])
      expect((await make(maker, body)).status).toBe(400)
  })
})

describe('what a link shows', () => {
  it('is a kept report: its chart and its table', async () => {
    const { maker } = played
    const body = { name: 'By deck', report: 'content_performance', filter: '[]' }
    const { view } = (await test.call('report_views.create', { as: maker, body })).body
    const { pass, report } = (await open(tokenOf(await made(maker, { kind: 'report_view', target: view.id })))).body
    expect([report.title, report.widgets.map(({ kind }) => kind)]).toEqual(['By deck', ['chart', 'table']])
    const { figures } = (await read(pass, 'table')).body
    expect(figures.rows.map(({ deck }) => deck).toSorted()).toEqual(['Quiz', 'Which tea?'])
  })

  it('is a deck’s figures in its days', async () => {
    const { maker, quiz } = played
    const link = await made(maker, { kind: 'deck', target: quiz.id, period: { days: 7, from: null, to: null } })
    const { pass, report } = (await open(tokenOf(link))).body
    expect(report.title).toBe('Quiz')
    expect(report.days.to).toBe(test.deps.now().toISOString().slice(0, 10))
    for (const { id, kind } of report.widgets) expect((await read(pass, id)).status, `${id} ${kind}`).toBe(200)
    expect((await read(pass, 'plays')).body.figures.figure).toMatchObject({ value: 4, before: 0 })
  })

  it('is gone with what it shows, and with the rights of its owner', async () => {
    const { admin } = played
    const maker = await test.signedIn('Creator', { clientId: admin.clientId })
    const { report } = (await test.call('custom_reports.create', { as: maker, body: { title: 'Soon gone', widgets } }))
      .body
    const token = tokenOf(await made(maker, { target: report.id }))
    const { pass } = (await open(token)).body
    const params = { id: report.id }
    await test.call('custom_reports.delete', { as: maker, params })
    expect([(await open(token)).status, (await read(pass, 'plays')).status]).toEqual([410, 410])
    await test.call('custom_reports.restore', { as: maker, params })
    expect((await open(token)).status).toBe(200)
    const change = (values: { active?: boolean; license_type?: 'Learner' | 'Creator' }) =>
      test.deps.db.updateTable('users').set(values).where('id', '=', maker.userId).execute()
    await change({ license_type: 'Learner' })
    expect((await open(token)).status).toBe(410)
    await change({ license_type: 'Creator', active: false })
    const closed = await open(token)
    expect([closed.status, closed.error.errors[0]]).toEqual([410, expect.stringContaining('owner')])
    expect((await read(pass, 'plays')).status).toBe(410)
    await change({ active: true })
    const suspend = (suspended_at: Date | null) =>
      test.deps.db.updateTable('clients').set({ suspended_at }).where('id', '=', admin.clientId).execute()
    await suspend(test.deps.now())
    expect((await open(token)).status).toBe(410)
    await suspend(null)
    expect((await open(token)).status).toBe(200)
  })
})
