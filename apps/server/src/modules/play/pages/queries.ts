import type { AttributionMode } from '@deckle/core/attribution/attribution.ts'
import type { PublicationSettings } from '@deckle/core/deck/publication/publication.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import type pg from 'pg'
import type { Branding } from '../../../db/json-columns.ts'
import { type Named, runNamed } from '../../../db/named-statement.ts'
import { findDeckPlace } from '../queries.ts'

export interface PublicationRow {
  readonly deck_id: string
  readonly client_id: string
  readonly version_id: string | null
  readonly plan: PlanType
  readonly branding: Branding
  /** Of the deck's owner, in bytes. */
  readonly max_space: number
  readonly shortid: string
  readonly settings: Partial<PublicationSettings>
  readonly attempt_count: number
  readonly attribution: AttributionMode
  /** Beyond the plan's limit: no new attempts. */
  readonly paused_at: Date | null
}

const publication: Named<PublicationRow> = {
  name: 'play_publication',
  text: `select d.id as deck_id, d.client_id, case when d.deleted_at is null and c.suspended_at is null then d.published_version_id end as version_id, c.plan, c.branding, u.max_space, d.shortid, d.settings, d.attempt_count, c.attribution, d.paused_at
    from decks d join clients c on c.id = d.client_id join users u on u.client_id = d.client_id and u.id = d.owner_id where d.client_id = $1 and d.id = $2`,
}

export async function findPublication(pool: pg.Pool, shortid: string): Promise<PublicationRow | undefined> {
  const place = await findDeckPlace(pool, shortid)
  return place && (await runNamed(pool, publication, [place.client_id, place.deck_id]))[0]
}

export async function findPublicationOf(
  pool: pg.Pool,
  clientId: string,
  deckId: string,
): Promise<PublicationRow | undefined> {
  return (await runNamed(pool, publication, [clientId, deckId]))[0]
}

const shortidOf: Named<{ shortid: string | null }> = {
  name: 'play_shortid',
  text: 'select shortid from decks where client_id = $1 and id = $2',
}

export async function findShortidOfSlug(pool: pg.Pool, slug: string): Promise<string | null> {
  const place = await findDeckPlace(pool, slug)
  if (!place) return null
  return (await runNamed(pool, shortidOf, [place.client_id, place.deck_id]))[0]?.shortid ?? null
}
