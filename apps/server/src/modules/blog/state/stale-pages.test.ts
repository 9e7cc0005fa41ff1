import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { bulkCalls } from '../../../test/bulk-calls.ts'
import { insertRow } from '../../../test/rows.ts'
import { eraseUsers } from '../../erasure/erase-users.ts'
import { makeBlog, publishArticle } from '../test/make-blog.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const get = (path: string) => test.app.inject({ method: 'GET', url: path })

describe('a page is made anew after', () => {
  it('a picture is deleted', async () => {
    const own = await makeBlog(test)
    const media = await insertRow(test.deps, 'media', {
      client_id: own.clientId,
      owner_id: own.admin.userId,
      id: test.deps.newId(),
      width: 800,
      height: 600,
    })
    const attrs = { id: media.id, alt: 'A cup', caption: '', width: null, height: null, size: 'normal' }
    const { slug } = await publishArticle(test, own, { title: 'Cup', body: [{ type: 'image', attrs }] })
    const isShown = async () => (await get(`/blog/${own.slug}/${slug}`)).body.includes(`/media/${media.id}/`)
    expect(await isShown()).toBe(true)
    const params = { id: media.id }
    expect((await test.call('media.delete', { as: own.admin, params })).status).toBe(200)
    expect(await isShown()).toBe(false)
  })

  it('people are changed in bulk, and its author is erased', async () => {
    const own = await makeBlog(test)
    const author = await test.signedIn('Creator', { clientId: own.clientId, first_name: 'Ira', last_name: 'Sen' })
    const { slug } = await publishArticle(test, { ...own, admin: author }, { title: 'Assam' })
    const show = async () => (await get(`/blog/${own.slug}/${slug}`)).body
    const isInMemory = () => test.deps.blog.peek(`${own.slug}//${slug}?1`) !== undefined
    expect([(await show()).includes('By Ira Sen'), isInMemory()]).toEqual([true, true])
    const { bulk } = bulkCalls(
      () => test,
      () => own.admin,
    )
    await bulk({ ids: [author.userId] }, 'deactivate')
    expect(isInMemory()).toBe(false)
    await test.call('users.delete', { as: own.admin, params: { id: author.userId } })
    await show()
    test.later(31 * 86_400_000)
    expect([isInMemory(), await eraseUsers(test.deps), isInMemory()]).toEqual([true, 1, false])
    expect(await show()).toContain('By Asha Rao')
  })
})
