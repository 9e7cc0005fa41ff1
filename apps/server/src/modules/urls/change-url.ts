import type { urls } from '@deckle/contract/urls.ts'
import type { Db } from '../../db/database.ts'
import type { Handler } from '../../http/handler.ts'
import { refuse } from '../../refusal.ts'
import { reserveSlug } from './create-url.ts'
import { changeUrls } from './evict-urls.ts'
import { presentUrl } from './present.ts'
import { findByTags, releaseCode, setUrl, type UrlRow, type UrlValues } from './queries.ts'
import { requireUrl } from './require-url.ts'
import { noteUrl } from './note-url.ts'

export const updateUrl: Handler<typeof urls.update> = ({ deps, actor, params: { id }, body }) =>
  changeUrls(deps, async (trx, touch) => {
    const url = await requireUrl(trx, deps, actor, { id, closed: false })
    const { slug = url.code, expiresAt, ...tags } = body
    const change: Partial<UrlValues> = {
      ...tags,
      ...(expiresAt !== undefined && { expires_at: expiresAt === null ? null : new Date(expiresAt) }),
      ...(slug !== url.code && { code: slug, own_slug: true }),
    }
    if (slug !== url.code) {
      await reserveSlug(trx, { clientId: url.client_id, id: url.id, slug })
      touch(slug)
      await releaseCode(trx, url.code)
    }
    const changed = { ...url, ...change }
    await refuseSecond(trx, changed)
    if (Object.keys(change).length > 0) {
      await setUrl(trx, url, change)
      await noteUrl(trx, deps, actor, { action: 'url.update', url: changed })
    }
    touch(url.code)
    return { url: presentUrl(deps, changed) }
  })

export const deleteUrl: Handler<typeof urls.delete> = ({ deps, actor, params: { id } }) =>
  changeUrls(deps, async (trx, touch) => {
    const url = await requireUrl(trx, deps, actor, { id, closed: false })
    await setUrl(trx, url, { deleted_at: deps.now() })
    await noteUrl(trx, deps, actor, { action: 'url.delete', url })
    touch(url.code)
    return { ok: true }
  })

export const restoreUrl: Handler<typeof urls.restore> = ({ deps, actor, params: { id } }) =>
  changeUrls(deps, async (trx, touch) => {
    const url = await requireUrl(trx, deps, actor, { id, closed: true })
    await refuseSecond(trx, url)
    await setUrl(trx, url, { deleted_at: null })
    await noteUrl(trx, deps, actor, { action: 'url.restore', url })
    touch(url.code)
    return { url: presentUrl(deps, url) }
  })

/** Addresses without a slug of their own and an end have different source tags. */
async function refuseSecond(trx: Db, url: UrlRow): Promise<void> {
  if (url.own_slug || url.expires_at !== null) return
  const other = await findByTags(trx, { clientId: url.client_id, id: url.target_id }, url)
  if (other && other.id !== url.id)
    throw refuse('already_taken', { message: 'url.same_tags', fields: { source: 'url.same_tags' } })
}
