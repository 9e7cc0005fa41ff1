import { buffer } from 'node:stream/consumers'
import type { CropArea, media } from '@deckle/contract/media.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { cropImage } from './images.ts'
import { storeMedia } from '../upload/store-media.ts'
import { presentMedia } from '../present.ts'
import { requireMedia } from '../require-media.ts'

/** Stores the cropped area as a new file; an area that covers the whole picture returns the picture itself. */
export const cropMedia: Handler<typeof media.crop> = async ({ deps, actor, params, body }) => {
  await requireLimit(deps.limits, 'upload', actor.userId)
  const source = await requireMedia(deps, actor, params.id)
  const { width, height } = source
  if (source.kind !== 'image' || width === null || height === null)
    throw refuse('unsupported_type', 'media.not_picture')
  const box = pixelsOf(body, width, height)
  if (box.width === width && box.height === height) return { media: presentMedia(actor, source) }
  const file = await deps.files.get(source.file_key)
  if (!file) throw refuse('not_found')
  const image = await cropImage(await buffer(file.stream), box)
  const stored = await storeMedia(deps, actor, {
    id: deps.newId(),
    kind: 'image',
    name: cropName(source.name, box),
    content_type: 'image/webp',
    size: image.bytes.length,
    width: image.width,
    height: image.height,
    alt: source.alt,
    source_id: source.id,
    content: image.bytes,
  })
  return { media: stored }
}

export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Rounded to whole pixels within the picture, at least 1 × 1. */
export function pixelsOf(area: CropArea, width: number, height: number): PixelBox {
  const [left, across] = span(area.x, area.width, width)
  const [top, down] = span(area.y, area.height, height)
  return { left, top, width: across, height: down }
}

function span(from: number, share: number, pixels: number): [start: number, length: number] {
  const start = Math.min(Math.round(from * pixels), pixels - 1)
  return [start, Math.min(Math.max(1, Math.round(share * pixels)), pixels - start)]
}

/** `tea.jpg` → `tea 1600×900.jpg` */
function cropName(name: string, { width, height }: PixelBox): string {
  const [, stem = name, ending = ''] = /^(.+?)(?: \d+×\d+)?(\.[^.\s]{1,12})?$/u.exec(name) ?? []
  const size = ` ${width}×${height}`
  return stem.slice(0, 200 - size.length - ending.length).replace(/[\ud800-\udbff]$/, '') + size + ending
}
