import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { PlanType } from '@deckle/core/plan/plan.ts'
import { upgradeContent } from '@deckle/slides/upgrade.ts'
import { type RawBuilder, sql } from 'kysely'
import type { ReadDbOf } from '../../db/database.ts'
import { pathsBelow } from '../../db/person-path.ts'
import { type Scoped, userReach } from '../../db/reach.ts'
import type { ClientPlans, ReportingZones } from '../clients/tables.ts'
import type { CourseTerms } from '../courses/tables.ts'
import type { DeckFigures, PlayedVersions } from '../decks/tables.ts'
import type { EnrolledPeople, OpenLearning } from '../enrolments/tables.ts'
import type { AttemptFacts } from '../figures/tables.ts'
import type { PlayDetails, PlayOutcomes } from '../play/tables.ts'
import type { PeoplePlaces, PersonNames, TeamMembers } from '../users/tables.ts'

/** Has no tables: reports are sums over what was played. */
export type AnalyticsDb = ReadDbOf<
  PlayDetails &
    PlayOutcomes &
    AttemptFacts &
    PlayedVersions &
    DeckFigures &
    PersonNames &
    TeamMembers &
    PeoplePlaces &
    ClientPlans &
    ReportingZones &
    OpenLearning &
    EnrolledPeople &
    CourseTerms
>

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
  /** Of the version; null for all, an id that no version has where there is no such version. */
  readonly versionId: string | null
  readonly source: string | undefined
  readonly device: string | undefined
  /** '' is unknown. */
  readonly country: string | undefined
  /** `users.path` of a manager: attempts of everyone below. */
  readonly team: Buffer | undefined
}

export interface SourceTags {
  readonly source: string
  readonly medium: string
  readonly campaign: string
}

/** Of the client, beside whose decks the figures are shown. */
export async function findPlan(db: AnalyticsDb, clientId: string): Promise<PlanType> {
  return (await findClient(db, clientId)).plan
}

export function findClient(db: AnalyticsDb, clientId: string): Promise<{ plan: PlanType; reporting_zone: string }> {
  return db
    .selectFrom('clients')
    .select(['plan', 'reporting_zone'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow()
}

export async function findVersionId(
  db: AnalyticsDb,
  clientId: string,
  deckId: string,
  version: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('deck_versions')
    .select('id')
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.id
}

/** The place of a person whom the actor may see: attempts of everyone below are looked at. */
export async function findPath(db: AnalyticsDb, actor: Scoped, id: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('users')
    .select('path')
    .where('client_id', '=', actor.clientId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(userReach(actor, 'team.read', 'users'))
    .executeTakeFirst()
  return row?.path ?? undefined
}

export async function listTimeZones(db: AnalyticsDb): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from pg_timezone_names`.execute(db)
  return rows.map(({ name }) => name)
}

/** Versions of the deck with the ids of their slides, oldest first. */
export async function listVersionSlides(db: AnalyticsDb, { clientId, deckId }: Pick<Scope, 'clientId' | 'deckId'>) {
  return db
    .selectFrom('deck_versions')
    .select(['id', 'version'])
    .select(sql<readonly string[]>`jsonb_path_query_array(content, '$.contentHash[*].slideId')`.as('slide_ids'))
    .where('client_id', '=', clientId)
    .where('deck_id', '=', deckId)
    .orderBy('version')
    .execute()
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

export function ofVersion(column: RawBuilder<unknown>, { versionId }: Scope): RawBuilder<boolean> {
  return versionId === null ? sql<boolean>`true` : sql<boolean>`${column} = ${versionId}::uuid`
}

/** Whether an attempt `a` is looked at. */
export function looksAt(scope: Scope): RawBuilder<boolean> {
  const { clientId, source, device, country, team } = scope
  const below = team && pathsBelow(team)
  const conditions = [
    within(sql`a.started_at`, scope),
    ofVersion(sql`a.version_id`, scope),
    ...(source === undefined ? [] : [sql`a.source = ${source}`]),
    ...(device === undefined ? [] : [sql`a.device = ${device}`]),
    ...(country === undefined ? [] : [sql`coalesce(a.country, '') = ${country}`]),
    ...(below
      ? [
          sql`a.user_id in (select u.id from users u where u.client_id = ${clientId} and u.path > ${below.from} and u.path < ${below.to})`,
        ]
      : []),
  ]
  return sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

/** Attempts that were started: by a first answer, or by the end of a deck without questions. */
export function started(scope: Scope): RawBuilder<unknown> {
  return sql`select a.* from attempts a
    where a.client_id = ${scope.clientId} and a.deck_id = ${scope.deckId} and ${looksAt(scope)}
      and (a.completed_at is not null or exists (select from answers x where x.client_id = ${scope.clientId} and x.attempt_id = a.id))`
}
