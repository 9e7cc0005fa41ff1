import type { Scoped } from '../../../db/reach.ts'
import type { Deps } from '../../../deps.ts'
import { drawImage } from './images.ts'
import { storeMedia } from '../upload/store-media.ts'
import { findDrawings } from '../queries.ts'

/** A built-in picture: file name, alternative text and its SVG. */
export interface Drawing {
  readonly name: string
  readonly alt: string
  readonly draw: () => string
}

/** Media ids by drawing name; drawings that the client has already are reused. */
export async function storeDrawings(
  deps: Deps,
  actor: Scoped,
  drawings: readonly Drawing[],
): Promise<ReadonlyMap<string, string>> {
  const existing = await findDrawings(
    deps.db,
    actor.clientId,
    drawings.map(({ name }) => name),
  )
  const ids = new Map(existing.map(({ name, id }) => [name, id]))
  for (const { name, alt, draw } of drawings.filter((one) => !ids.has(one.name))) {
    const { bytes, width, height } = await drawImage(draw())
    const { id } = await storeMedia(deps, actor, {
      id: deps.newId(),
      kind: 'image',
      name,
      content_type: 'image/webp',
      size: bytes.length,
      width,
      height,
      alt,
      source_id: null,
      content: bytes,
    })
    ids.set(name, id)
  }
  return ids
}
