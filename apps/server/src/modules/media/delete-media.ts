import { type Actor, may } from '@deckle/core/access/access.ts'
import { imageWidths } from '@deckle/core/deck/image-widths.ts'
import { refuse } from '@deckle/core/error.ts'
import type { MediaItem } from '@deckle/contract/media.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import { enforceLimit } from '../licences/index.ts'
import { requireMedia } from './manage-media.ts'
import { presentMedia, subjectOf } from './present.ts'
import { findOldInBin, type MediaRecord, removeMedia, setDeleted } from './queries.ts'
import { variantKey } from './variants.ts'

/** Into the bin: nobody is shown it any more, decks show the missing image. One that is there already stays as it is. */
export async function deleteMedia(deps: Deps, actor: Actor, id: string): Promise<void> {
  const media = await requireMine(deps, actor, id)
  if (media.deleted_at !== null) return
  await setDeleted(deps.db, actor.clientId, id, deps.now())
  await deleteVariants(deps, media.file_key)
}

/** Out of the bin, counted again against its owner's licence. */
export async function restoreMedia(deps: Deps, actor: Actor, id: string): Promise<MediaItem> {
  return transaction(deps.db, async (open) => {
    const media = await requireMine({ db: open }, actor, id)
    if (media.deleted_at === null) return presentMedia(actor, media)
    if (!(await deps.files.exists(media.file_key))) throw refuse('gone', 'media.gone')
    const owner = { clientId: media.client_id, userId: media.owner_id }
    await enforceLimit(open, deps, 'maxSpace', owner, { added: media.size })
    await setDeleted(open, actor.clientId, id, null)
    return presentMedia(actor, { ...media, deleted_at: null })
  })
}

async function requireMine(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<MediaRecord> {
  const media = await requireMedia(deps, actor, id, { bin: true })
  if (!may(actor, 'media.delete', subjectOf(media))) throw refuse('not_allowed')
  return media
}

/** As decks (decisions.md §2). */
const BIN_DAYS = 30
const AT_ONCE = 50

/** Ends what has been in the bin for longer: a daily job. The file goes before what is known of it, so that none is left behind. */
export async function purgeMedia(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * 86_400_000)
  for (;;) {
    const old = await findOldInBin(deps.db, before, AT_ONCE)
    for (const media of old) {
      await deleteVariants(deps, media.file_key)
      await deps.files.delete(media.file_key)
      await removeMedia(deps.db, media.client_id, media.id, before)
    }
    if (old.length < AT_ONCE) return
  }
}

async function deleteVariants(deps: Deps, fileKey: string): Promise<void> {
  await Promise.all(imageWidths.map((width) => deps.files.delete(variantKey(fileKey, width))))
}
