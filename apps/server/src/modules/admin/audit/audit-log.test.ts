import type { audit } from '@deckle/contract/audit.ts'
import { API_BASE, contract } from '@deckle/contract/contract.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import { type AuditAction, auditActs, auditDays } from '@deckle/core/audit/audit.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTasks } from '../../../jobs/tasks.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makeClient, makeUser, type Person, testPassword } from '../../../test/factories.ts'
import { insertRows } from '../../../test/rows.ts'
import { signInsOf } from '../../../test/sign-ins.ts'
import { catalogues } from '../../../words/catalogues.ts'
import { auditText } from './audit-text.ts'
import { exportActOf, exportsWithoutPeople } from './log-export.ts'

let test: TestApp
let admin: Person
beforeAll(async () => {
  test = await createTestApp()
  admin = await test.signedIn('Admin', { first_name: 'Anil', last_name: 'Nair' })
})
afterAll(() => test.close())

const { signIn } = signInsOf(() => test)
const list = (query: Partial<QueryOf<typeof audit.list>> = {}, as = admin) => test.call('audit.list', { as, query })

describe('words', () => {
  const actions = Object.keys(auditActs) as AuditAction[]

  it.each(['en', 'hi'] as const)('in %s say every act without a code, whatever is known of it', (language) => {
    for (const action of actions)
      for (const detail of [{}, { from: 'x', to: 'y', name: 'n', reason: 'r', course: 'c' }]) {
        const text = auditText({ action, detail, names: {} }, { language, timeZone: 'UTC' })
        expect(text, action).not.toMatch(/[[\]{}_]|undefined/)
        expect(text.length).toBeGreaterThan(3)
      }
  })

  it('say what a licence and a plan changed from and to', () => {
    const say = (action: string, detail: Record<string, unknown>) =>
      auditText({ action, detail, names: {} }, { language: 'en', timeZone: 'Asia/Kolkata' })
    expect(say('user.license', { from: 'Creator', to: 'Manager' })).toBe('Changed the licence from Creator to Manager')
    expect(say('user.license', { before: 'Learner', license: 'Admin' })).toBe(
      'Changed the licence from Learner to Administrator',
    )
    expect(say('user.license', { maxUsers: 4 })).toBe('Changed the licence')
    expect(say('client.plan', { from: 'free', to: 'agency' })).toBe(
      `An operator changed the plan from ${catalogues.en.plans.free} to ${catalogues.en.plans.agency}`,
    )
    expect(say('user.mute', { until: '2026-03-31T20:30:00.000Z' })).toContain('1 Apr 2026')
    expect(say('decks.update', {})).toBe('Worked on a deck')
    expect(say('toString.call', {})).toBe('Made another change')
  })

  it('a name with braces or brackets stays as it was written', () => {
    const detail = { name: '[x] {reason}' }
    expect(
      auditText({ action: 'user.factor_add', detail, names: {} }, { language: 'en', timeZone: 'Asia/Kolkata' }),
    ).toBe('Added a second factor: [x] {reason}')
  })
})

it('every file that a call sends is an export, or known to have nobody in it', () => {
  for (const [resource, endpoints] of Object.entries(contract))
    for (const [name, { replyType }] of Object.entries(endpoints)) {
      const call = `${resource}.${name}`
      if (replyType !== 'application/json')
        expect(exportActOf(call) !== undefined || exportsWithoutPeople.includes(call), call).toBe(true)
    }
})

