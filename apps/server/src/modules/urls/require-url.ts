import { type UrlTargetKind, urlTargetKinds } from '@deckle/core/url/short-url.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { lockUrl, type UrlRow } from './queries.ts'

interface FoundTarget {
  readonly kind: UrlTargetKind
  readonly clientId: string
  readonly id: string
  readonly isPublished: boolean
}

/** What the id is of. Refuses who may not publish it. */
export async function requireTarget(
  { db, urlTargets }: Pick<Deps, 'db' | 'urlTargets'>,
  actor: SignedIn,
  id: string,
): Promise<FoundTarget> {
  for (const kind of urlTargetKinds) {
    const found = await urlTargets[kind].find(db, actor, id)
    if (found) return { kind, clientId: actor.clientId, id: id.toLowerCase(), ...found }
  }
  throw refuse('not_found', 'url.no_target')
}

/** Locked, by who may publish what it leads to. */
export async function requireUrl(
  trx: Db,
  { urlTargets }: Pick<Deps, 'urlTargets'>,
  actor: SignedIn,
  { id, closed }: { readonly id: string; readonly closed: boolean },
): Promise<UrlRow> {
  const url = await lockUrl(trx, actor.clientId, id)
  if (!url || (url.deleted_at !== null) !== closed) throw refuse('not_found', 'url.missing')
  if (!(await urlTargets[url.target_kind].find(trx, actor, url.target_id))) throw refuse('not_found', 'url.missing')
  return url
}
