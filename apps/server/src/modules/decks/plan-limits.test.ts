import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeDeck } from '../../test/decks.ts'
import { makeClient, makeUser, insertSessionFor, type Person } from '../../test/factories.ts'
import { sampleContent } from '../../test/sample-content.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const deckOf = (as: Person = asha, content = sampleContent()) => makeDeck(test, as, content)

describe('plan limits', () => {
  it('twenty at once never pass the number of decks', async () => {
    const client = await makeClient(test.deps, { plan: 'educational' })
    const user = await makeUser(test.deps, { clientId: client.id })
    const lee: Person = { ...user, headers: await insertSessionFor(test.deps, user) }
    for (let n = 0; n < 15; n++) await deckOf(lee)
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => test.call('decks.create', { as: lee, body: { readerType: 'quiz' } })),
    )
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = tries.find(({ status }) => status !== 200)
    expect(refused?.status).toBe(402)
    expect(refused?.error.limit).toEqual({ name: 'campaigns', limit: 25, used: 25, lifts: 'business' })
  })

  it('twenty at once never pass the number of published decks', async () => {
    const client = await makeClient(test.deps, { plan: 'free' })
    const user = await makeUser(test.deps, { clientId: client.id })
    const lee: Person = { ...user, headers: await insertSessionFor(test.deps, user) }
    const decks = await Promise.all(Array.from({ length: 20 }, () => deckOf(lee)))
    const tries = await Promise.all(
      decks.map(({ id }) => test.call('decks.publish', { as: lee, params: { id }, body: { revision: 0 } })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 402)])
    const winner = decks[tries.findIndex(({ status }) => status === 200)]
    expect(
      (await test.call('decks.publish', { as: lee, params: { id: winner?.id ?? '' }, body: { revision: 0 } })).status,
    ).toBe(200)
  })

  it('publish no jumps on a plan without them, and say which plan has them', async () => {
    const client = await makeClient(test.deps, { plan: 'business' })
    const user = await makeUser(test.deps, { clientId: client.id })
    const lee: Person = { ...user, headers: await insertSessionFor(test.deps, user) }
    const content = sampleContent(['single_select', 'title'])
    const leading = {
      ...content,
      contentHash: content.contentHash.map((slide) => ({ ...slide, jumps: { rules: [], otherwise: '.end' } })),
    }
    const publish = async (given: typeof content) => {
      const made = await test.call('decks.create', { as: lee, body: { readerType: 'quiz', content: given } })
      const { id } = made.body.deck
      return test.call('decks.publish', { as: lee, params: { id }, body: { revision: 0 } })
    }
    const refused = await publish(leading)
    expect(refused.status).toBe(402)
    expect(refused.error.limit).toEqual({ name: 'logicJumps', limit: 0, used: 2, lifts: 'agency' })
    expect((await publish(content)).status).toBe(200)
  })

  it('counts Okay and Not Okay among the jumps, and no link of a link list', async () => {
    const client = await makeClient(test.deps, { plan: 'business' })
    const user = await makeUser(test.deps, { clientId: client.id })
    const lee: Person = { ...user, headers: await insertSessionFor(test.deps, user) }
    const publish = async (content: ReturnType<typeof sampleContent>) => {
      const { readerType } = content
      const made = await test.call('decks.create', { as: lee, body: { readerType, content } })
      const { id } = made.body.deck
      return test.call('decks.publish', { as: lee, params: { id }, body: { revision: 0 } })
    }
    const calculator = sampleContent(['rating', 'qualification'], { readerType: 'calculator' })
    const [, second] = calculator.contentHash
    const measured = (data: object) => ({
      ...calculator,
      contentHash: [calculator.contentHash[0]!, { ...second!, data: { ...second!.data, criteria: '1 < 2', ...data } }],
    })
    const refused = await publish(measured({ okaySlide: 's0' }))
    expect([refused.status, refused.error.limit?.name]).toEqual([402, 'logicJumps'])
    expect((await publish(measured({ notOkaySlide: '.end' }))).status).toBe(402)
    expect((await publish(measured({}))).status).toBe(200)
    const links = sampleContent(['brancher', 'title'], { readerType: 'linklist' })
    const [list, title] = links.contentHash
    const options = (list!.data['popupitems'] as Record<string, unknown>[]).map((one) => ({ ...one, slide: 's1' }))
    expect(
      (await publish({ ...links, contentHash: [{ ...list!, data: { ...list!.data, popupitems: options } }, title!] }))
        .status,
    ).toBe(200)
  })
})
