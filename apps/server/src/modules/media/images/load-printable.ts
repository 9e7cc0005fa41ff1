import { buffer } from 'node:stream/consumers'
import type { Deps } from '../../../deps.ts'
import { findPublicMedia } from '../queries.ts'
import { printablePicture } from './images.ts'

/** A picture as a PDF takes it, at most so many pixels wide; null where there is none. */
export async function loadPrintable(
  deps: Pick<Deps, 'pool' | 'files'>,
  id: string,
  width: number,
): Promise<Buffer | null> {
  const media = await findPublicMedia(deps.pool, id)
  if (media?.kind !== 'image') return null
  const stored = await deps.files.get(media.file_key)
  return stored ? printablePicture(await buffer(stored.stream), width) : null
}
