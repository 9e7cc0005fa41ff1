import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makeDeck } from '../../test/decks.ts'
import { insertRow } from '../../test/rows.ts'
import { makeClient, makeUser, insertSessionFor, type Person } from '../../test/factories.ts'
import { purgeBin } from './index.ts'
import { sampleContent } from '../../test/sample-content.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const deckOf = (as: Person = asha, content = sampleContent()) => makeDeck(test, as, content)

describe('creating', () => {
  it.each(['story', 'quiz', 'poll', 'survey', 'calculator', 'profiler', 'linklist'] as const)(
    'a %s has one slide and can be saved as it is',
    async (readerType) => {
      const { body } = await test.call('decks.create', { as: asha, body: { readerType } })
      expect(body.deck.content.contentHash).toHaveLength(1)
      expect(body.deck).toMatchObject({
        revision: 0,
        publication: null,
        can: { edit: true, delete: true, publish: true, analytics: true, share: true },
      })
      const saved = await test.call('decks.update', {
        as: asha,
        params: { id: body.deck.id },
        body: { revision: 0, content: body.deck.content },
      })
      expect(saved.status).toBe(200)
    },
  )

  it('keeps a deck of 300 slides and refuses an empty one', async () => {
    const content = sampleContent(Array.from({ length: 300 }, () => 'single_select' as const))
    const deck = await deckOf(asha, content)
    expect(
      (await test.call('decks.show', { as: asha, params: { id: deck.id } })).body.deck.content.contentHash,
    ).toHaveLength(300)
    const empty = await test.call('decks.update', {
      as: asha,
      params: { id: deck.id },
      body: { revision: 0, content: { ...content, contentHash: [] } },
    })
    expect(empty.status).toBe(400)
    expect(empty.error.fields).toBeDefined()
  })

  it('refuses names over 60 characters and slides with fields of their own', async () => {
    expect(
      (await test.call('decks.create', { as: asha, body: { readerType: 'quiz', name: 'x'.repeat(61) } })).status,
    ).toBe(400)
    const content = sampleContent()
    const odd = { ...content, contentHash: [{ ...content.contentHash[0], owner_id: asha.userId }] }
    expect((await test.call('decks.create', { as: asha, body: { readerType: 'quiz', content: odd } })).status).toBe(400)
  })

  it('refuses text that the database can not keep', async () => {
    const content = sampleContent()
    const slide = content.contentHash[0]
    const bad = { ...content, contentHash: [{ ...slide, data: { ...slide?.data, question: 'a\u0000b' } }] }
    const answer = await test.call('decks.create', { as: asha, body: { readerType: 'quiz', content: bad } })
    expect(answer.status).toBe(400)
    const literal = {
      ...content,
      contentHash: [{ ...slide, data: { ...slide?.data, question: 'the text \\u0000 itself' } }],
    }
    expect((await test.call('decks.create', { as: asha, body: { readerType: 'quiz', content: literal } })).status).toBe(
      200,
    )
  })
})

