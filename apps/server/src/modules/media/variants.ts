import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../deps.ts'
import type { StoredFile } from '../../platform/files/files.ts'
import { resizeImage } from './images.ts'

/** Where a picture's copy of a width is kept, beside its original. */
export function variantKey(fileKey: string, width: number): string {
  return fileKey.replace(/[^/]*$/, `w${width}.webp`)
}

const making = new Map<string, Promise<void>>()

/** The picture at a width, made with the first request for it and kept; null where the original is gone. */
export async function openVariant({ files }: Deps, fileKey: string, width: number): Promise<StoredFile | null> {
  const key = variantKey(fileKey, width)
  const kept = await files.get(key)
  if (kept) return kept
  const made = making.get(key) ?? make(files, fileKey, key, width).finally(() => making.delete(key))
  making.set(key, made)
  await made
  return files.get(key)
}

async function make(files: Deps['files'], fileKey: string, key: string, width: number): Promise<void> {
  const original = await files.get(fileKey)
  if (!original) return
  await files.put(key, await resizeImage(await buffer(original.stream), width), { contentType: 'image/webp' })
}
