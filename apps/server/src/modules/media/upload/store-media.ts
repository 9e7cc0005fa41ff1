import type { Scoped } from '../../../db/reach.ts'
import type { Readable } from 'node:stream'
import type { MediaItem } from '@deckle/contract/media.ts'
import { refuse } from '../../../refusal.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import { enforceLimit } from '../../licences/index.ts'
import { presentMedia } from '../present.ts'
import { findMedia, insertMedia, type NewMedia } from '../queries.ts'

export interface NewFile extends Pick<
  NewMedia,
  'id' | 'kind' | 'name' | 'content_type' | 'size' | 'width' | 'height' | 'alt' | 'source_id'
> {
  readonly content: Buffer | Readable
}

/** Stores a file and its library row, counted against its owner's licence. A refusal leaves neither. */
export async function storeMedia(deps: Deps, actor: Scoped, { content, ...file }: NewFile): Promise<MediaItem> {
  const file_key = `media/${actor.clientId}/${file.id}/original`
  await deps.files.put(file_key, content, { contentType: file.content_type })
  try {
    return await transaction(deps.db, async (trx) => {
      await enforceLimit(trx, deps, 'maxSpace', actor, { added: file.size })
      await insertMedia(trx, { ...file, client_id: actor.clientId, owner_id: actor.userId, file_key })
      const row = await findMedia(trx, actor, file.id)
      if (!row) throw refuse('not_found')
      return presentMedia(actor, row)
    })
  } catch (error) {
    await deps.files.delete(file_key)
    throw error
  }
}
