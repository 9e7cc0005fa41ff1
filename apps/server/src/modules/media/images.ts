import type { Metadata, Sharp, SharpOptions } from 'sharp'

/** Larger pictures are refused before they are unpacked: 60,000 × 60,000 fits into 15 kB. */
const MOST_PIXELS = 50_000_000
/** What a picture may take while it is made anew, in bytes; one that takes more is refused. */
const MOST_BYTES = 135_000_000
/** From here on a picture is alone. */
const ALONE_BYTES = 25_000_000
/** What is kept of a picture, in pixels of its longer side: the first that its format leaves room for. */
const SIDES = [3200, 2400, 1600] as const
/** Of one that moves, all frames together take room, also when its copies are made. */
const MOVING_SIDES = [...SIDES, 1200, 800, 480, 320] as const

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

const mostAtOnce = 2
let running = 0
let isAlone = false
const waiting: { readonly alone: boolean; start(): void }[] = []

/** Two at a time, in the order in which they come, and a large one by itself. */
async function inTurn<T>(bytes: number, act: () => Promise<T>): Promise<T> {
  const alone = bytes > ALONE_BYTES
  await new Promise<void>((start) => {
    waiting.push({ alone, start })
    admit()
  })
  try {
    return await act()
  } finally {
    running--
    isAlone = false
    admit()
  }
}

function admit(): void {
  for (let next = waiting[0]; next && !isAlone && running < (next.alone ? 1 : mostAtOnce); next = waiting[0]) {
    waiting.shift()
    running++
    isAlone = next.alone
    next.start()
  }
}

const depths: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 }

/** Bytes that reading a picture takes: some rows, or all of it at once where its format or its order asks for that. */
function bytesToRead({ width, height, channels, depth, format, ...more }: Metadata): number {
  const pixels = width * height
  if (format === 'heif') return pixels * 16
  if (format === 'jpeg')
    return more.isProgressive ? pixels * (more.chromaSubsampling === '4:2:0' ? 3 : 2 * channels) : 0
  if (format === 'png') return more.isProgressive ? pixels * channels * (depths[depth] ?? 4) : 0
  return pixels * 8
}

/** Bytes that a picture takes while it is made anew with at most `side` pixels a side: its pixels, channels and depth. Measured. */
export function bytesToKeep(found: Metadata, side: number): number {
  const { width, height, channels, depth, pages = 1 } = found
  const scale = Math.min(1, side / Math.max(width, height / pages, 1))
  const kept = width * height * scale ** 2
  if (pages > 1) return bytesOfMoving(found, kept)
  return bytesToRead(found) + kept * (channels + (channels > 3 ? 12 : 6)) * (depths[depth] ?? 4)
}

/** A WebP is unpacked with all its frames, a GIF frame by frame; the maker keeps a few frames and what it has packed. */
function bytesOfMoving({ width, height, format, pages = 1 }: Metadata, kept: number): number {
  return width * height * (format === 'webp' ? 4.5 : 8 / pages) + (kept / pages) * 48 + kept * 6
}

export interface KeptImage {
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Why a picture is not kept: it can't be read, or would take too much memory in the format that it is in. */
export type NotKept = 'unreadable' | 'too_heavy'

/**
 * The picture made anew as WebP: upright by its EXIF orientation, without any metadata, at most 3200 pixels wide or high.
 * Nothing of the given file stays but its pixels. Unreadable: too many pixels, cut off, not what it says.
 */
export async function keepImage(path: string): Promise<KeptImage | NotKept> {
  const sharp = await loadSharp()
  try {
    const found = await sharp(path, { ...options, pages: -1 }).metadata()
    const sides = (found.pages ?? 1) > 1 ? MOVING_SIDES : SIDES
    const side = sides.find((one) => bytesToKeep(found, one) <= MOST_BYTES)
    if (side === undefined) return found.width * found.height > MOST_PIXELS ? 'unreadable' : 'too_heavy'
    return await inTurn(bytesToKeep(found, side), () => makeAnew(sharp, path, found, side))
  } catch {
    return 'unreadable'
  }
}

async function makeAnew(
  sharp: Awaited<ReturnType<typeof loadSharp>>,
  path: string,
  { pages = 1 }: Metadata,
  side: number,
): Promise<KeptImage> {
  const image = sharp(path, { ...options, ...(pages > 1 && { animated: true }) })
  const upright = pages > 1 ? image : image.rotate()
  const { data, info } = await upright
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
}

/** Something made of a picture that was kept: it passed the limits, and may be large still. */
async function keptInTurn<T>(
  original: Buffer,
  act: (sharp: Awaited<ReturnType<typeof loadSharp>>, found: Metadata) => Promise<T>,
): Promise<T> {
  const sharp = await loadSharp()
  const found = await sharp(original, { ...options, pages: -1 }).metadata()
  return inTurn(bytesToKeep(found, SIDES[0]), () => act(sharp, found))
}

/** A part of the kept picture, all its frames where it moves. */
export function cropImage(
  original: Buffer,
  box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
): Promise<KeptImage> {
  return keptInTurn(original, async (sharp, { pages = 1 }) => {
    const { data, info } = await sharp(original, { ...options, ...(pages > 1 && { animated: true }) })
      .extract(box)
      .webp({ quality: 90, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.pageHeight ?? info.height }
  })
}

/** A drawing of our own as WebP. */
export function drawImage(svg: string): Promise<KeptImage> {
  return inTurn(0, async () => {
    const sharp = await loadSharp()
    const { data, info } = await sharp(Buffer.from(svg))
      .webp({ quality: 84, effort: 3 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  })
}

/** The kept picture at a width in pixels, never larger than it is. */
export function resizeImage(original: Buffer, width: number): Promise<Buffer> {
  return keptInTurn(original, async (sharp, { pages = 1 }) => {
    return sharp(original, { ...options, ...(pages > 1 && { animated: true }) })
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 80, effort: 4 })
      .toBuffer()
  })
}
