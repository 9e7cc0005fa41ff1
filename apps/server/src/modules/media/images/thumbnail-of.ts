import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Deps } from '../../../deps.ts'
import { fileTypeOf, makeFirstPictureReadable } from '../upload/file-kinds.ts'
import { normalizeImage, resizeImage } from './images.ts'

/** A small WebP of a picture from somewhere else, taken as an upload is; null for what is none. `width` is in pixels. */
export async function thumbnailOf(
  { env, newId }: Pick<Deps, 'env' | 'newId'>,
  bytes: Buffer,
  width: number,
): Promise<Buffer | null> {
  const folder = join(env.dataFolder, 'tmp')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `thumbnail-${newId()}`)
  try {
    await writeFile(path, bytes, { mode: 0o600, flag: 'wx' })
    const type = await fileTypeOf(path)
    if (type?.kind !== 'image') return null
    await makeFirstPictureReadable(path, type)
    const image = await normalizeImage(path)
    return typeof image === 'string' ? null : await resizeImage(image.bytes, width)
  } finally {
    await rm(path, { force: true })
  }
}
