import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { insertRows } from '../../../test/rows.ts'
import { publishArticle } from '../test/article-house.ts'
import { addToCounts, addViews } from './queries.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const PAIRS = 500

it('views and likes of the same articles at the same time never deadlock', async () => {
  const { db, now } = test.deps
  const author = await test.signedIn('Creator')
  const { clientId } = author
  const articles = [await publishArticle(test, author), await publishArticle(test, author)]
  const ids = articles.map(({ id }) => id)
  const readers = await insertRows(
    test.deps,
    'users',
    Array.from({ length: PAIRS }, (_, at) => ({
      client_id: clientId,
      email: `reader${at}@meadow.example`,
      username: `reader${at}`,
    })),
  )
  const pairs = readers.map(async ({ id: userId }) => {
    const views = ids.map((articleId) => ({ clientId, articleId, userId }))
    await Promise.all([
      addViews(db, clientId, views, now()),
      ...ids.map((id) => db.transaction().execute((trx) => addToCounts(trx, { clientId, id }, { likes: 1 }, now()))),
    ])
  })
  // A deadlock rejects here: nothing is retried.
  await Promise.all(pairs)
  const counts = await db
    .selectFrom('article_counts')
    .select(['views', 'likes'])
    .where('client_id', '=', clientId)
    .execute()
  expect(counts).toEqual(ids.map(() => ({ views: PAIRS, likes: PAIRS })))
})
