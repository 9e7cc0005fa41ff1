import { randomUUID } from 'node:crypto'
import type { FlowPicture } from '@deckle/contract/flows.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { visitsOf } from '../test/visits.ts'

let test: TestApp
let admin: Person
let creator: Person
let other: Person
let deck: PublishedDeck
let others: PublishedDeck
const { touch } = visitsOf(
  () => test,
  () => admin.clientId,
)
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())
beforeEach(async () => {
  admin = await test.signedIn('Admin')
  const { clientId } = admin
  creator = await test.signedIn('Creator', { clientId })
  other = await test.signedIn('Creator', { clientId })
  deck = await makePublishedDeck(test, creator, sampleContent(['rating'], { name: 'Mine' }))
  others = await makePublishedDeck(test, other, sampleContent(['rating'], { name: 'Theirs' }))
  await test.call('attribution.update', { as: admin, body: { mode: 'always' } })
})

async function visit(
  ...steps: readonly { readonly of: PublishedDeck; readonly source?: string; readonly campaign?: string }[]
) {
  const visitor = randomUUID()
  for (const [at, { of, ...from }] of steps.entries())
    await touch(visitor, { kind: 'deck', thing: of.id, ago: steps.length - at, ...from })
  return visitor
}
const show = async (as: Person, query: Record<string, unknown> = {}) =>
  (await test.call('flows.show', { as, query })).body.flow
const text = ({ nodes, links }: FlowPicture) => ({
  nodes: nodes.map(({ step, name, key, people, ended }) => `${step} ${name || (key ?? 'others')} ${people}/${ended}`),
  links: links.map(({ from, to, people }) => `${from}>${to} ${people}`),
})

describe('the picture', () => {
  it('counts what was touched a moment ago, by first and by last touch', async () => {
    await visit({ of: deck, source: 'google' })
    await visit({ of: deck, source: 'google' }, { of: others, source: 'mail' })
    expect(text(await show(admin))).toEqual({ nodes: ['source google 2/0', 'deck Mine 2/2'], links: ['0>1 2'] })
    expect(text(await show(admin, { model: 'last' }))).toEqual({
      nodes: ['source google 1/0', 'source mail 1/0', 'deck Mine 1/1', 'deck Theirs 1/1'],
      links: ['0>2 1', '1>3 1'],
    })
    await visit({ of: others, source: '' })
    expect((await show(admin)).people).toBe(3)
  })

  it('has what is filtered by', async () => {
    await visit({ of: deck, source: 'google', campaign: 'spring' })
    await visit({ of: others, source: '' })
    const people = async (query: Record<string, unknown>) => (await show(admin, query)).people
    expect(await people({ source: 'google' })).toBe(1)
    expect(await people({ source: '-' })).toBe(1)
    expect(await people({ campaign: 'spring' })).toBe(1)
    expect(await people({ deck: others.id })).toBe(1)
    expect(await people({ article: randomUUID() })).toBe(0)
    const today = test.deps.now().toISOString().slice(0, 10)
    expect(await people({ from: today, to: today })).toBe(2)
    expect(await people({ to: '2020-01-01' })).toBe(0)
    expect((await test.call('flows.filters', { as: admin })).body).toEqual({
      tz: 'UTC',
      sources: ['google'],
      campaigns: ['spring'],
      decks: expect.arrayContaining([
        { id: deck.id, name: 'Mine' },
        { id: others.id, name: 'Theirs' },
      ]),
      articles: [],
    })
  })

  it('has of a Creator the ways through their own decks; others’ things are not named', async () => {
    await visit({ of: deck, source: 'google' })
    await visit({ of: others, source: 'mail' })
    expect(text(await show(creator)).nodes).toEqual(['source google 1/0', 'deck Mine 1/1'])
    expect((await test.call('flows.filters', { as: creator })).body).toMatchObject({
      sources: ['google'],
      decks: [{ name: 'Mine' }],
    })
    const outsider = await test.signedIn('Admin')
    expect((await show(outsider)).people).toBe(0)
    const learner = await test.signedIn('Learner', { clientId: admin.clientId })
    expect((await test.call('flows.show', { as: learner })).status).toBe(403)
  })

  it('is a table, too, with those who went no further', async () => {
    await visit({ of: deck, source: 'google' })
    await visit({ of: deck, source: '' })
    const file = await test.app.inject({ url: '/api/v2/analytics/flows/export', headers: admin.headers })
    expect(file.body.replaceAll('\r', '').replace('\uFEFF', '').trim().split('\n')).toEqual([
      'Step,From,Next step,To,People,Share (%)',
      'Source,Direct or unknown,Deck,Mine,1,100',
      'Source,google,Deck,Mine,1,100',
      'Deck,Mine,Went no further,,2,100',
    ])
  })
})
