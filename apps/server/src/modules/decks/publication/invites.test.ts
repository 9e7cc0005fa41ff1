import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import type { Person } from '../../../test/factories.ts'
import { publicationsOf } from '../../../test/publications.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { change, published, open, enter, begin, countAttempts } = publicationsOf(
  () => test,
  () => asha,
)

describe('an invite', () => {
  it('is for one attempt, whoever tries at the same time', async () => {
    const deck = await published({ access: 'invite' })
    const made = await test.call('publication.createInvites', {
      as: asha,
      params: { id: deck.id },
      body: { count: 3, label: 'Class 7b' },
    })
    const secrets = made.body.invites.map(({ url }) => new URL(url).searchParams.get('invite') ?? '')
    expect(new Set(secrets).size).toBe(3)
    expect((await open(`/play/${deck.shortid}?invite=${secrets[0]}`)).body).toContain('data-gate="invite"')
    expect((await enter(deck, { kind: 'invite', invite: 'no-invite-at-all' })).status).toBe(403)
    const passes = await Promise.all([1, 2].map(() => enter(deck, { kind: 'invite', invite: secrets[0] })))
    const ids = [randomUUID(), randomUUID()]
    const replies = await Promise.all(ids.map((id, at) => begin(deck, String(passes[at]?.body.pass), id)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 410])
    const winner = ids[replies.findIndex(({ status }) => status === 200)]
    expect((await begin(deck, String(passes[0]?.body.pass), winner)).status, 'idempotent').toBe(200)
    expect((await enter(deck, { kind: 'invite', invite: secrets[0] })).status).toBe(410)
    const list = await test.call('publication.invites', { as: asha, params: { id: deck.id }, query: { limit: 2 } })
    expect([list.body.total, list.body.used, list.body.invites.length]).toEqual([3, 1, 2])
    const rest = await test.call('publication.invites', {
      as: asha,
      params: { id: deck.id },
      query: { limit: 2, cursor: list.body.next ?? '' },
    })
    expect([rest.body.invites.length, rest.body.next]).toEqual([1, null])
    expect(await countAttempts(deck)).toBe(1)
  })

  it('can be used again where the deck was full', async () => {
    const deck = await published({ access: 'invite', responseLimit: 1 })
    const { invites } = (
      await test.call('publication.createInvites', { as: asha, params: { id: deck.id }, body: { count: 2 } })
    ).body
    const passes = await Promise.all(
      invites.map(async ({ url }) =>
        String((await enter(deck, { kind: 'invite', invite: new URL(url).searchParams.get('invite') })).body.pass),
      ),
    )
    expect((await begin(deck, passes[0])).status).toBe(200)
    expect((await begin(deck, passes[1])).status).toBe(410)
    await change(deck.id, { access: 'invite', responseLimit: 2 })
    expect((await begin(deck, passes[1])).status).toBe(200)
  })
})
