import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { plainPicture, uploadsOf } from '../../../test/uploads.ts'
import type { Person } from '../../../test/factories.ts'
import { animatedPicture } from '../../../test/pictures.ts'
import { pixelsOf } from './crop-media.ts'

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
const gifOf = (width: number, height: number, frames: number): Promise<Buffer> =>
  animatedPicture(width, height, frames)
    .gif({ effort: 1, loop: 0, delay: Array.from({ length: frames }, () => 50) })
    .toBuffer()

describe('cutting', () => {
  const crop = (id: string, body: Record<string, number>, as: Person = asha) =>
    test.call('media.crop', { as, params: { id }, body })

  const twoColours = () =>
    plainPicture(1000, 600)
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
    const stored = sharp((await get(`/media/${body.media.id}/file`)).rawPayload)
    expect(await stored.metadata()).toMatchObject({ format: 'webp', width: 500, height: 281 })
    const { dominant } = await stored.stats()
    expect(dominant.b).toBeGreaterThan(220)
    expect(dominant.r).toBeLessThan(40)
    expect(await sharp((await get(`/media/${media.id}/file`)).rawPayload).metadata()).toMatchObject({ width: 1000 })
    const again = await crop(body.media.id, { x: 0, y: 0, width: 0.5, height: 1 })
    expect(again.body.media).toMatchObject({ name: 'two 250×281.png', sourceId: body.media.id })
  })

  it('the whole gives the picture itself, and takes no room', async () => {
    const { media } = await upload('whole.png', await plainPicture(40, 20).png().toBuffer())
    const { body } = await crop(media.id, { x: 0, y: 0, width: 1, height: 1 })
    expect(body.media).toEqual(media)
  })

  it('keeps all frames of a moving picture', async () => {
    const { media } = await upload('moves.gif', await gifOf(80, 60, 4))
    expect(media).toMatchObject({ width: 80, height: 60 })
    const { body } = await crop(media.id, { x: 0, y: 0, width: 0.5, height: 0.5 })
    expect(body.media).toMatchObject({ width: 40, height: 30 })
    const stored = (await get(`/media/${body.media.id}/file`)).rawPayload
    expect(await sharp(stored, { animated: true }).metadata()).toMatchObject({ pages: 4, width: 40, pageHeight: 30 })
  })

  it.each([
    [{ x: -0.1, y: 0, width: 1, height: 1 }, 400],
    [{ x: 0, y: 0, width: 1.1, height: 1 }, 400],
    [{ x: 0, y: 0, width: 1 }, 400],
  ])('of %j is refused', async (area, expected) => {
    const { media } = await upload('a.png', await plainPicture(40, 20).png().toBuffer())
    expect((await crop(media.id, area as Record<string, number>)).status).toBe(expected)
  })

  it('is of pictures only, of the own client, and counted', async () => {
    const pdf = await upload('a.pdf', Buffer.from('%PDF-1.7\n%%EOF'))
    expect((await crop(pdf.media.id, { x: 0, y: 0, width: 0.5, height: 1 })).status).toBe(415)
    const { media } = await upload('a.png', await plainPicture(400, 200).png().toBuffer())
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
