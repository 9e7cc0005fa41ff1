import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { type ArticleHouse, makeArticleHouse, publishArticle, titles } from './test/article-house.ts'

let test: TestApp
let house: ArticleHouse
beforeAll(async () => {
  test = await createTestApp()
  house = await makeArticleHouse(test)
})
afterAll(() => test.close())

it('articles and templates of a person who leaves go to their manager', async () => {
  const { admin, clientId, reader } = house
  const boss = await test.signedIn('Manager', { clientId, first_name: 'Boss' })
  const leaver = await test.signedIn('Creator', { clientId, manager_id: boss.userId })
  const { id } = await publishArticle(test, leaver, { title: 'Left behind' })
  await test.call('articles.saveTemplate', { as: leaver, params: { id }, body: { name: 'Left' } })
  expect((await test.call('users.delete', { as: admin, params: { id: leaver.userId } })).status).toBe(200)
  const { article } = (await test.call('articles.show', { as: reader, params: { id } })).body
  expect(article.author).toMatchObject({ id: boss.userId })
  expect((await test.call('articles.list', { as: boss, query: { owner: 'me' } })).body.articles).toHaveLength(1)
  const { templates } = (await test.call('articles.templates', { as: boss })).body
  expect(templates.at(-1)).toMatchObject({ name: 'Left', can: { delete: true } })
  expect((await test.call('articles.getTemplates', { as: boss })).body.templates).toEqual(templates)
})

it('a category counts its articles, and gives them to another when it goes', async () => {
  const { admin, author, reader, categories } = house
  const made = await test.call('categories.create', { as: admin, body: { name: 'Recipes', kind: 'article' } })
  const { id, slug } = made.body.category
  const { id: articleId } = await publishArticle(test, author, { title: 'Chai', category: slug })
  const count = async () =>
    (await test.call('categories.list', { as: admin, query: { kind: 'article' } })).body.categories.find(
      (one) => one.id === id,
    )?.count
  expect(await count()).toBe(1)
  expect((await test.call('categories.delete', { as: admin, params: { id }, body: {} })).status).toBe(422)
  const moved = await test.call('categories.delete', {
    as: admin,
    params: { id },
    body: { move_to: categories['news'] ?? '' },
  })
  expect(moved.status).toBe(200)
  expect(await titles(test, reader, { category: 'news' })).toEqual(['Chai'])
  const { article } = (await test.call('articles.showAdmin', { as: author, params: { id: articleId } })).body
  expect(article).toMatchObject({ category: { slug: 'news' }, revision: 2, publication: { outdated: false } })
  const params = { id: articleId }
  await test.call('articles.delete', { as: author, params })
  await test.call('articles.restore', { as: author, params })
  expect(await titles(test, reader, { category: 'news' })).toEqual(['Chai'])
  const [version] = (await test.call('articles.versions', { as: author, params })).body.versions
  const restored = await test.call('articles.restoreVersion', {
    as: author,
    params: { ...params, versionId: version?.id ?? '' },
    body: { revision: 2 },
  })
  expect(restored.status).toBe(200)
})
