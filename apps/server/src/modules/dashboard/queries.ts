import { hasReach } from '@deckle/core/access/access.ts'
import { sql } from 'kysely'
import type { DbOf } from '../../db/database.ts'
import { deckReach, type Scoped } from '../../db/reach.ts'
import type { DeckNames } from '../decks/tables.ts'
import type { PlayTimes } from '../play/tables.ts'
import type { DashboardTables } from './tables.ts'

export type DashboardDb = DbOf<DashboardTables, PlayTimes & DeckNames>

type Person = Pick<Scoped, 'clientId' | 'userId'>

/** Begins a visit where the last one paused long enough; returns the end of the visit before. */
export async function touchVisit(db: DashboardDb, person: Person, now: Date, pause: Date): Promise<Date | null> {
  const { since } = await db
    .insertInto('dashboard_visits')
    .values({ client_id: person.clientId, user_id: person.userId, since: null, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'user_id']).doUpdateSet({
        since: sql<Date | null>`case when dashboard_visits.seen_at < ${pause} then dashboard_visits.seen_at else dashboard_visits.since end`,
        seen_at: now,
      }),
    )
    .returning('since')
    .executeTakeFirstOrThrow()
  return since
}

/** The same without a visit: what its person would be told now. */
export async function findVisit(db: DashboardDb, { clientId, userId }: Person): Promise<Date | null> {
  const row = await db
    .selectFrom('dashboard_visits')
    .select('since')
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.since ?? null
}

export interface ChangeRow {
  readonly id: string
  readonly name: string
  readonly starts: number
  readonly completions: number
  readonly answers: number
}

/**
 * What happened since a moment in the decks whose figures the actor may see: the busiest ones, and of these alone the
 * answers. Attempts that began before `begun` are left out.
 */
export async function listChanges(
  db: DashboardDb,
  actor: Scoped,
  { since, begun, most }: { since: Date; begun: Date; most: number },
): Promise<ChangeRow[]> {
  const seen = hasReach(actor, 'deck.analytics', 'client')
    ? sql`true`
    : sql`a.deck_id in (select r.id from decks r where ${deckReach(actor, 'deck.analytics', 'r', { many: true })})`
  const { rows } = await sql<ChangeRow>`
    with active as materialized (
      select a.deck_id, a.id, a.started_at, a.completed_at from attempts a
      where a.client_id = ${actor.clientId} and a.started_at >= ${begun} and ${seen}
        and (a.started_at >= ${since} or a.completed_at >= ${since})
        and (a.completed_at is not null or exists (select from answers x where x.client_id = ${actor.clientId} and x.attempt_id = a.id))
    ), busiest as (
      select deck_id, count(*) filter (where started_at >= ${since})::integer as starts, count(*) filter (where completed_at >= ${since})::integer as completions
      from active group by deck_id order by count(*) desc, deck_id limit ${most}
    )
    select d.id, d.name, b.starts, b.completions, (
      select count(*)::integer from active a join answers x on x.client_id = ${actor.clientId} and x.attempt_id = a.id
      where a.deck_id = b.deck_id and x.answered_at >= ${since}
    ) as answers
    from busiest b join decks d on d.client_id = ${actor.clientId} and d.id = b.deck_id and d.deleted_at is null
    order by b.starts + b.completions desc, d.id`.execute(db)
  return rows
}
