import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { makePublishedDeck } from '../../../test/decks.ts'
import { sampleContent } from '../../../test/sample-content.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('the space of a deck’s owner is kept by 200 who send files at once', async () => {
  const owner = await test.signedIn('Creator', { max_space: 400 })
  const deck = await makePublishedDeck(test, owner, sampleContent(['uploader'], { readerType: 'submission' }))
  const { shortid, versionId } = deck
  const sent = await Promise.all(
    Array.from({ length: 200 }, async (_, at) => {
      const headers = { 'x-forwarded-for': `198.51.100.${at}` }
      const begun = await test.call('play.begin', {
        params: { shortid },
        body: { id: randomUUID(), versionId },
        headers,
      })
      const { id, token } = begun.body.attempt
      const file = { id: randomUUID(), slideId: 's0', name: 'cv.txt', data: randomBytes(300).toString('base64') }
      return test.call('play.upload', { params: { id }, body: { token, file }, headers })
    }),
  )
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(sent.filter(({ status }) => status === 402)).toHaveLength(197)
})
