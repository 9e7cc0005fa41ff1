import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { type ArticleHouse, makeArticle, makeArticleHouse, publishArticle } from '../test/article-house.ts'

let test: TestApp
let house: ArticleHouse
beforeAll(async () => {
  test = await createTestApp()
  house = await makeArticleHouse(test)
})
afterAll(() => test.close())

const shown = async (id: string) =>
  (await test.call('articles.show', { as: house.reader, params: { id } })).body.article
const admin = async (id: string) =>
  (await test.call('articles.showAdmin', { as: house.author, params: { id } })).body.article
const link = (id: string, article_id: string) =>
  test.call('articles.linkTranslation', { as: house.author, params: { id }, body: { article_id } })
const linked = async (id: string) =>
  (await test.call('articles.translations', { as: house.author, params: { id } })).body.translations

describe('translations', () => {
  it('are linked, one a language, and readers are told of published ones', async () => {
    const [en, hi, other] = [
      await publishArticle(test, house.author, { title: 'English' }),
      await publishArticle(test, house.author, { title: 'Hindi', language: 'hi' }),
      await publishArticle(test, house.author, { title: 'English too' }),
    ]
    expect((await link(en.id, hi.id)).status).toBe(200)
    expect((await link(other.id, hi.id)).status).toBe(422)
    expect((await link(en.id, en.id)).status).toBe(422)
    expect((await shown(en.id)).translations).toEqual([{ id: hi.id, language: 'hi', title: 'Hindi' }])
    const listed = await test.call('articles.translations', { as: house.author, params: { id: hi.id } })
    expect(listed.body.translations).toMatchObject([{ id: en.id, language: 'en', status: 'published' }])
    await test.call('articles.unlinkTranslation', { as: house.author, params: { id: hi.id } })
    expect((await shown(en.id)).translations).toEqual([])
    expect((await link(other.id, hi.id)).status).toBe(200)
  })

  it('are one a language: another one is refused by the field, and what is in the bin gives way', async () => {
    const en = await publishArticle(test, house.author, { title: 'One' })
    const hi = await publishArticle(test, house.author, { title: 'Two', language: 'hi' })
    await link(en.id, hi.id)
    const speak = (id: string, language: string) =>
      test.call('articles.update', { as: house.author, params: { id }, body: { language } as never })
    const refused = await speak(en.id, 'hi')
    expect([refused.status, refused.error.code]).toEqual([409, 'already_taken'])
    expect(refused.error.fields).toMatchObject({ language: expect.stringContaining('different languages') })
    expect(await admin(en.id)).toMatchObject({ content: { language: 'en' }, revision: en.revision })
    await test.call('articles.delete', { as: house.author, params: { id: hi.id } })
    expect((await speak(en.id, 'hi')).status).toBe(200)
    await test.call('articles.restore', { as: house.author, params: { id: hi.id } })
    expect((await linked(en.id)).map(({ id }) => id)).toEqual([])
    expect(await linked(hi.id)).toEqual([])
  })

  it('stand once a language with readers, whatever was published before', async () => {
    const en = await publishArticle(test, house.author, { title: 'A' })
    const hi = await publishArticle(test, house.author, { title: 'B', language: 'hi' })
    const fr = await publishArticle(test, house.author, { title: 'C', language: 'fr' })
    await link(en.id, hi.id)
    await link(en.id, fr.id)
    const speak = (id: string, language: string, more = {}) =>
      test.call('articles.update', { as: house.author, params: { id }, body: { language, ...more } as never })
    await speak(hi.id, 'ta')
    await speak(fr.id, 'hi', { status: 'published' })
    // Two are published in Hindi until the second one's draft is.
    const { translations } = await shown(en.id)
    expect(translations.map(({ language }) => language)).toEqual(['hi'])
    expect((await shown(hi.id)).translations.map(({ language }) => language)).toEqual(['en'])
  })

  it('are offered where no language would be there twice', async () => {
    const make = (title: string, language: string) => makeArticle(test, house.author, { title, language })
    const [en, hi, ta] = [await make('Offer en', 'en'), await make('Offer hi', 'hi'), await make('Offer ta', 'ta')]
    const [otherEn, otherHi] = [await make('Offer en too', 'en'), await make('Offer hi too', 'hi')]
    const gu = await make('Offer gu', 'gu')
    await link(en.id, ta.id)
    await link(otherEn.id, gu.id)
    const offered = async (as = house.author) =>
      test.call('articles.list', { as, query: { search: 'offer', linkable_with: en.id, sort: 'title' } as never })
    const ids = (await offered()).body.articles.map(({ id }) => id)
    expect(ids).toEqual([hi.id, otherHi.id])
    expect((await offered(house.mate)).status).toBe(404)
  })
})
