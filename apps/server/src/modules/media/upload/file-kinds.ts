import { open } from 'node:fs/promises'

export type MediaKind = 'image' | 'video' | 'audio' | 'pdf'

/** Accepted content types; each is served as the type given here. */
const kinds: Readonly<Record<string, { readonly kind: MediaKind; readonly contentType: string }>> = {
  'image/png': { kind: 'image', contentType: 'image/webp' },
  'image/apng': { kind: 'image', contentType: 'image/webp' },
  'image/jpeg': { kind: 'image', contentType: 'image/webp' },
  'image/webp': { kind: 'image', contentType: 'image/webp' },
  'image/gif': { kind: 'image', contentType: 'image/webp' },
  'image/avif': { kind: 'image', contentType: 'image/webp' },
  'video/mp4': { kind: 'video', contentType: 'video/mp4' },
  'video/x-m4v': { kind: 'video', contentType: 'video/mp4' },
  'video/webm': { kind: 'video', contentType: 'video/webm' },
  'video/quicktime': { kind: 'video', contentType: 'video/quicktime' },
  'audio/mpeg': { kind: 'audio', contentType: 'audio/mpeg' },
  'audio/mp4': { kind: 'audio', contentType: 'audio/mp4' },
  'audio/x-m4a': { kind: 'audio', contentType: 'audio/mp4' },
  'audio/aac': { kind: 'audio', contentType: 'audio/aac' },
  'audio/ogg': { kind: 'audio', contentType: 'audio/ogg' },
  'audio/wav': { kind: 'audio', contentType: 'audio/wav' },
  'audio/flac': { kind: 'audio', contentType: 'audio/flac' },
  'audio/x-flac': { kind: 'audio', contentType: 'audio/flac' },
  'application/pdf': { kind: 'pdf', contentType: 'application/pdf' },
}

export interface FileType {
  readonly kind: MediaKind
  readonly contentType: string
  /** Format name as in image tags: `png`, `jpeg`. */
  readonly format: string
  /** An animation in a format of which only the first picture can be read: PNG and AVIF. GIF and WebP keep theirs. */
  readonly becomesStill: boolean
}

/** Decided by the content alone; null for unsupported types such as SVG, HTML and anything unknown. */
export async function fileTypeOf(path: string): Promise<FileType | null> {
  if (await isUtf16Text(path)) return null
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path)
  const known = found && kinds[found.mime.split(';')[0] ?? '']
  if (!known) return null
  const becomesStill = found.mime === 'image/apng' || (found.mime === 'image/avif' && (await isAvifSequence(path)))
  return { ...known, format: found.ext, becomesStill }
}

/** The major brand of a sequence of pictures is `avis`, of a single one `avif`. */
async function isAvifSequence(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(12), 0, 12, 0)
    return buffer.toString('latin1', 4) === 'ftypavis'
  } finally {
    await file.close()
  }
}

/** libvips reads the first picture of an AVIF sequence only if its major brand is that of a single picture. */
export async function makeFirstPictureReadable(path: string, { becomesStill, format }: FileType): Promise<void> {
  if (!becomesStill || format !== 'avif') return
  const file = await open(path, 'r+')
  try {
    await file.write('avif', 8, 'latin1')
  } finally {
    await file.close()
  }
}

/** The byte order mark of UTF-16 text could pass for a frame of MPEG audio. */
async function isUtf16Text(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    const mark = buffer.readUInt16BE()
    return mark === 0xfffe || mark === 0xfeff
  } finally {
    await file.close()
  }
}
