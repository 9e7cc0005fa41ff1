import type { ShortUrl } from '@deckle/contract/urls.ts'
import type { Deps } from '../../deps.ts'
import { publicAddress } from '../../env.ts'
import type { UrlRow } from './queries.ts'

export function presentUrl({ env, now }: Pick<Deps, 'env' | 'now'>, row: UrlRow): ShortUrl {
  return {
    id: row.id,
    url: `${publicAddress(env)}/s/${row.code}`,
    slug: row.code,
    ownSlug: row.own_slug,
    target: { kind: row.target_kind, id: row.target_id },
    source: row.source,
    medium: row.medium,
    campaign: row.campaign,
    expiresAt: row.expires_at?.toISOString() ?? null,
    isExpired: row.expires_at !== null && row.expires_at <= now(),
    clicks: row.clicks,
    createdAt: row.created_at.toISOString(),
  }
}