describe('saving', () => {
  it('moves the revision by one, and over a newer one answers 409 with the newer deck', async () => {
    const deck = await deckOf()
    const first = await test.call('decks.update', {
      as: asha,
      params: { id: deck.id },
      body: { revision: 0, content: { ...deck.content, name: 'First' } },
    })
    expect(first.body.deck.revision).toBe(1)
    const late = await test.call('decks.update', {
      as: asha,
      params: { id: deck.id },
      body: { revision: 0, content: { ...deck.content, name: 'Late' } },
    })
    expect(late.status).toBe(409)
    expect(late.error).toMatchObject({
      code: 'revision_conflict',
      data: { deck: { revision: 1, content: { name: 'First' } } },
    })
  })

  it('of twenty saves at once over one revision exactly one wins', async () => {
    const deck = await deckOf()
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        test.call('decks.update', {
          as: asha,
          params: { id: deck.id },
          body: { revision: 0, content: { ...deck.content, name: `Try ${n}` } },
        }),
      ),
    )
    expect(saves.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(saves.filter(({ status }) => status === 409)).toHaveLength(19)
    expect((await test.call('decks.show', { as: asha, params: { id: deck.id } })).body.deck.revision).toBe(1)
  })

  it('leaves out files of other clients and keeps the own', async () => {
    const fileOf = async ({ clientId, userId }: Person) =>
      (await insertRow(test.deps, 'media', { client_id: clientId, owner_id: userId })).id
    const [own, foreign] = [await fileOf(asha), await fileOf(await test.signedIn('Creator'))]
    const slides = sampleContent(['image_story', 'image_story']).contentHash.map((slide, at) => ({
      ...slide,
      data: { ...slide.data, image: { id: at === 0 ? own : foreign, alt: 'A picture' } },
    }))
    const deck = await deckOf(
      asha,
      sampleContent([], { contentHash: slides, images: [own, foreign], backgroundImage: { id: foreign, alt: '' } }),
    )
    expect(deck.content.contentHash.map(({ data }) => (data['image'] as { id: string }).id)).toEqual([own, ''])
    expect(deck.content.images).toEqual([own])
    expect(deck.content.backgroundImage.id).toBe('')
  })

  it('renames over any revision and duplicates under a marked name', async () => {
    const deck = await deckOf()
    const renamed = await test.call('decks.rename', {
      as: asha,
      params: { id: deck.id },
      body: { name: ' Latte art ' },
    })
    expect(renamed.body.deck).toMatchObject({ revision: 1, content: { name: 'Latte art' } })
    const copy = await test.call('decks.duplicate', { as: asha, params: { id: deck.id } })
    expect(copy.body.deck.content.name).toBe('Latte art (copy)')
    expect(copy.body.deck.id).not.toBe(deck.id)
  })
})

describe('whose deck it is', () => {
  it('an administrator edits it; a colleague, a manager elsewhere, a learner and another client see nothing', async () => {
    const deck = await deckOf()
    const of = async (license: 'Creator' | 'Manager' | 'Admin' | 'Learner') =>
      test.signedIn(license, { clientId: asha.clientId })
    const [colleague, manager, admin, learner, outsider] = [
      await of('Creator'),
      await of('Manager'),
      await of('Admin'),
      await of('Learner'),
      await test.signedIn('Admin'),
    ]
    const params = { id: deck.id }
    const body = { revision: 0, content: deck.content }
    for (const as of [colleague, manager]) {
      expect((await test.call('decks.show', { as, params })).status).toBe(404)
      expect((await test.call('decks.update', { as, params, body })).status).toBe(404)
    }
    expect((await test.call('decks.update', { as: admin, params, body })).status).toBe(200)
    expect((await test.call('decks.show', { as: learner, params })).status).toBe(403)
    for (const [call, sent] of [
      ['decks.show', {}],
      ['decks.update', body],
      ['decks.rename', { name: 'Mine' }],
      ['decks.duplicate', {}],
      ['decks.delete', {}],
      ['decks.restore', {}],
      ['decks.publish', { revision: 0 }],
      ['decks.unpublish', {}],
      ['decks.versions', {}],
    ] as const) {
      expect((await test.call(call, { as: outsider, params, body: sent })).status, call).toBe(404)
    }
  })
})

