import type { tags } from '@deckle/contract/tags.ts'
import { newSlug, tagLimits, tidyTagName } from '@deckle/core/tag/tag.ts'
import { slug } from '@deckle/core/text/slug.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { audit } from '../admin/index.ts'
import { lockClient } from '../clients/index.ts'
import { presentTag } from './present.ts'
import { findByName, findSlugs, setTag, type TagRecord } from './queries.ts'
import { requireEditableTag } from './require-tag.ts'

export const updateTag: Handler<typeof tags.update> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    await lockClient(trx, actor.clientId)
    const tag = await requireEditableTag(trx, actor, id)
    const name = body.name === undefined ? tag.name : tidyTagName(body.name)
    const color = body.color ?? tag.color
    await setTag(trx, actor.clientId, id, { name, color, slug: await slugFor(trx, actor, tag, name) })
    await audit(trx, deps, actor, { action: 'tag.update', subject: id, detail: { from: tag.name, to: name, color } })
    return { tag: presentTag(actor, await requireEditableTag(trx, actor, id)) }
  })

/** Refuses a name that another tag of the kind has. */
async function slugFor(trx: Db, actor: SignedIn, tag: TagRecord, name: string): Promise<string> {
  if (name === tag.name) return tag.slug
  const namesakes = await findByName(trx, actor, [{ name, kind: tag.kind }])
  if (namesakes.some(({ id }) => id !== tag.id))
    throw refuse('already_taken', { message: 'tag.taken', fields: { name: 'tag.taken' } })
  const taken = new Set(await findSlugs(trx, actor.clientId, tag.kind))
  taken.delete(tag.slug)
  return newSlug(slug(name, tagLimits.name) || 'tag', taken)
}
