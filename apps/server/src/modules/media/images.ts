import type { Sharp, SharpOptions } from 'sharp'

/** Larger pictures are refused before they are unpacked: 60,000 × 60,000 fits into 15 kB. */
const MOST_PIXELS = 50_000_000
/** What is kept of a picture, in pixels of its longer side. */
const LARGEST_SIDE = 3200

const options: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true }

type SharpModule = typeof import('sharp')
let sharpModule: Promise<SharpModule> | undefined

/** Loaded with the first picture. */
async function loadSharp(): Promise<(input: string | Buffer, options?: SharpOptions) => Sharp> {
  sharpModule ??= import('sharp').then((module) => {
    module.default.cache(false)
    module.default.concurrency(1)
    return module
  })
  return (await sharpModule).default
}

/** Two at a time: each may take tens of megabytes. */
let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (running >= 2) await new Promise<void>((resume) => waiting.push(resume))
  running++
  try {
    return await act()
  } finally {
    running--
    waiting.shift()?.()
  }
}

export interface KeptImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/**
 * The picture made anew as WebP: upright by its EXIF orientation, without any metadata, at most 3200 pixels wide or high.
 * Nothing of the given file stays but its pixels. Null where it can't be read: too many pixels, cut off, not what it says.
 */
export function keepImage(path: string): Promise<KeptImage | null> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    try {
      const { pages = 1 } = await sharp(path, options).metadata()
      const image = sharp(path, { ...options, ...(pages > 1 && { animated: true }) })
      const upright = pages > 1 ? image : image.rotate()
      const { data, info } = await upright
        .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 86, effort: 3 })
        .toBuffer({ resolveWithObject: true })
      return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
    } catch {
      return null
    }
  })
}

/** A part of the kept picture, all its frames where it moves. */
export function cropImage(
  original: Buffer,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Promise<KeptImage> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    const { pages = 1 } = await sharp(original, options).metadata()
    const { data, info } = await sharp(original, { ...options, ...(pages > 1 && { animated: true }) })
      .extract(box)
      .webp({ quality: 90, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  })
}

/** A drawing of our own as WebP. */
export function drawImage(svg: string): Promise<KeptImage> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    const { data, info } = await sharp(Buffer.from(svg))
      .webp({ quality: 84, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })
}

/** The kept picture at a width in pixels, never larger than it is. */
export function resizeImage(original: Buffer, width: number): Promise<Buffer> {
  return inTurn(async () => {
    const sharp = await loadSharp()
    const { pages = 1 } = await sharp(original, options).metadata()
    return sharp(original, { ...options, ...(pages > 1 && { animated: true }) })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer()
  })
}
