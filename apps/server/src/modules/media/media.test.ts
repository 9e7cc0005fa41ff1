import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { plainPicture, uploadsOf } from '../../test/uploads.ts'
import type { Person } from '../../test/factories.ts'
import { purgeMedia } from './bin/purge-media.ts'
import { rangeOf } from './media-pages.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { upload, get } = uploadsOf(
  () => test,
  () => asha,
)

describe('other files', () => {
  it('are sent in parts, documents only to be saved', async () => {
    const content = Buffer.concat([
      Buffer.from([0, 0, 0, 0x18]),
      Buffer.from('ftypmp42'),
      Buffer.alloc(12),
      Buffer.from(Array.from({ length: 2000 }, (_, n) => n % 256)),
    ])
    const { media } = await upload('clip.mp4', content)
    expect(media).toMatchObject({ kind: 'video', contentType: 'video/mp4', width: null })
    const part = await get(`/media/${media.id}/file`, { range: 'bytes=100-199' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 100-199/${content.length}`,
      'content-length': '100',
      'content-type': 'video/mp4',
    })
    expect(part.rawPayload.equals(content.subarray(100, 200))).toBe(true)
    expect((await get(`/media/${media.id}/file`, { range: 'bytes=9999-' })).statusCode).toBe(416)
    expect((await get(`/media/${media.id}/160.webp`)).statusCode).toBe(404)
    const pdf = await upload('menu (é).pdf', Buffer.from('%PDF-1.7\n%%EOF'))
    expect((await get(`/media/${pdf.media.id}/file`)).headers['content-disposition']).toBe(
      'attachment; filename="menu ___.pdf"; filename*=UTF-8\'\'menu%20%28%C3%A9%29.pdf',
    )
  })

  it.each([
    ['bytes=0-0', [0, 0]],
    ['bytes=-10', [90, 99]],
    ['bytes=90-500', [90, 99]],
    ['bytes=50-', [50, 99]],
    ['bytes=-500', [0, 99]],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=9-3', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,5-6', null],
    ['lines=1-2', null],
    [undefined, null],
  ] as const)('understands the range %s', (header, expected) => {
    expect(rangeOf(header, 100)).toEqual(expected)
  })
})

describe('the media of a client', () => {
  it('are listed, described and deleted by those who may', async () => {
    const owner = await test.signedIn('Creator')
    const [mate, outsider] = [
      await test.signedIn('Creator', { clientId: owner.clientId }),
      await test.signedIn('Admin'),
    ]
    for (const name of ['one.png', 'two.png', 'three.png'])
      await upload(name, await plainPicture(20, 20).png().toBuffer(), owner)
    const first = await test.call('media.list', { as: mate, query: { limit: 2 } })
    expect(first.body.media.map(({ name }) => name)).toEqual(['three.png', 'two.png'])
    const rest = await test.call('media.list', { as: mate, query: { limit: 2, cursor: first.body.next ?? '' } })
    expect(rest.body).toMatchObject({ media: [{ name: 'one.png', can: { edit: false } }], next: null })
    expect(
      (await test.call('media.list', { as: mate, query: { search: 'TWO', kind: 'image' } })).body.media,
    ).toHaveLength(1)
    expect((await test.call('media.list', { as: outsider })).body.media).toEqual([])
    const id = rest.body.media[0]?.id ?? ''
    const relabel = (as: Person, alt: string) => test.call('media.update', { as, params: { id }, body: { alt } })
    const [admin, manager] = [
      await test.signedIn('Admin', { clientId: owner.clientId }),
      await test.signedIn('Manager', { clientId: owner.clientId }),
    ]
    for (const other of [mate, manager]) expect((await relabel(other, 'Mine')).status).toBe(403)
    expect((await relabel(owner, 'First')).body.media.alt).toBe('First')
    expect((await relabel(admin, 'Better')).body.media.alt).toBe('Better')
    expect((await test.call('media.update', { as: outsider, params: { id }, body: { alt: 'Mine' } })).status).toBe(404)
    expect((await test.call('media.delete', { as: outsider, params: { id } })).status).toBe(404)
    expect((await test.call('media.delete', { as: mate, params: { id } })).status).toBe(403)
    expect((await test.call('media.delete', { as: owner, params: { id } })).status).toBe(200)
    expect((await get(`/media/${id}/file`)).statusCode).toBe(404)
  })

  it('come back from the bin, where there is room, and end after 30 days', async () => {
    const owner = await test.signedIn('Creator', { max_space: 4000 })
    const mate = await test.signedIn('Creator', { clientId: owner.clientId })
    const send = async (name: string, size: number) =>
      (await upload(name, Buffer.from('%PDF-1.7\n'.padEnd(size, '%')), owner)).media.id
    const [one, two] = [await send('one.pdf', 4000), await send('two.pdf', 4000)]
    const act = (call: 'media.delete' | 'media.restore', id: string, as = owner) =>
      test.call(call, { as, params: { id } })
    const names = async (query: Record<string, string> = {}) =>
      (await test.call('media.list', { as: owner, query })).body.media.map(({ name }) => name)
    const used = async () => (await test.call('auth.me', { as: owner })).body.license.usedSpace
    expect((await act('media.delete', one)).status).toBe(200)
    expect([await names(), await names({ status: 'bin' }), await used()]).toEqual([['two.pdf'], ['one.pdf'], 4000])
    const [inBin] = (await test.call('media.list', { as: mate, query: { status: 'bin' } })).body.media
    expect(inBin).toMatchObject({ id: one, deletedAt: expect.any(String), can: { edit: false } })
    expect((await test.call('media.usage', { as: mate, params: { id: one } })).status).toBe(200)
    expect((await act('media.restore', one, mate)).status).toBe(403)
    expect((await act('media.restore', one, await test.signedIn('Admin'))).status).toBe(404)
    const back = await test.call('media.restore', { as: owner, params: { id: one } })
    expect(back.body.media).toMatchObject({ id: one, deletedAt: null })
    expect((await get(`/media/${one}/file`)).statusCode).toBe(200)
    expect([await names({ status: 'bin' }), await used()]).toEqual([[], 8000])
    expect((await act('media.restore', one)).status).toBe(200)

    await act('media.delete', one)
    await act('media.delete', one)
    const three = await send('three.pdf', 4000)
    const full = await act('media.restore', one)
    expect([full.status, full.error.limit]).toEqual([402, { name: 'maxSpace', limit: 10000, used: 8000, lifts: null }])
    await act('media.delete', three)
    expect((await act('media.restore', one)).status).toBe(200)

    await act('media.delete', two)
    test.later(30 * 86_400_000 + 1000)
    await purgeMedia(test.deps)
    test.later(-30 * 86_400_000 - 1000)
    expect(await names({ status: 'bin' })).toEqual([])
    expect((await act('media.restore', two)).status).toBe(404)
    expect(await test.deps.files.exists(`media/${owner.clientId}/${two}/original`)).toBe(false)
    expect(await test.deps.files.exists(`media/${owner.clientId}/${one}/original`)).toBe(true)
  })

  it('are found by word and kind, in four orders, page after page', async () => {
    const owner = await test.signedIn('Creator')
    const send = (name: string, content: Buffer, alt = '') => upload(name, content, owner, { alt })
    await send('beta.png', await plainPicture(300, 300).png().toBuffer(), 'Tea leaves')
    await send('Alpha.png', await plainPicture(20, 20).png().toBuffer(), '100% cotton_bag')
    await send('gamma.pdf', Buffer.from('%PDF-1.7\n'.padEnd(9000, '%')))
    const names = async (query: Record<string, string | number>): Promise<string[]> => {
      const found: string[] = []
      let cursor = ''
      do {
        const { body } = await test.call('media.list', {
          as: owner,
          query: { limit: 1, ...query, ...(cursor !== '' && { cursor }) },
        })
        found.push(...body.media.map(({ name }) => name))
        cursor = body.next ?? ''
      } while (cursor !== '')
      return found
    }
    expect(await names({})).toEqual(['gamma.pdf', 'Alpha.png', 'beta.png'])
    expect(await names({ sort: 'oldest' })).toEqual(['beta.png', 'Alpha.png', 'gamma.pdf'])
    expect(await names({ sort: 'name' })).toEqual(['Alpha.png', 'beta.png', 'gamma.pdf'])
    expect(await names({ sort: 'size' })).toEqual(['gamma.pdf', 'beta.png', 'Alpha.png'])
    expect(await names({ kind: 'image', sort: 'name' })).toEqual(['Alpha.png', 'beta.png'])
    expect(await names({ search: 'TEA lea' })).toEqual(['beta.png'])
    expect(await names({ search: '100%' })).toEqual(['Alpha.png'])
    expect(await names({ search: 'n_b' })).toEqual(['Alpha.png'])
    expect(await names({ search: 'nothing such' })).toEqual([])
  })

  it('are asked for by their ids, and only those of the own client come', async () => {
    const [mine, other] = [await test.signedIn('Creator'), await test.signedIn('Creator')]
    const [own, foreign] = [
      await upload('own.png', await plainPicture(20, 20).png().toBuffer(), mine),
      await upload('foreign.png', await plainPicture(20, 20).png().toBuffer(), other),
    ]
    await upload('more.png', await plainPicture(20, 20).png().toBuffer(), mine)
    const list = (ids: string) => test.call('media.list', { as: mine, query: { only: ids } })
    expect((await list(`${own.media.id},${foreign.media.id}`)).body.media.map(({ name }) => name)).toEqual(['own.png'])
    expect((await list('17800')).status).toBe(400)
    expect((await list(Array.from({ length: 101 }, () => own.media.id).join())).status).toBe(400)
  })

  it('are renamed without folders, and keep what is not said', async () => {
    const { media } = await upload('a.png', await plainPicture(20, 20).png().toBuffer(), asha, { alt: 'A' })
    const update = async (body: Record<string, string>) =>
      (await test.call('media.update', { as: asha, params: { id: media.id }, body })).body.media
    expect(await update({ name: ' ../../Tea\u202egnp.exe ' })).toMatchObject({ name: 'Teagnp.exe', alt: 'A' })
    expect(await update({ alt: '' })).toMatchObject({ name: 'Teagnp.exe', alt: '' })
    await Promise.all([update({ name: 'Leaves.png' }), update({ alt: 'Leaves' })])
    expect(await update({})).toMatchObject({ name: 'Leaves.png', alt: 'Leaves' })
    expect((await test.call('media.update', { as: asha, params: { id: media.id }, body: { name: ' ' } })).status).toBe(
      400,
    )
  })

  it('say which decks show them, in the draft or as published', async () => {
    const owner = await test.signedIn('Creator')
    const { media } = await upload('logo.png', await plainPicture(20, 20).png().toBuffer(), owner)
    const usage = async (as = owner) => (await test.call('media.usage', { as, params: { id: media.id } })).body
    expect(await usage()).toEqual({ decks: [], total: 0, isWhole: true, elsewhere: 0 })
    const made = (await test.call('decks.create', { as: owner, body: { readerType: 'story', name: 'Tea' } })).body.deck
    const save = async (id: string, revision: number) =>
      (
        await test.call('decks.update', {
          as: owner,
          params: { id: made.id },
          body: { revision, content: { ...made.content, presenter: { id, alt: 'Us' } } },
        })
      ).body.deck
    const saved = await save(media.id, made.revision)
    expect(await usage()).toMatchObject({ decks: [{ id: made.id, name: 'Tea', isPublished: false }], total: 1 })
    const published = await test.call('decks.publish', {
      as: owner,
      params: { id: made.id },
      body: { revision: saved?.revision ?? made.revision + 1 },
    })
    expect(published.status).toBe(200)
    await save('', published.body.deck.revision)
    expect(await usage()).toMatchObject({ decks: [{ name: 'Tea', isPublished: true }], total: 1 })
    await test.call('decks.delete', { as: owner, params: { id: made.id } })
    await test.deps.db.updateTable('users').set({ image: media.id }).where('id', '=', owner.userId).execute()
    expect(await usage()).toMatchObject({ total: 0, elsewhere: 1 })
  })
})