describe('publishing', () => {
  it('makes a version, and none for the same content', async () => {
    const deck = await deckOf()
    const params = { id: deck.id }
    const first = await test.call('decks.publish', { as: asha, params, body: { revision: 0 } })
    expect(first.status).toBe(200)
    expect(first.body.deck.publication).toMatchObject({ version: 1, outdated: false })
    const { shortid } = first.body.deck.publication as { shortid: string }
    expect(shortid).toMatch(/^[1-9A-HJ-NP-Za-km-z]{8}$/)
    await test.call('decks.publish', { as: asha, params, body: { revision: 0 } })
    const renamed = await test.call('decks.rename', { as: asha, params, body: { name: 'Another name' } })
    expect(renamed.body.deck.publication).toMatchObject({ version: 1, outdated: true })
    expect((await test.call('decks.publish', { as: asha, params, body: { revision: 0 } })).status).toBe(409)
    const second = await test.call('decks.publish', { as: asha, params, body: { revision: 1 } })
    expect(second.body.deck.publication).toMatchObject({ version: 2, shortid, outdated: false })
    const { body } = await test.call('decks.versions', { as: asha, params })
    expect(body.versions.map(({ version, current, deckName }) => [version, current, deckName])).toEqual([
      [2, true, 'Another name'],
      [1, false, 'Beans and brewing'],
    ])
    expect(new Set(body.versions.map(({ digest }) => digest)).size).toBe(2)
  })

  it('taken back and put out again it is the same address and version', async () => {
    const deck = await deckOf()
    const params = { id: deck.id }
    const { body } = await test.call('decks.publish', { as: asha, params, body: { revision: 0 } })
    const gone = await test.call('decks.unpublish', { as: asha, params })
    expect(gone.body.deck.publication).toBeNull()
    const again = await test.call('decks.publish', { as: asha, params, body: { revision: 0 } })
    expect(again.body.deck.publication).toMatchObject({
      shortid: body.deck.publication?.shortid,
      versionId: body.deck.publication?.versionId,
    })
  })

  it('refuses while something stands in the way, and says what', async () => {
    const content = sampleContent(['single_select', 'title'])
    const blank = { single_select: { question: ' ' }, title: { title: '' } }
    const slides = content.contentHash.map((slide) => ({
      ...slide,
      data: { ...slide.data, ...blank[slide.template as 'title'] },
    }))
    const deck = await deckOf(asha, { ...content, contentHash: slides })
    const { status, error } = await test.call('decks.publish', {
      as: asha,
      params: { id: deck.id },
      body: { revision: 0 },
    })
    expect(status).toBe(422)
    expect(error).toMatchObject({
      code: 'not_publishable',
      data: {
        problems: [
          { slideId: 's0', path: 'question', code: 'blank' },
          { slideId: 's1', path: 'title', code: 'blank' },
        ],
      },
    })
  })

  it('restores a version as the draft', async () => {
    const deck = await deckOf()
    const params = { id: deck.id }
    const { body } = await test.call('decks.publish', { as: asha, params, body: { revision: 0 } })
    await test.call('decks.rename', { as: asha, params, body: { name: 'Changed' } })
    const versionId = body.deck.publication?.versionId ?? ''
    expect(
      (await test.call('decks.restoreVersion', { as: asha, params: { ...params, versionId }, body: { revision: 0 } }))
        .status,
    ).toBe(409)
    const restored = await test.call('decks.restoreVersion', {
      as: asha,
      params: { ...params, versionId },
      body: { revision: 1 },
    })
    expect(restored.body.deck).toMatchObject({ revision: 2, content: { name: 'Beans and brewing' } })
    const other = await deckOf()
    expect(
      (
        await test.call('decks.restoreVersion', {
          as: asha,
          params: { id: other.id, versionId },
          body: { revision: 0 },
        })
      ).status,
    ).toBe(404)
  })
})

describe('the bin', () => {
  it('takes back what is published, gives it back as a draft, and is emptied after 30 days', async () => {
    const deck = await deckOf()
    const params = { id: deck.id }
    await test.call('decks.publish', { as: asha, params, body: { revision: 0 } })
    expect((await test.call('decks.delete', { as: asha, params })).body).toEqual({ ok: true })
    expect((await test.call('decks.delete', { as: asha, params })).status).toBe(200)
    expect((await test.call('decks.show', { as: asha, params })).status).toBe(404)
    const bin = await test.call('decks.list', { as: asha, query: { status: 'bin' } })
    expect(bin.body.decks.map(({ id }) => id)).toContain(deck.id)
    const restored = await test.call('decks.restore', { as: asha, params })
    expect(restored.body.deck.publication).toBeNull()
    await test.call('decks.delete', { as: asha, params })
    expect(await purgeBin(test.deps)).toBe(0)
    await test.deps.db
      .updateTable('decks')
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', deck.id)
      .execute()
    expect(await purgeBin(test.deps)).toBe(1)
    expect((await test.call('decks.restore', { as: asha, params })).status).toBe(404)
  })
})

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
