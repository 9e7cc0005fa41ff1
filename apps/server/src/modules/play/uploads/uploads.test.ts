import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ErrorReply } from '@deckle/contract/kit/endpoint.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck, type PublishedDeck } from '../../../test/decks.ts'
import type { Person } from '../../../test/factories.ts'
import { sampleContent } from '../../../test/sample-content.ts'
import { removeUnusedFiles } from './remove-unused-files.ts'

let test: TestApp
let asha: Person
let deck: PublishedDeck
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
  deck = await published(asha)
})
afterAll(() => test.close())

interface Attempt {
  readonly id: string
  readonly token: string
}

/** Slides `s0` and `s1` accept files, `s2` doesn't. */
const published = (as: Person): Promise<PublishedDeck> =>
  makePublishedDeck(test, as, sampleContent(['uploader', 'uploader', 'rating'], { readerType: 'submission' }))

async function begin({ shortid, versionId }: PublishedDeck = deck): Promise<Attempt> {
  const reply = await test.call('play.begin', { params: { shortid }, body: { id: randomUUID(), versionId } })
  return reply.body.attempt
}

const newId = (): string => randomUUID()
const sendInline = (
  attempt: Attempt,
  { id = newId(), slideId = 's0', name = 'cv.txt', content = Buffer.from('A life in one page') } = {},
) =>
  test.call('play.upload', {
    params: { id: attempt.id },
    body: { token: attempt.token, file: { id, slideId, name, data: content.toString('base64') } },
  })

