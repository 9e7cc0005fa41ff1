import { createHash } from 'node:crypto'
import { deflateSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, formOf, type TestApp } from '../../../test/app.ts'
import { plainPicture, uploadsOf } from '../../../test/uploads.ts'
import type { Person } from '../../../test/factories.ts'
import { animatedPicture } from '../../../test/pictures.ts'

let test: TestApp
let asha: Person
beforeAll(async () => {
  test = await createTestApp()
  asha = await test.signedIn('Creator')
})
afterAll(() => test.close())

const { upload, get, storedFiles } = uploadsOf(
  () => test,
  () => asha,
)

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc(body))
  return Buffer.concat([size, body, check])
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4))
  return bytes
}

/** A black and a white frame of 4 × 4 pixels, half a second each. */
function animatedPng(): Buffer {
  const side = 4
  const frame = (shade: number): Buffer =>
    deflateSync(Buffer.concat(Array.from({ length: side }, () => Buffer.from([0, ...Array<number>(side).fill(shade)]))))
  const control = (sequence: number): Buffer =>
    chunk('fcTL', Buffer.concat([words(sequence, side, side, 0, 0), Buffer.from([0, 1, 0, 2, 0, 0])]))
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([words(side, side), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('acTL', words(2, 0)),
    control(0),
    chunk('IDAT', frame(0)),
    control(1),
    chunk('fdAT', Buffer.concat([words(2), frame(255)])),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
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

describe('an animation', () => {
  it('as PNG or AVIF is stored as its first picture, and the reply says so', async () => {
    const { status, media, still } = await upload('moves.png', animatedPng())
    expect([status, still, media.width, media.height]).toEqual([200, true, 4, 4])
    const sequence = await plainPicture(64, 64).avif({ effort: 0 }).toBuffer()
    // A sequence has another brand; that of its first picture stays among the compatible ones.
    sequence.write('avis', 8, 'latin1')
    const avif = await upload('moves.avif', sequence)
    expect([avif.status, avif.still]).toEqual([200, true])
  })

  it('as GIF or WebP is kept, and still pictures are none', async () => {
    const animated = animatedPicture(8, 8, 3)
    const files = {
      'a.gif': await gifOf(8, 8, 3),
      'a.webp': await animated.webp({ loop: 0 }).toBuffer(),
      'b.png': await plainPicture(8, 8).png().toBuffer(),
      'b.avif': await plainPicture(64, 64).avif({ effort: 0 }).toBuffer(),
    }
    for (const [name, content] of Object.entries(files)) {
      const { status, still, media } = await upload(name, content)
      expect([name, status, still]).toEqual([name, 200, false])
      const { pages = 1 } = await sharp((await get(`/media/${media.id}/file`)).rawPayload, { pages: -1 }).metadata()
      expect([name, pages > 1]).toEqual([name, name.startsWith('a')])
    }
  })
})

describe('a picture', () => {
  it('is stored as WebP without its metadata, upright, and served at the widths', async () => {
    const content = await plainPicture()
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
      can: { edit: true },
    })
    const file = await get(`/media/${media.id}/file`)
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const stored = await sharp(file.rawPayload).metadata()
    expect(stored).toMatchObject({ format: 'webp', width: 600, height: 1000 })
    expect([stored.exif, stored.xmp, stored.iptc, stored.icc]).toEqual([undefined, undefined, undefined, undefined])
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
    const { media } = await upload('a.png', await plainPicture(1200, 800).png().toBuffer())
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
      'content-type': 'image/svg+xml; charset=utf-8',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    expect(reply.body).toContain('<svg')
  })

  it('has no other widths', async () => {
    const { media } = await upload('a.png', await plainPicture().png().toBuffer())
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
    const polyglot = Buffer.concat([
      await plainPicture(50, 50).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ])
    const { media } = await upload('both.html', polyglot)
    expect((await get(`/media/${media.id}/file`)).body).not.toContain('script')
  })

  it('cut off in the middle leaves nothing', async () => {
    const before = storedFiles()
    const form = formOf({
      file: { filename: 'a.png', content: await plainPicture().png().toBuffer(), type: 'image/png' },
    })
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

  it('of as many at once as the rate limit lets through together stays below it', async () => {
    const lee = await test.signedIn('Creator', { max_space: 400 })
    const replies = await Promise.all(
      Array.from({ length: 120 }, () => upload('a.pdf', Buffer.from('%PDF-1.7\n'.padEnd(300, '%')), lee)),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(replies.filter(({ status }) => status === 402)).toHaveLength(117)
  })
})
