import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { tags } from '@deckle/contract/tags.ts'
import { may } from '@deckle/core/access/access.ts'
import { colorOfTag, newSlug, tagKinds, tagLimits, tidyTagName } from '@deckle/core/tag/tag.ts'
import { slug } from '@deckle/core/text/slug.ts'
import { refuse } from '../../refusal.ts'
import type { Db } from '../../db/database.ts'
import { transaction } from '../../db/transaction.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { lockClient } from '../clients/index.ts'
import { presentTag } from './present.ts'
import { withUses } from './uses/queries-counts.ts'
import { findByName, findSlugs, insertTags, type NewTag } from './queries.ts'

/** The client's lock makes concurrent requests idempotent and enforces the limit. */
export const createTags: Handler<typeof tags.bulkCreate> = async ({ deps, actor, body }) => {
  const asked = body.tags.map(asWanted)
  const subject = { clientId: actor.clientId, ownerId: null }
  if (asked.some(({ kind }) => kind !== 'content') && !may(actor, 'tag.manage', subject))
    throw refuse('not_allowed', 'tag.kind')
  return transaction(deps.db, async (trx) => {
    await lockClient(trx, actor.clientId)
    const there = new Set((await findByName(trx, actor, asked)).map(({ id }) => id))
    for (const kind of tagKinds)
      await addMissing(
        trx,
        deps,
        actor,
        asked.filter((one) => one.kind === kind),
      )
    const rows = await findByName(trx, actor, asked)
    return {
      tags: (await withUses(trx, actor, rows)).map((row) => presentTag(actor, row)),
      created: rows.flatMap(({ id }) => (there.has(id) ? [] : id)),
    }
  })
}

type Wanted = Pick<NewTag, 'name' | 'kind' | 'color'>

function asWanted(tag: BodyOf<typeof tags.bulkCreate>['tags'][number]): Wanted {
  const { name: typed, kind = 'content', color } = typeof tag === 'string' ? { name: tag } : tag
  const name = tidyTagName(typed)
  return { name, kind, color: color ?? colorOfTag(name) }
}

/** `asked` are of one kind. */
async function addMissing(
  trx: Db,
  { newId }: Pick<Deps, 'newId'>,
  actor: SignedIn,
  asked: readonly Wanted[],
): Promise<void> {
  const kind = asked[0]?.kind
  if (kind === undefined) return
  const there = new Set((await findByName(trx, actor, asked)).map(({ at }) => at))
  const taken = new Set(await findSlugs(trx, actor.clientId, kind))
  const added = asked.flatMap((tag, at): NewTag[] => {
    if (there.has(at + 1)) return []
    const own = newSlug(slug(tag.name, tagLimits.name) || 'tag', taken)
    taken.add(own)
    return [{ ...tag, client_id: actor.clientId, id: newId(), slug: own, created_by: actor.userId }]
  })
  await insertTags(trx, added)
  if (added.length > 0 && (await findSlugs(trx, actor.clientId, kind)).length > tagLimits.perKind)
    throw refuse('rule_broken', 'tag.too_many')
}
