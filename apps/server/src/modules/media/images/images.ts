import type { Metadata, Sharp, SharpOptions } from 'sharp'

/** Checked before decoding: 60,000 × 60,000 pixels fit into 15 kB. */
const MAX_PIXELS = 50_000_000
/** Memory in bytes that encoding one picture may need; above it the picture is refused. */
const MAX_BYTES = 135_000_000
/** Pictures that need more memory than this are processed alone. */
const EXCLUSIVE_BYTES = 25_000_000
/** Longer side in pixels: the first that fits into the memory limit is used. */
const SIDES = [3200, 2400, 1600] as const
/** For animations: all frames need memory at once, also when variants are made. */
const ANIMATION_SIDES = [...SIDES, 1200, 800, 480, 320] as const

const options: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true }

type SharpModule = typeof import('sharp')
let sharpModule: Promise<SharpModule> | undefined

async function loadSharp(): Promise<(input: string | Buffer, options?: SharpOptions) => Sharp> {
  sharpModule ??= import('sharp').then((module) => {
    module.default.cache(false)
    module.default.concurrency(1)
    return module
  })
  return (await sharpModule).default
}

const maxConcurrent = 2
let running = 0
let isExclusive = false
const waiting: { readonly exclusive: boolean; start(): void }[] = []

/** First in, first out: two at a time, a large picture alone. */
async function enqueue<T>(bytes: number, act: () => Promise<T>): Promise<T> {
  const exclusive = bytes > EXCLUSIVE_BYTES
  await new Promise<void>((start) => {
    waiting.push({ exclusive, start })
    admit()
  })
  try {
    return await act()
  } finally {
    running--
    isExclusive = false
    admit()
  }
}

function admit(): void {
  for (
    let next = waiting[0];
    next && !isExclusive && running < (next.exclusive ? 1 : maxConcurrent);
    next = waiting[0]
  ) {
    waiting.shift()
    running++
    isExclusive = next.exclusive
    next.start()
  }
}

const depths: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/** Memory in bytes to decode a picture: a few rows, or all of it where the format or interlacing needs that. */
function decodingBytes({ width, height, channels, depth, format, ...more }: Metadata): number {
  const pixels = width * height
  if (format === 'heif') return pixels * 16
  if (format === 'jpeg')
    return more.isProgressive ? pixels * (more.chromaSubsampling === '4:2:0' ? 3 : 2 * channels) : 0
  if (format === 'png') return more.isProgressive ? pixels * channels * (depths[depth] ?? 4) : 0
  return pixels * 8
}

/** Memory in bytes to encode a picture with at most `side` pixels a side. The factors are measured. */
export function encodingBytes(found: Metadata, side: number): number {
  const { width, height, channels, depth, pages = 1 } = found
  const scale = Math.min(1, side / Math.max(width, height / pages, 1))
  const encoded = width * height * scale ** 2
  if (pages > 1) return animationBytes(found, encoded)
  return decodingBytes(found) + encoded * (channels + (channels > 3 ? 12 : 6)) * (depths[depth] ?? 4)
}

/** A WebP is decoded with all frames, a GIF frame by frame; the encoder holds a few frames and its output. */
function animationBytes({ width, height, format, pages = 1 }: Metadata, encoded: number): number {
  return width * height * (format === 'webp' ? 4.5 : 8 / pages) + (encoded / pages) * 48 + encoded * 6
}

export interface NormalizedImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** `too_heavy`: decoding and encoding would need too much memory. */
export type ImageProblem = 'unreadable' | 'too_heavy'

/**
 * Encodes the picture as WebP: rotated by its EXIF orientation, without metadata, at most 3200 pixels wide or high.
 * Nothing of the source but its pixels is stored. Unreadable: too many pixels, truncated, or another format than it
 * claims.
 */
export async function normalizeImage(path: string): Promise<NormalizedImage | ImageProblem> {
  const sharp = await loadSharp()
  try {
    const found = await sharp(path, { ...options, pages: -1 }).metadata()
    const sides = (found.pages ?? 1) > 1 ? ANIMATION_SIDES : SIDES
    const side = sides.find((one) => encodingBytes(found, one) <= MAX_BYTES)
    if (side === undefined) return found.width * found.height > MAX_PIXELS ? 'unreadable' : 'too_heavy'
    return await enqueue(encodingBytes(found, side), () => encode(sharp, path, found, side))
  } catch {
    return 'unreadable'
  }
}

async function encode(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  path: string,
  { pages = 1 }: Metadata,
  side: number,
): Promise<NormalizedImage> {
  const image = sharp(path, { ...options, ...(pages > 1 && { animated: true }) })
  const upright = pages > 1 ? image : image.rotate()
  const { data, info } = await upright
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** Work on a stored picture: it passed the limits before, but may still be large. */
async function processStored<T>(
  original: Buffer,
  act: (sharp: Awaited<ReturnType<typeof loadSharp>>, found: Metadata) => Promise<T>,
): Promise<T> {
  const sharp = await loadSharp()
  const found = await sharp(original, { ...options, pages: -1 }).metadata()
  return enqueue(encodingBytes(found, SIDES[0]), () => act(sharp, found))
}

/** Animations are cropped in all frames. */
export function cropImage(
  original: Buffer,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Promise<NormalizedImage> {
  return processStored(original, async (sharp, { pages = 1 }) => {
    const { data, info } = await sharp(original, { ...options, ...(pages > 1 && { animated: true }) })
      .extract(box)
      .webp({ quality: 90, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  })
}

/** Renders a built-in drawing as WebP. */
export function drawImage(svg: string): Promise<NormalizedImage> {
  return enqueue(0, async () => {
    const sharp = await loadSharp()
    const { data, info } = await sharp(Buffer.from(svg))
      .webp({ quality: 84, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })
}

/** Never enlarges: `width` is in pixels. */
export function resizeImage(original: Buffer, width: number): Promise<Buffer> {
  return processStored(original, async (sharp, { pages = 1 }) => {
    return sharp(original, { ...options, ...(pages > 1 && { animated: true }) })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer()
  })
}

/** As a PDF takes it: PNG where it may be seen through, else JPEG. `width` is in pixels, the largest. */
export function printablePicture(original: Buffer, width: number): Promise<Buffer> {
  return processStored(original, (sharp, { hasAlpha }) => {
    const resized = sharp(original, options).resize({ width, withoutEnlargement: true })
    return (hasAlpha ? resized.png() : resized.jpeg({ quality: 90 })).toBuffer()
  })
}
