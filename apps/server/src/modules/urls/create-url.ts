import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { urls } from '@deckle/contract/urls.ts'
import { urlLimits } from '@deckle/core/url/short-url.ts'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, SignedIn } from '../../http/handler.ts'
import { newShortid } from '../../platform/new-shortid.ts'
import { refuse } from '../../refusal.ts'
import { changeUrls } from './evict-urls.ts'
import { noteUrl } from './note-url.ts'
import { presentUrl } from './present.ts'
import {
  countUrls,
  findByTags,
  findHolder,
  findUrl,
  insertUrl,
  releaseCode,
  removeUrl,
  reserveCode,
  type UrlRow,
} from './queries.ts'
import { requireTarget } from './require-url.ts'

type Wanted = Required<Omit<BodyOf<typeof urls.create>, 'slug'>> & { readonly slug: string | null }
type Target = Awaited<ReturnType<typeof requireTarget>>

export const createUrl: Handler<typeof urls.create> = async ({ deps, actor, params: { id }, body }) => {
  const target = await requireTarget(deps, actor, id)
  if (!target.isPublished) throw refuse('not_publishable', 'url.first')
  const wanted = { ...body, slug: body.slug ?? null }
  const isSame = wanted.slug === null && wanted.expiresAt === null
  for (;;) {
    const there = isSame ? await findByTags(deps.db, target, wanted) : undefined
    const row = there ?? (await store(deps, actor, target, wanted))
    if (row) return { url: presentUrl(deps, row) }
  }
}

/** Undefined if a random code is taken, or another call stored an address of the tags first. */
function store(deps: Deps, actor: SignedIn, target: Target, wanted: Wanted): Promise<UrlRow | undefined> {
  const { clientId } = target
  const [id, code] = [deps.newId(), wanted.slug ?? newShortid()]
  return changeUrls(deps, async (trx, touch) => {
    touch(code)
    if (wanted.slug !== null) await reserveSlug(trx, { clientId, id, slug: wanted.slug })
    else if (!(await reserveCode(trx, { clientId, id, code }))) return undefined
    const stored = await insertUrl(trx, {
      client_id: clientId,
      id,
      target_kind: target.kind,
      target_id: target.id,
      code,
      own_slug: wanted.slug !== null,
      source: wanted.source,
      medium: wanted.medium,
      campaign: wanted.campaign,
      expires_at: wanted.expiresAt === null ? null : new Date(wanted.expiresAt),
      created_by: actor.userId,
      created_at: deps.now(),
    })
    if (!stored) {
      await releaseCode(trx, code)
      return undefined
    }
    if ((await countUrls(trx, target)) > urlLimits.perTarget) throw refuse('rule_broken', 'url.too_many')
    await noteUrl(trx, deps, actor, { action: 'url.create', url: { id, code } })
    return findUrl(trx, clientId, id)
  })
}

/** Refuses one that is taken; a closed address of the organisation gives its slug up. */
export async function reserveSlug(
  trx: Db,
  { clientId, id, slug }: { readonly clientId: string; readonly id: string; readonly slug: string },
): Promise<void> {
  if (await reserveCode(trx, { clientId, id, code: slug })) return
  const holder = await findHolder(trx, slug)
  const closed = holder?.client_id === clientId ? await findUrl(trx, clientId, holder.short_url_id) : undefined
  if (closed?.deleted_at) {
    await removeUrl(trx, closed)
    if (await reserveCode(trx, { clientId, id, code: slug })) return
  }
  throw refuse('already_taken', { message: 'url.taken', fields: { slug: 'url.taken' } })
}