async function stream(
  attempt: Attempt,
  { id = newId(), slideId = 's0', filename = 'clip.bin', content = randomBytes(300_000) } = {},
) {
  const form = formOf({ token: attempt.token, id, slideId, file: { filename, content, type: 'text/html' } })
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v2/play/attempts/${attempt.id}/files/stream`,
    ...form,
  })
  return {
    status: reply.statusCode,
    body: reply.json<{ file: { id: string; name: string; size: number } } & ErrorReply>(),
  }
}

const answer = (attempt: Attempt, file: string, slideId = 's0', id: string = randomUUID()) =>
  test.call('play.answer', {
    params: { id: attempt.id },
    body: {
      token: attempt.token,
      answer: { id, slideId, answer: { kind: 'uploader', file, name: 'mine.exe', size: 1 }, spent: 10 },
    },
  })
const rows = (attempt: Attempt) =>
  test.deps.db.selectFrom('uploads').selectAll().where('attempt_id', '=', attempt.id).orderBy('created_at').execute()
const storedAnswer = async (attempt: Attempt) =>
  (await test.deps.db.selectFrom('current_answers').select('answer').where('attempt_id', '=', attempt.id).execute())[0]
    ?.answer

/** Sizes of the stored files of a deck. */
function storedSizes({ id }: PublishedDeck, as: Person = asha): number[] {
  const folder = join(test.deps.env.dataFolder, 'content', 'uploads', as.clientId, id)
  try {
    return readdirSync(folder).map((name) => statSync(join(folder, name)).size)
  } catch {
    return []
  }
}

describe('a file that is handed in', () => {
  it('is kept as base64, and the answer says its name and size as kept', async () => {
    const attempt = await begin()
    const { status, body } = await sendInline(attempt, { name: '../..\\my \u202Ecv.html' })
    expect(status).toBe(200)
    expect(body.file).toMatchObject({ name: 'my cv.html.txt', size: 18 })
    expect((await answer(attempt, body.file.id.toUpperCase())).status).toBe(200)
    expect(await storedAnswer(attempt)).toEqual({
      kind: 'uploader',
      file: body.file.id,
      name: 'my cv.html.txt',
      size: 18,
    })
    const [row] = await rows(attempt)
    expect(row).toMatchObject({
      client_id: asha.clientId,
      owner_id: asha.userId,
      deck_id: deck.id,
      content_type: 'text/plain; charset=utf-8',
    })
    const file = await test.deps.files.get(row?.file_key ?? '')
    expect(file && (await buffer(file.stream)).toString()).toBe('A life in one page')
  })

  it('is streamed, its type decided by its content', async () => {
    const attempt = await begin()
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2_000_000)])
    const { status, body } = await stream(attempt, { content, filename: 'page.png' })
    expect([status, body.file.size]).toEqual([200, content.length])
    const [row] = await rows(attempt)
    expect(row).toMatchObject({ content_type: 'application/pdf', size: content.length, name: 'page.png' })
    const file = await test.deps.files.get(row?.file_key ?? '')
    expect(file && (await buffer(file.stream)).equals(content)).toBe(true)
  })

  it('said twice, also at once, is one file', async () => {
    const own = await published(asha)
    const attempt = await begin(own)
    const id = randomUUID()
    const content = randomBytes(50_000)
    const tries = await Promise.all([
      stream(attempt, { id, content }),
      stream(attempt, { id, content }),
      sendInline(attempt, { id, content, name: 'clip.bin' }),
    ])
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(tries.map(({ body }) => JSON.stringify(body.file))).size).toBe(1)
    expect((await stream(attempt, { id, content })).status).toBe(200)
    expect(storedSizes(own)).toEqual([50_000])
    expect((await sendInline(attempt, { id, slideId: 's1' })).status).toBe(409)
    expect((await sendInline(await begin(own), { id })).status).toBe(409)
  })

  it('takes the place of one that no answer names at once, of another once it is answered with', async () => {
    const own = await published(asha)
    const attempt = await begin(own)
    const [first, second] = [await sendInline(attempt), await sendInline(attempt, { content: randomBytes(200) })]
    expect(storedSizes(own)).toEqual([200])
    expect((await answer(attempt, first.body.file.id)).status).toBe(422)
    const id = randomUUID()
    expect((await answer(attempt, second.body.file.id, 's0', id)).status).toBe(200)
    const third = await sendInline(attempt, { content: randomBytes(300) })
    await sendInline(attempt, { slideId: 's1', content: randomBytes(77) })
    expect(storedSizes(own).toSorted()).toEqual([200, 300, 77])
    expect((await answer(attempt, third.body.file.id)).status).toBe(200)
    expect(storedSizes(own).toSorted()).toEqual([300, 77])
    expect(await storedAnswer(attempt)).toMatchObject({ file: third.body.file.id, size: 300 })
    expect((await answer(attempt, second.body.file.id, 's0', id)).status).toBe(422)
  })

  it('of several at once for one slide leaves one', async () => {
    const own = await published(asha)
    const attempt = await begin(own)
    const sent = await Promise.all([1, 2, 3, 4].map((n) => stream(attempt, { content: randomBytes(n * 1000) })))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(storedSizes(own)).toHaveLength(1)
    expect(await rows(attempt)).toHaveLength(1)
  })
})

describe('what is refused', () => {
  it('a slide that takes no file, one that is not there, a wrong token, a foreign attempt', async () => {
    const own = await published(asha)
    const [one, two] = [await begin(own), await begin(own)]
    for (const slideId of ['s2', 's9']) {
      expect((await sendInline(one, { slideId })).error).toMatchObject({ code: 'answer_rejected' })
      expect((await stream(one, { slideId })).body.code).toBe('answer_rejected')
    }
    for (const wrong of [
      { id: one.id, token: two.token },
      { id: one.id, token: '' },
      { ...one, id: randomUUID() },
    ]) {
      expect((await sendInline(wrong)).status).toBe(404)
      expect((await stream(wrong)).status).toBe(404)
    }
    const { body } = await sendInline(one)
    expect((await answer(two, body.file.id)).status).toBe(422)
    expect((await answer(one, body.file.id, 's1')).status).toBe(422)
    expect((await answer(one, randomUUID())).status).toBe(422)
    test.later(8 * 86_400_000)
    expect((await sendInline(one)).status).toBe(410)
    test.later(-8 * 86_400_000)
    expect(storedSizes(own)).toEqual([18])
  })

  it('what is empty, no base64, no file, or a program', async () => {
    const attempt = await begin()
    expect((await sendInline(attempt, { content: Buffer.alloc(0) })).status).toBe(400)
    expect((await stream(attempt, { content: Buffer.alloc(0) })).status).toBe(400)
    expect((await stream(attempt, { content: Buffer.from('MZ\u0090\u0000'), filename: 'cv.pdf' })).status).toBe(415)
    expect(
      (
        await test.call('play.upload', {
          params: { id: attempt.id },
          body: { token: attempt.token, file: { id: randomUUID(), slideId: 's0', name: 'x', data: '<svg>' } },
        })
      ).status,
    ).toBe(400)
    expect(
      (
        await test.call('play.uploadStream', {
          params: { id: attempt.id },
          body: { token: attempt.token, id: randomUUID(), slideId: 's0' },
        })
      ).status,
    ).toBe(400)
    expect(await rows(attempt)).toEqual([])
  })

  it('2.5 × maxSpace or more, in the middle of the stream, and leaves nothing', async () => {
    const small = await test.signedIn('Creator', { max_space: 40_000 })
    const own = await published(small)
    const attempt = await begin(own)
    expect((await stream(attempt, { content: randomBytes(100_000) })).status).toBe(413)
    const { status, body } = await stream(attempt, { content: randomBytes(3_000_000) })
    expect([status, body.errors]).toEqual([413, ['File size too large!']])
    expect((await sendInline(attempt, { content: randomBytes(100_000) })).status).toBe(413)
    expect(storedSizes(own, small)).toEqual([])
    expect((await stream(attempt, { content: randomBytes(99_999) })).status).toBe(200)
  })

  it("what no longer fits into the owner's licence, also of many at once; a stranger is told no figures", async () => {
    const small = await test.signedIn('Creator', { max_space: 400 })
    const own = await published(small)
    const attempts = await Promise.all(Array.from({ length: 8 }, () => begin(own)))
    const replies = await Promise.all(attempts.map((one) => sendInline(one, { content: randomBytes(300) })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 402, 402, 402, 402, 402])
    const refused = replies.find(({ status }) => status === 402)
    expect(refused?.error.limit).toBeUndefined()
    expect(storedSizes(own, small)).toEqual([300, 300, 300])
    expect((await test.call('auth.me', { as: small })).body.license.usedSpace).toBe(900)
    const happy = attempts[replies.findIndex(({ status }) => status === 200)] as Attempt
    expect((await sendInline(happy, { content: randomBytes(350) })).status).toBe(200)
    const form = formOf({
      file: { filename: 'a.pdf', content: Buffer.from('%PDF-1.7\n'.padEnd(300, '%')), type: 'x/y' },
    })
    const media = await test.app.inject({
      method: 'POST',
      url: '/api/v2/media/upload',
      payload: form.payload,
      headers: { ...form.headers, ...small.headers },
    })
    expect(media.statusCode).toBe(402)
    await test.deps.db.updateTable('users').set({ max_space: 4000 }).where('id', '=', small.userId).execute()
    expect((await sendInline(attempts[0] as Attempt, { slideId: 's1' })).status).toBe(200)
  })
})

describe('the daily task', () => {
  it('removes what no answer can name any more, of decks that are gone too', async () => {
    const own = await published(asha)
    const [left, stays] = [await begin(own), await begin(own)]
    await sendInline(left, { content: randomBytes(100) })
    const { body } = await sendInline(stays, { content: randomBytes(200) })
    await answer(stays, body.file.id)
    test.later(6 * 86_400_000)
    await removeUnusedFiles(test.deps)
    expect(storedSizes(own).toSorted()).toEqual([100, 200])
    test.later(3 * 86_400_000)
    await removeUnusedFiles(test.deps)
    expect(storedSizes(own)).toEqual([200])
    await test.deps.db.deleteFrom('answers').where('deck_id', '=', own.id).execute()
    await test.deps.db.deleteFrom('decks').where('id', '=', own.id).execute()
    await removeUnusedFiles(test.deps)
    expect(storedSizes(own)).toEqual([])
    expect(await rows(stays)).toEqual([])
    test.later(-9 * 86_400_000)
  })
})

describe('the page of a deck', () => {
  const limitOn = async (shortid: string) =>
    /"uploadLimit":(\d+)/.exec((await test.app.inject({ method: 'GET', url: `/play/${shortid}` })).body)?.[1]

  it('says the limit where a slide takes files', async () => {
    expect(await limitOn(deck.shortid)).toBe('250000000')
    const content = sampleContent(['title'])
    const { body } = await test.call('decks.create', { as: asha, body: { readerType: 'quiz', content } })
    const done = await test.call('decks.publish', {
      as: asha,
      params: { id: body.deck.id },
      body: { revision: 0 },
    })
    expect(await limitOn(done.body.deck.publication?.shortid ?? '')).toBe('0')
  })
})
