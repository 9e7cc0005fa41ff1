import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../../deps.ts'
import type { StoredFile } from '../../../platform/files/files.ts'
import { imageWidths } from '@deckle/core/deck/design/image-widths.ts'
import { resizeImage } from './images.ts'

export function variantKey(fileKey: string, width: number): string {
  return `${fileKey.slice(0, fileKey.lastIndexOf('/') + 1)}w${width}.webp`
}

const making = new Map<string, Promise<Buffer | null>>()

/**
 * The picture at a width, made and stored on the first request; null if the original is gone. If the variant can't be
 * stored, it is sent all the same and made again for the next request.
 */
export async function openVariant({ files, log }: Deps, fileKey: string, width: number): Promise<StoredFile | null> {
  const key = variantKey(fileKey, width)
  const stored = await files.get(key)
  if (stored) return stored
  const made = making.get(key) ?? make({ files, log }, fileKey, key, width).finally(() => making.delete(key))
  making.set(key, made)
  const bytes = await made
  return bytes && { stream: Readable.from([bytes]), size: bytes.length, contentType }
}

const contentType = 'image/webp'

async function make(
  { files, log }: Pick<Deps, 'files' | 'log'>,
  fileKey: string,
  key: string,
  width: number,
): Promise<Buffer | null> {
  const original = await files.get(fileKey)
  if (!original) return null
  const bytes = await resizeImage(await buffer(original.stream), width)
  await files
    .put(key, bytes, { contentType })
    .catch((err: unknown) => log.warn({ err }, 'A resized picture could not be stored.'))
  return bytes
}

export async function deleteVariants(deps: Pick<Deps, 'files'>, fileKey: string): Promise<void> {
  await Promise.all(imageWidths.map((width) => deps.files.delete(variantKey(fileKey, width))))
}
