import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../test/app.ts'
import type { Person } from '../../test/factories.ts'
import { animatedPicture } from '../../test/pictures.ts'
import type { ErrorReply } from '@deckle/contract/kit/endpoint.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { pixelsOf } from './images/crop-media.ts'
import { purgeMedia } from './bin/purge-media.ts'
import { rangeOf } from './media-pages.ts'

let test: TestApp
let asha: Person

beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

async function upload(filename: string, content: Buffer, as: Person = asha, fields: Record<string, string> = {}) {
  const form = formOf({ ...fields, file: { filename, content, type: 'image/png' } })
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/v2/media/upload',
    payload: form.payload,
    headers: { ...form.headers, ...as.headers },
  })
  const body = reply.json<{ media: MediaItem } & ErrorReply>()
  return { status: reply.statusCode, media: body.media, error: body }
}

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers })
const picture = (width = 1000, height = 600) => sharp({ create: { width, height, channels: 3, background: '#7a4a2b' } })

/** Files left in the store and in the folder of uploads. */
function storedFiles(): string[] {
  const folder = test.deps.env.dataFolder
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : []
}

function pngHeader(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data])
    const size = Buffer.alloc(4)
    size.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc(body))
    return Buffer.concat([size, body, check])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return (value ^ 0xffffffff) >>> 0
}

const gifOf = (width: number, height: number, frames: number): Promise<Buffer> =>
  animatedPicture(width, height, frames)
    .gif({ effort: 1, loop: 0, delay: Array.from({ length: frames }, () => 50) })
    .toBuffer()

describe('a picture', () => {
  it('is kept as WebP without its metadata, upright, and served at the widths', async () => {
    const content = await picture()
      .withExif({ IFD0: { Copyright: 'Secret owner' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '28/1 36/1 0/1' } })
      .jpeg()
      .toBuffer()
    const rotated = await sharp(content).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(rotated.includes('Secret owner')).toBe(true)
    const { status, media } = await upload('../../Röstung.jpg', rotated, asha, { alt: 'Beans' })
    expect(status).toBe(200)
    expect(media).toMatchObject({
      kind: 'image',
      name: 'Röstung.jpg',
      contentType: 'image/webp',
      width: 600,
      height: 1000,
      alt: 'Beans',
      can: { delete: true },
    })
    const file = await get(`/media/${media.id}/file`)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const kept = await sharp(file.rawPayload).metadata()
    expect(kept).toMatchObject({ format: 'webp', width: 600, height: 1000 })
    expect([kept.exif, kept.xmp, kept.iptc, kept.icc]).toEqual([undefined, undefined, undefined, undefined])
    for (const name of ['file', '160.webp', '1600.webp'])
      expect((await get(`/media/${media.id}/${name}`)).rawPayload.includes('Secret owner')).toBe(false)
    const small = await get(`/media/${media.id}/160.webp`)
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 160 })
    expect((await sharp((await get(`/media/${media.id}/1600.webp`)).rawPayload).metadata()).width).toBe(600)
    expect((await get(`/media/${media.id}/160.webp`, { 'if-none-match': String(small.headers.etag) })).statusCode).toBe(
      304,
    )
    expect((await get(`/api/v2/apiv2decks/getApiv2ImageShow/${media.id}`)).statusCode).toBe(200)
  })

  it('made once for many who ask at the same time', async () => {
    const { media } = await upload('a.png', await picture(1200, 800).png().toBuffer())
    const replies = await Promise.all(Array.from({ length: 12 }, () => get(`/media/${media.id}/640.webp`)))
    expect(new Set(replies.map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'))).size).toBe(1)
  })

  it.each([
    '/media/0197f0a0-0000-7000-8000-000000000000/160.webp',
    '/media/nothing/160.webp',
    '/api/v2/apiv2decks/getApiv2ImageShow/17800',
  ])('that is not there (%s) shows the default one', async (url) => {
    const reply = await get(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(reply.body).toContain('<svg')
  })

  it('has no other widths', async () => {
    const { media } = await upload('a.png', await picture().png().toBuffer())
    expect((await get(`/media/${media.id}/161.webp`)).statusCode).toBe(404)
  })
})

describe('a hostile upload', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const cases: [string, () => Promise<Buffer> | Buffer, number][] = [
    ['an SVG', () => Buffer.from(svg), 415],
    ['an SVG with an XML head', () => Buffer.from(`<?xml version="1.0"?>${svg}`), 415],
    ['HTML named .png', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a program', () => Buffer.from('MZ\u0090\u0000'.padEnd(300, '\u0000'), 'latin1'), 415],
    ['a PNG head and nothing more', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 415],
    ['an SVG, compressed', () => gzipSync(svg), 415],
    ['an SVG in UTF-16', () => Buffer.from(`\ufeff${svg}`, 'utf16le'), 415],
    ['60,000 × 60,000 pixels in a few bytes', () => pngHeader(60_000, 60_000), 415],
    ['a moving picture of 100 million pixels in a few bytes', () => gifOf(1000, 1000, 100), 415],
    [
      'half a JPEG',
      async () =>
        (
          await sharp(Buffer.from(Array.from({ length: 640 * 640 * 3 }, (_, n) => (n * 7919) % 251)), {
            raw: { width: 640, height: 640, channels: 3 },
          })
            .jpeg({ quality: 95 })
            .toBuffer()
        ).subarray(0, 60_000),
      415,
    ],
    ['nothing', () => Buffer.alloc(0), 400],
  ]
  it.each(cases)('%s is refused in words and leaves nothing', async (_, content, expected) => {
    const before = storedFiles()
    const { status, error } = await upload('holiday.png', await content())
    expect(status).toBe(expected)
    expect(error.errors[0]?.length).toBeGreaterThan(10)
    expect(storedFiles()).toEqual(before)
  })

  it('that is a picture and a page at once is only a picture afterwards', async () => {
    const polyglot = Buffer.concat([await picture(50, 50).png().toBuffer(), Buffer.from('<script>alert(1)</script>')])
    const { media } = await upload('both.html', polyglot)
    expect((await get(`/media/${media.id}/file`)).body).not.toContain('script')
  })

  it('cut off in the middle leaves nothing', async () => {
    const before = storedFiles()
    const form = formOf({ file: { filename: 'a.png', content: await picture().png().toBuffer(), type: 'image/png' } })
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/v2/media/upload',
      payload: form.payload.subarray(0, -60),
      headers: { ...form.headers, ...asha.headers },
    })
    expect(reply.statusCode).toBeGreaterThanOrEqual(400)
    expect(reply.statusCode).toBeLessThan(500)
    expect(storedFiles()).toEqual(before)
  })
})

