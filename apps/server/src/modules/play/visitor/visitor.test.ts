import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LeadForm, newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Geo } from '../../../platform/geo/geo.ts'
import { createMmdbGeo } from '../../../platform/geo/mmdb-geo.ts'
import { mmdbFile } from '../../../platform/geo/test/mmdb-file.ts'
import { foldAll } from '../../figures/index.ts'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import { makeUser, type Person, testPassword } from '../../../test/factories.ts'
import { submitAnswerTo } from '../../../test/plays.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { signInsOf } from '../../../test/sign-ins.ts'

const proxy = '10.0.0.2'
const ofPune = '49.32.1.7'
const ofIndia = '49.36.1.7'
const ofParis = '2a01:cb00::7'
const unknown = '192.0.2.7'

let folder: string
let geo: Geo
let test: TestApp
let asha: Person
let deck: PublishedDeck
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckle-geo-'))
  const india = { country: { iso_code: 'IN' } }
  const networks = {
    '49.32.0.0/16': { ...india, city: { names: { en: 'Pune' } } },
    '49.36.0.0/16': india,
    '2a01:cb00::/32': { country: { iso_code: 'FR' }, city: { names: { en: 'Paris' } } },
  }
  writeFileSync(join(folder, 'places.mmdb'), mmdbFile({ networks }))
  const log = { info: () => undefined, warn: () => undefined }
  geo = await createMmdbGeo({ path: join(folder, 'places.mmdb'), log })
  test = await createTestApp({
    env: { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1', COUNTRY_HEADER: 'cf-ipcountry' },
    change: () => ({ geo }),
  })
  asha = await test.signedIn('Creator')
  const leadForm: LeadForm = { ...newLeadForm, when: 'start' }
  deck = await makePublishedDeck(test, asha, sampleContent(['single_select'], { leadForm }))
})
afterAll(async () => {
  await test.close()
  await geo.close()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => setPlan('agency'))

/** Educational has leads, and no figures by country. */
const setPlan = (plan: 'agency' | 'educational') =>
  test.deps.db.updateTable('clients').set({ plan }).where('id', '=', asha.clientId).execute()

interface Sender {
  /** Who connects. */
  readonly peer?: string
  readonly headers?: Readonly<Record<string, string>>
}

const through = (address: string, more: Readonly<Record<string, string>> = {}): Sender => ({
  headers: { 'x-forwarded-for': address, ...more },
})

async function send(url: string, payload: object, { peer = proxy, headers = {} }: Sender) {
  const reply = await test.app.inject({ method: 'POST', url: `/api/v2${url}`, payload, remoteAddress: peer, headers })
  expect(reply.statusCode).toBe(200)
  return reply.json<{ attempt: { id: string; token: string }; lead: { id: string } }>()
}

const begin = async (from: Sender, body: object = {}) =>
  (await send(`/play/${deck.shortid}/attempts`, { id: randomUUID(), versionId: deck.versionId, ...body }, from)).attempt

const sendLead = async ({ id, token }: { id: string; token: string }, from: Sender) =>
  (
    await send(
      `/play/attempts/${id}/lead`,
      { token, id: randomUUID(), fields: { name: 'Ravi', email: 'ravi@tea.example' }, consent: true },
      from,
    )
  ).lead.id

const countryOfAttempt = async ({ id }: { id: string }) =>
  (await test.deps.db.selectFrom('attempts').select('country').where('id', '=', id).executeTakeFirstOrThrow()).country

const shown = async (id: string) => {
  const { country, city } = (await test.call('leads.show', { as: asha, params: { id } })).body.lead
  return [country, city]
}

describe('the country of a play', () => {
  it.each<[string, Sender, string | null]>([
    ['by the address that a trusted proxy tells', through(ofPune), 'IN'],
    ['by an address of IPv6', through(ofParis), 'FR'],
    ['by an IPv4 address written as IPv6', through(`::ffff:${ofPune}`), 'IN'],
    ['by the header of a trusted proxy first', through(ofPune, { 'cf-ipcountry': 'fr' }), 'FR'],
    ['by the file where the header knows none', through(ofPune, { 'cf-ipcountry': 'XX' }), 'IN'],
    ['by the time zone where neither knows', through(unknown), 'AU'],
    ['by the time zone where the file has no such network', { peer: '127.0.0.1' }, 'AU'],
    ['by the address itself without a proxy', { peer: ofParis }, 'FR'],
    ['not by what a peer that is no trusted proxy says', { peer: ofParis, ...through(ofPune) }, 'FR'],
    ['nor by its header', { peer: ofParis, ...through(ofPune, { 'cf-ipcountry': 'US' }) }, 'FR'],
    ['nor by the header of one who is unknown', { peer: unknown, ...through(ofPune, { 'cf-ipcountry': 'US' }) }, 'AU'],
  ])('is found %s', async (_how, from, country) =>
    expect(await countryOfAttempt(await begin(from, { timezone: 'Australia/Sydney' }))).toBe(country),
  )

  it('is unknown where nothing tells it', async () =>
    expect(await countryOfAttempt(await begin(through(unknown)))).toBeNull())

  it('is shown where the plan has it, and nowhere else', async () => {
    const { id, token } = await begin(through(ofPune))
    await submitAnswerTo(test, { id, token }, { slideId: 's0', answer: { kind: 'singleSelect', option: 'o1' } })
    await foldAll(test.deps.db, asha.clientId)
    const play = async () => {
      const { body } = await test.call('analytics.deckAttempts', { as: asha, params: { id: deck.id } })
      return body.attempts.find((one) => one.id === id)?.country
    }
    expect(await play()).toBe('IN')
    await setPlan('educational')
    expect(await play()).toBeNull()
  })
})

describe('a lead', () => {
  it('has country and city of its address, which itself is stored nowhere', async () => {
    const attempt = await begin(through(ofPune))
    const id = await sendLead(attempt, through(ofPune))
    expect(await shown(id)).toEqual(['IN', 'Pune'])
    for (const table of ['attempts', 'leads', 'lead_activity', 'jobs'] as const) {
      const rows = await test.deps.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('49.32.')
    }
  })

  it('has no city where the file knows none, and keeps the country of its play', async () => {
    expect(await shown(await sendLead(await begin(through(ofIndia)), through(ofIndia)))).toEqual(['IN', null])
    expect(await shown(await sendLead(await begin(through(ofPune)), through(ofParis)))).toEqual(['IN', null])
    const header = { 'cf-ipcountry': 'FR' }
    expect(await shown(await sendLead(await begin(through(ofPune, header)), through(ofPune, header)))).toEqual([
      'FR',
      null,
    ])
    expect(await shown(await sendLead(await begin(through(unknown)), through(ofPune)))).toEqual(['IN', 'Pune'])
  })

  it('has no place that a peer makes up', async () => {
    const forged = { peer: unknown, ...through(ofPune, { 'cf-ipcountry': 'IN' }) }
    expect(await shown(await sendLead(await begin(forged), forged))).toEqual([null, null])
  })

  it('shows its place, in the file too, where the plan has it, and nowhere else', async () => {
    const id = await sendLead(await begin(through(ofPune)), through(ofPune))
    const table = async () => {
      const reply = await test.call('leads.export', { as: asha, headers: { 'accept-language': 'en' } })
      return String(reply.body)
    }
    expect(await table()).toMatch(/,Country,City,[^]*,IN,Pune,/)
    await setPlan('educational')
    expect(await shown(id)).toEqual([null, null])
    expect(await table()).not.toMatch(/Country|City|Pune/)
  })
})

it('a session says the country of its address', async () => {
  const { signIn, sessionOf } = signInsOf(() => test)
  const places = async (headers: Record<string, string>) => {
    const user = await makeUser(test.deps, { clientId: asha.clientId })
    const own = sessionOf((await signIn(user, testPassword, headers)).headers)
    return (await test.call('auth.sessions', { as: own })).body.sessions.map(({ place }) => place)
  }
  expect(await places({ 'x-forwarded-for': ofPune })).toEqual([`IN, ${ofPune}`])
  expect(await places({ 'x-forwarded-for': unknown })).toEqual([unknown])
  expect(await places({ 'x-forwarded-for': ofPune, 'cf-ipcountry': 'fr' })).toEqual([`FR, ${ofPune}`])
})
