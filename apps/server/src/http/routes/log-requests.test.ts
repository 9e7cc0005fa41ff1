import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { makePublishedDeck } from '../../test/decks.ts'
import { sampleContent } from '../../test/sample-content.ts'

const lines: { readonly call?: string; readonly status?: number }[] = []
const log = pino(
  { level: 'info' },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as object)
      done()
    },
  }),
)
const playLines = () => lines.filter(({ call }) => call?.startsWith('play.'))

let test: TestApp
beforeAll(async () => {
  test = await createTestApp({ change: () => ({ log }) })
})
afterAll(() => test.close())

it('has a line for other calls, none for those that plays are made of, and a bounded number for refused ones', async () => {
  const asha = await test.signedIn('Creator')
  const content = sampleContent(['single_select'])
  const { id: deckId, shortid, versionId } = await makePublishedDeck(test, asha, content)
  expect(lines.map(({ call }) => call)).toEqual(['decks.create', 'decks.publish'])
  for (let play = 0; play < 20; play++) {
    const id = randomUUID()
    const { attempt } = (await test.call('play.begin', { params: { shortid }, body: { id, versionId } })).body
    const { token } = attempt
    const answer = { id: randomUUID(), slideId: 's0', answer: { kind: 'singleSelect', option: 'o1' }, spent: 900 }
    const events = [{ id: randomUUID(), deck_id: deckId, event: 'view', t: 1_700_000_000_000 }]
    const replies = [
      await test.call('play.answer', { params: { id }, body: { token, answer } }),
      await test.call('play.complete', { params: { id }, body: { token } }),
      await test.call('play.tracker', { body: { events } }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  }
  expect(playLines()).toEqual([])
  const refuse = () => test.call('play.complete', { params: { id: randomUUID() }, body: { token: 'x'.repeat(40) } })
  for (let n = 0; n < 250; n++) expect((await refuse()).status).toBe(404)
  expect(playLines().length).toBe(100)
})
