import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../db/database.ts'
import type { ClientPlans } from '../clients/tables.ts'
import type { DeckFigures, PlayedVersions } from '../decks/tables.ts'
import type { PlayFigures } from '../play/tables.ts'
import type { PersonNames } from '../users/tables.ts'

/** Has no tables: reports are sums over what was played. */
export type AnalyticsDb = ReadDbOf<PlayFigures & PlayedVersions & DeckFigures & PersonNames & ClientPlans>

/** Which attempts are looked at: whole days of a time zone, and one version or all. */
export interface Range {
  /** `YYYY-MM-DD`; null from the beginning. */
  readonly from: string | null
  /** The last day, included; null until now. */
  readonly to: string | null
  readonly tz: string
  readonly version: number | null
}

/** A deck of a client, with what of it is looked at. */
export interface Scope extends Range {
  readonly clientId: string
  readonly deckId: string
}

export interface SourceTags {
  readonly source: string
  readonly medium: string
  readonly campaign: string
}

export interface DayRow {
  readonly day: string
  readonly starts: number
  readonly completions: number
}

/** Of the client, beside whose decks the figures are shown. */
export async function findPlan(db: AnalyticsDb, clientId: string): Promise<PlanType> {
  return (await db.selectFrom('clients').select('plan').where('id', '=', clientId).executeTakeFirstOrThrow()).plan
}

export async function listTimeZones(db: AnalyticsDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(db)
  return rows.map(({ name }) => name)
}

/** The version asked for, else the newest; undefined where the deck was never published. */
export async function findContent(
  db: AnalyticsDb,
  { clientId, deckId, version }: Scope,
): Promise<DeckContent | undefined> {
  const row = await db
    .selectFrom('deck_versions')
    .select('content')
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .$if(version !== null, (query) => query.where('version', '=', version))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && upgradeContent(row.content)
}

/** The first moment of the range's days, and the first after them. */
export function within(column: RawBuilder<unknown>, { from, to, tz }: Range): RawBuilder<boolean> {
  const lower =
    from === null ? sql<boolean>`true` : sql<boolean>`${column} >= (${from}::date::timestamp at time zone ${tz})`
  const upper =
    to === null ? sql<boolean>`true` : sql<boolean>`${column} < ((${to}::date + 1)::timestamp at time zone ${tz})`
  return sql<boolean>`(${lower} and ${upper})`
}

export function ofVersion(column: RawBuilder<unknown>, { version, clientId, deckId }: Scope): RawBuilder<boolean> {
  if (version === null) return sql<boolean>`true`
  return sql<boolean>`${column} = (select id from deck_versions where client_id = ${clientId} and deck_id = ${deckId} and version = ${version})`
}

/** Attempts that were started: by a first answer, or by the end of a deck without questions. */
export function started(scope: Scope): RawBuilder<unknown> {
  return sql`select a.* from attempts a
    where a.client_id = ${scope.clientId} and a.deck_id = ${scope.deckId} and ${within(sql`a.started_at`, scope)} and ${ofVersion(sql`a.version_id`, scope)}
      and (a.completed_at is not null or exists (select from answers x where x.client_id = ${scope.clientId} and x.attempt_id = a.id))`
}
