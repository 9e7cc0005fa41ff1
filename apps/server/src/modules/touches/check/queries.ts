import { sql } from 'kysely'
import type { TouchesDb } from '../queries.ts'

export async function listFollowedClients(db: TouchesDb): Promise<readonly string[]> {
  const rows = await db.selectFrom('visitors').select('client_id').distinct().orderBy('client_id').execute()
  return rows.map(({ client_id }) => client_id)
}

/** In the order of ids, after the given one. */
export async function listVisitorsAfter(db: TouchesDb, clientId: string, after: string, limit: number) {
  const rows = await db
    .selectFrom('visitors')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

export interface LackingCell {
  readonly model: string
  readonly day: string
  readonly source: string
  readonly people: number
  readonly wanted: number
}

const none = sql`'00000000-0000-0000-0000-000000000000'::uuid`

/** Cells that count fewer people than visitors have such a path. @param isKept sets them to that number */
export async function listLackingCells(db: TouchesDb, clientId: string, isKept: boolean): Promise<LackingCell[]> {
  const lacking = sql`
    select w.*, coalesce(f.people, 0) as people from (
      select p.model, p.day, p.source, p.campaign, coalesce(p.article, ${none}) as article_id, coalesce(p.deck, ${none}) as deck_id,
        p.lead, coalesce(p.course, ${none}) as course_id, count(*)::integer as wanted
      from visitors v, jsonb_to_recordset(v.paths) as p (model text, day date, source text, campaign text, article uuid, deck uuid, lead boolean, course uuid)
      where v.client_id = ${clientId} group by 1, 2, 3, 4, 5, 6, 7, 8
    ) w left join flow_figures f on f.client_id = ${clientId} and f.model = w.model and f.day = w.day and f.source = w.source
      and f.campaign = w.campaign and f.article_id = w.article_id and f.deck_id = w.deck_id and f.lead = w.lead and f.course_id = w.course_id
    where coalesce(f.people, 0) < w.wanted`
  const { rows } = await sql<LackingCell>`
    select l.model, l.day::text as day, l.source, l.people, l.wanted from (${lacking}) l order by 1, 2, 3`.execute(db)
  if (isKept && rows.length > 0)
    await sql`
      insert into flow_figures (client_id, model, day, source, campaign, article_id, deck_id, lead, course_id, people)
      select ${clientId}::uuid, l.model, l.day, l.source, l.campaign, l.article_id, l.deck_id, l.lead, l.course_id, l.wanted from (${lacking}) l
      on conflict (client_id, model, day, source, campaign, article_id, deck_id, lead, course_id) do update set people = excluded.people`.execute(
      db,
    )
  return rows
}