describe('the audit log of a client', () => {
  it('has sign-ins, failed ones and sign-outs with their network address', async () => {
    const person = await makeUser(test.deps, { clientId: admin.clientId, first_name: 'Meera', last_name: 'Iyer' })
    const from = { 'x-forwarded-for': '203.0.113.80' }
    await signIn(person, 'not the password', from)
    const { headers } = await signIn(person, testPassword, from)
    const session = { headers: { 'access-token': String(headers['access-token']) } }
    await test.call('auth.signOut', { as: session })
    await test.jobsDone()
    const { body } = await list({ kind: 'sign_in', person: person.userId })
    expect(body.entries.map(({ text }) => text).toSorted()).toEqual([
      'Sign-in failed: wrong password',
      'Signed in with a password',
      'Signed out',
    ])
    for (const entry of body.entries)
      expect(entry).toMatchObject({
        kind: 'sign_in',
        actor: { id: person.userId, name: 'Meera Iyer' },
        subject: null,
        address: expect.stringContaining(entry.text === 'Signed out' ? '' : '203.0.113.80'),
      })
  })

  it('of an address that nobody has is nothing stored, and the same is done', async () => {
    const added: string[] = []
    const add = test.deps.jobs.add
    test.deps.jobs.add = async (name, ...rest) => {
      added.push(name)
      return add(name, ...rest)
    }
    try {
      await signIn({ email: 'nobody@lotus.example' }, 'wrong', { 'x-forwarded-for': '203.0.113.81' })
    } finally {
      test.deps.jobs.add = add
    }
    expect(added).toEqual(['auth.sign_in_failed'])
  })

  it('names people, with a link while they exist, in the words of the reader', async () => {
    const learner = await test.signedIn('Learner', { clientId: admin.clientId, first_name: 'Ira', last_name: 'Das' })
    const params = { id: learner.userId }
    await test.call('users.updateLicense', { as: admin, params, body: { license_type: 'Creator' } })
    const [entry] = (await list({ kind: 'access' })).body.entries
    expect(entry).toMatchObject({
      actor: { id: admin.userId, name: 'Anil Nair' },
      by: null,
      text: 'Changed the licence from Learner to Creator',
      subject: { name: 'Ira Das', link: `/people/${learner.userId}` },
    })
    const hindi = await test.call('audit.list', {
      as: admin,
      headers: { 'accept-language': 'hi' },
      query: { kind: 'access' },
    })
    expect(hindi.body.entries[0]?.text).toMatch(/लाइसेंस बदला/)
  })

  it('is filtered by days in a time zone and goes on by cursor', async () => {
    const own = await test.signedIn('Admin', { clientId: (await makeClient(test.deps, { name: 'Harbour' })).id })
    const act = { client_id: own.clientId, actor_id: own.userId, action: 'client.brand', kind: 'settings' }
    const rows = Array.from({ length: 45 }, (_, at) => ({ ...act, at: new Date(Date.UTC(2026, 0, 10, 0, at)) }))
    // 23:30 of 9 January in London is 10 January in Kolkata.
    await insertRows(test.deps, 'audit_log', [...rows, { ...act, at: new Date('2026-01-09T23:30:00Z') }])
    const count = async (tz: string) => {
      let [cursor, found] = [undefined as string | undefined, 0]
      do {
        const query = { from: '2026-01-10', to: '2026-01-10', tz, limit: 20, ...(cursor && { cursor }) }
        const { body } = await list(query, own)
        found += body.entries.length
        cursor = body.next ?? undefined
      } while (cursor)
      return found
    }
    expect([await count('UTC'), await count('Asia/Kolkata')]).toEqual([45, 46])
  })

  it('is read by Admins of the client alone, without acts on the installation', async () => {
    const root = await test.signedIn('Superadmin')
    await test.call('config.upsert', { as: root, body: { registration: true } })
    const mine = await list({}, await test.signedIn('Admin', { clientId: root.clientId }))
    expect(mine.body.entries.map(({ kind }) => kind)).not.toContain('installation')
    const others = await list({}, await test.signedIn('Admin', { clientId: (await makeClient(test.deps)).id }))
    expect(others.body.entries.map(({ action }) => action)).toEqual(['auth.sign_in'])
    expect((await list({}, await test.signedIn('Manager', { clientId: admin.clientId }))).status).toBe(403)
    const all = await test.call('admin.audit', { as: root, query: { client: root.clientId, kind: 'installation' } })
    expect(all.body.entries[0]).toMatchObject({ text: 'Changed the configuration', client: expect.any(String) })
  })

  it('is exported as CSV in words, which is an entry itself', async () => {
    const url = `${API_BASE}/audit/export?kind=access`
    const reply = await test.app.inject({ method: 'GET', url, headers: admin.headers })
    const [head, line] = reply.body.replace('\uFEFF', '').trim().split('\r\n')
    expect(head).toBe('When,Who,Acting for them,Kind,What,On,Network address')
    expect(line).toContain('Anil Nair,,Licences and access,Changed the licence from Learner to Creator,Ira Das')
    const [entry] = (await list({ kind: 'export' })).body.entries
    expect(entry).toMatchObject({ text: 'Exported the audit log', actor: { name: 'Anil Nair' } })
  })

  it('is kept as long as the client says, by default two years', async () => {
    const prune = () =>
      createTasks(test.deps)['retention.audit']?.({}, { attempt: 1, isRetried: true, signal: undefined })
    const own = await test.signedIn('Admin', { clientId: (await makeClient(test.deps)).id })
    const daysAgo = (days: number) => new Date(test.deps.now().getTime() - days * 86_400_000)
    await insertRows(
      test.deps,
      'audit_log',
      [auditDays.default + 1, auditDays.default - 1, 29].map((days) => ({
        client_id: own.clientId,
        action: 'client.brand',
        kind: 'settings',
        at: daysAgo(days),
      })),
    )
    const remaining = async () => (await list({ kind: 'settings' }, own)).body.entries.length
    await prune()
    expect(await remaining()).toBe(2)
    const update = (audit_days: number) => test.call('retention.update', { as: own, body: { audit_days } })
    expect([(await update(29)).status, (await update(3651)).status]).toEqual([400, 400])
    expect((await update(30)).body.retention).toEqual({ answers_days: null, leads_days: null, audit_days: 30 })
    await prune()
    // That of the 29 days, and the change of the setting.
    expect(await remaining()).toBe(2)
  })
})