describe('the size', () => {
  it('is refused from 2.5 × maxSpace on, with the words of the specification', async () => {
    const lee = await test.signedIn('Creator', { max_space: 400 })
    const pdf = (size: number) => Buffer.from('%PDF-1.7\n'.padEnd(size, '%'))
    const { status, error } = await upload('a.pdf', pdf(1000), lee)
    expect(status).toBe(413)
    expect(error.errors).toEqual(['File size too large!'])
    expect((await upload('a.pdf', pdf(999), lee)).status).toBe(200)
    const full = await upload('b.pdf', pdf(10), lee)
    expect(full.status).toBe(402)
    expect(full.error.limit).toEqual({ name: 'maxSpace', limit: 1000, used: 999, lifts: null })
  })

  it('of many at once together stays below it', async () => {
    const lee = await test.signedIn('Creator', { max_space: 400 })
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => upload('a.pdf', Buffer.from('%PDF-1.7\n'.padEnd(300, '%')), lee)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 402, 402, 402, 402, 402, 402, 402])
  })
})

describe('cutting', () => {
  const crop = (id: string, body: Record<string, number>, as: Person = asha) =>
    test.call('media.crop', { as, params: { id }, body })

  const twoColours = () =>
    picture(1000, 600)
      .composite([
        { input: { create: { width: 500, height: 600, channels: 3, background: '#0000ff' } }, left: 500, top: 0 },
      ])
      .png()
      .toBuffer()

  it('makes a new picture and leaves the old one', async () => {
    const { media } = await upload('two.png', await twoColours(), asha, { alt: 'Two colours' })
    const { status, body } = await crop(media.id, { x: 0.5, y: 0, width: 0.5, height: 0.46875 })
    expect(status).toBe(200)
    expect(body.media).toMatchObject({
      kind: 'image',
      name: 'two 500×281.png',
      contentType: 'image/webp',
      width: 500,
      height: 281,
      alt: 'Two colours',
      sourceId: media.id,
    })
    const kept = sharp((await get(`/media/${body.media.id}/file`)).rawPayload)
    expect(await kept.metadata()).toMatchObject({ format: 'webp', width: 500, height: 281 })
    const { dominant } = await kept.stats()
    expect(dominant.b).toBeGreaterThan(220)
    expect(dominant.r).toBeLessThan(40)
    expect(await sharp((await get(`/media/${media.id}/file`)).rawPayload).metadata()).toMatchObject({ width: 1000 })
    const again = await crop(body.media.id, { x: 0, y: 0, width: 0.5, height: 1 })
    expect(again.body.media).toMatchObject({ name: 'two 250×281.png', sourceId: body.media.id })
  })

  it('the whole gives the picture itself, and takes no room', async () => {
    const { media } = await upload('whole.png', await picture(40, 20).png().toBuffer())
    const { body } = await crop(media.id, { x: 0, y: 0, width: 1, height: 1 })
    expect(body.media).toEqual(media)
  })

  it('keeps all frames of a moving picture', async () => {
    const { media } = await upload('moves.gif', await gifOf(80, 60, 4))
    expect(media).toMatchObject({ width: 80, height: 60 })
    const { body } = await crop(media.id, { x: 0, y: 0, width: 0.5, height: 0.5 })
    expect(body.media).toMatchObject({ width: 40, height: 30 })
    const kept = (await get(`/media/${body.media.id}/file`)).rawPayload
    expect(await sharp(kept, { animated: true }).metadata()).toMatchObject({ pages: 4, width: 40, pageHeight: 30 })
  })

  it.each([
    [{ x: -0.1, y: 0, width: 1, height: 1 }, 400],
    [{ x: 0, y: 0, width: 1.1, height: 1 }, 400],
    [{ x: 0, y: 0, width: 1 }, 400],
  ])('of %j is refused', async (area, expected) => {
    const { media } = await upload('a.png', await picture(40, 20).png().toBuffer())
    expect((await crop(media.id, area as Record<string, number>)).status).toBe(expected)
  })

  it('is of pictures only, of the own client, and counted', async () => {
    const pdf = await upload('a.pdf', Buffer.from('%PDF-1.7\n%%EOF'))
    expect((await crop(pdf.media.id, { x: 0, y: 0, width: 0.5, height: 1 })).status).toBe(415)
    const { media } = await upload('a.png', await picture(400, 200).png().toBuffer())
    const [outsider, full] = [
      await test.signedIn('Admin'),
      await test.signedIn('Creator', { clientId: asha.clientId, max_space: 4 }),
    ]
    expect((await crop(media.id, { x: 0, y: 0, width: 0.5, height: 1 }, outsider)).status).toBe(404)
    const before = storedFiles()
    const refused = await crop(media.id, { x: 0, y: 0, width: 0.5, height: 1 }, full)
    expect([refused.status, refused.error.code]).toEqual([402, 'plan_limit'])
    expect(storedFiles()).toEqual(before)
  })

  it.each([
    [
      { x: 0, y: 0, width: 1, height: 1 },
      { left: 0, top: 0, width: 100, height: 50 },
    ],
    [
      { x: 1, y: 1, width: 1, height: 1 },
      { left: 99, top: 49, width: 1, height: 1 },
    ],
    [
      { x: 0.9, y: 0, width: 0.5, height: 0 },
      { left: 90, top: 0, width: 10, height: 1 },
    ],
    [
      { x: 0.333, y: 0.25, width: 0.334, height: 0.5 },
      { left: 33, top: 13, width: 33, height: 25 },
    ],
  ])('%j of 100 × 50 pixels is %j', (area, box) => {
    expect(pixelsOf(area, 100, 50)).toEqual(box)
  })
})

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
      await upload(name, await picture(20, 20).png().toBuffer(), owner)
    const first = await test.call('media.list', { as: mate, query: { limit: 2 } })
    expect(first.body.media.map(({ name }) => name)).toEqual(['three.png', 'two.png'])
    const rest = await test.call('media.list', { as: mate, query: { limit: 2, cursor: first.body.next ?? '' } })
    expect(rest.body).toMatchObject({ media: [{ name: 'one.png', can: { delete: false } }], next: null })
    expect(
      (await test.call('media.list', { as: mate, query: { search: 'TWO', kind: 'image' } })).body.media,
    ).toHaveLength(1)
    expect((await test.call('media.list', { as: outsider })).body.media).toEqual([])
    const id = rest.body.media[0]?.id ?? ''
    expect((await test.call('media.update', { as: mate, params: { id }, body: { alt: 'First' } })).body.media.alt).toBe(
      'First',
    )
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
    expect(inBin).toMatchObject({ id: one, deletedAt: expect.any(String), can: { delete: false } })
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
    await send('beta.png', await picture(300, 300).png().toBuffer(), 'Tea leaves')
    await send('Alpha.png', await picture(20, 20).png().toBuffer(), '100% cotton_bag')
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
      await upload('own.png', await picture(20, 20).png().toBuffer(), mine),
      await upload('foreign.png', await picture(20, 20).png().toBuffer(), other),
    ]
    await upload('more.png', await picture(20, 20).png().toBuffer(), mine)
    const list = (ids: string) => test.call('media.list', { as: mine, query: { only: ids } })
    expect((await list(`${own.media.id},${foreign.media.id}`)).body.media.map(({ name }) => name)).toEqual(['own.png'])
    expect((await list('17800')).status).toBe(400)
    expect((await list(Array.from({ length: 101 }, () => own.media.id).join())).status).toBe(400)
  })

  it('are renamed without folders, and keep what is not said', async () => {
    const { media } = await upload('a.png', await picture(20, 20).png().toBuffer(), asha, { alt: 'A' })
    const update = async (body: Record<string, string>) =>
      (await test.call('media.update', { as: asha, params: { id: media.id }, body })).body.media
    expect(await update({ name: ' ../../Tea\u202egnp.exe ' })).toMatchObject({ name: 'Teagnp.exe', alt: 'A' })
    expect(await update({ alt: '' })).toMatchObject({ name: 'Teagnp.exe', alt: '' })
    expect((await test.call('media.update', { as: asha, params: { id: media.id }, body: { name: ' ' } })).status).toBe(
      400,
    )
  })

  it('say which decks show them, in the draft or as published', async () => {
    const owner = await test.signedIn('Creator')
    const { media } = await upload('logo.png', await picture(20, 20).png().toBuffer(), owner)
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
