import type { flows } from '@deckle/contract/flows.ts'
import type { QueryOf } from '@deckle/contract/kit/endpoint.ts'
import { hasReach } from '@deckle/core/access/access.ts'
import { type RawBuilder, sql } from 'kysely'
import { articleReach, deckReach, type Scoped } from '../../../db/reach.ts'
import type { TouchesDb } from '../queries.ts'

export type FlowFilters = QueryOf<typeof flows.show>

const all = sql<boolean>`true`

/** Of ways through decks or articles that the actor looks after. */
function flowReach(actor: Scoped): RawBuilder<boolean> {
  if (hasReach(actor, 'deck.analytics', 'client')) return all
  return sql<boolean>`(${deckReach(actor, 'deck.analytics', 'f', { many: true, column: 'deck_id' })}
    or ${articleReach(actor, 'article.edit', 'f', { many: true, column: 'article_id' })})`
}

function conditionsOf(actor: Scoped, { from, to, model, source, campaign, deck, article }: FlowFilters) {
  return sql<boolean>`(${sql.join(
    [
      sql`f.client_id = ${actor.clientId} and f.model = ${model} and f.people > 0`,
      flowReach(actor),
      from === undefined ? all : sql`f.day >= ${from}::date`,
      to === undefined ? all : sql`f.day <= ${to}::date`,
      source === undefined ? all : sql`f.source = ${source === '-' ? '' : source}`,
      campaign === undefined ? all : sql`f.campaign = ${campaign === '-' ? '' : campaign}`,
      deck === undefined ? all : sql`f.deck_id = ${deck}`,
      article === undefined ? all : sql`f.article_id = ${article}`,
    ],
    sql` and `,
  )})`
}

const none = '00000000-0000-0000-0000-000000000000'

export interface PathRow {
  readonly source: string
  readonly article_id: string | null
  readonly deck_id: string | null
  readonly lead: boolean
  readonly course_id: string | null
  readonly people: number
}

export async function listPaths(db: TouchesDb, actor: Scoped, filters: FlowFilters): Promise<readonly PathRow[]> {
  const { rows } = await sql<PathRow>`
    select f.source, nullif(f.article_id, ${none}) as article_id, nullif(f.deck_id, ${none}) as deck_id, f.lead,
      nullif(f.course_id, ${none}) as course_id, sum(f.people)::integer as people
    from flow_figures f where ${conditionsOf(actor, filters)}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

const any: FlowFilters = { model: 'first' }

/** Each with the people who came by it, the most first. */
export async function listTexts(db: TouchesDb, actor: Scoped, column: 'source' | 'campaign', most: number) {
  const { rows } = await sql<{ text: string }>`
    select f.${sql.raw(column)} as text from flow_figures f
    where ${conditionsOf(actor, any)} and f.${sql.raw(column)} <> ''
    group by 1 order by sum(f.people) desc, 1 limit ${most}`.execute(db)
  return rows.map(({ text }) => text)
}

/** Ids of things, by both models: one may have the first that the other has not. */
export async function listThings(db: TouchesDb, actor: Scoped, column: 'deck_id' | 'article_id', most: number) {
  const { rows } = await sql<{ id: string }>`
    select f.${sql.raw(column)} as id from flow_figures f
    where (${conditionsOf(actor, any)} or ${conditionsOf(actor, { model: 'last' })}) and f.${sql.raw(column)} <> ${none}
    group by 1 order by sum(f.people) desc, 1 limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
