import type { ShortUrl } from '@deckle/contract/publication.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../db/tables.ts'
import { type Env, publicAddress } from '../../../env.ts'

export function presentShortUrl(env: Env, row: Selectable<Tables['short_urls']>): ShortUrl {
  const { id, source, medium, campaign, clicks } = row
  const createdAt = row.created_at.toISOString()
  return { id, url: `${publicAddress(env)}/s/${row.code}`, source, medium, campaign, clicks, createdAt }
}
