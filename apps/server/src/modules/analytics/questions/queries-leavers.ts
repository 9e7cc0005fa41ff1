import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { IDLE_MS } from '../../figures/index.ts'
import type { AttemptFacts } from '../../figures/index.ts'
import type { PlayDetails } from '../../play/tables.ts'
import { looksAt, type Scope } from '../queries.ts'

export interface LeaverRow {
  readonly slide_id: string
  /** People who left there and whose player told how long they had seen the slide. */
  readonly known: number
  /** Those who had seen it for less than three seconds. */
  readonly quick: number
}

/** Milliseconds in which nobody reads a slide. */
const QUICK_MS = 3000
/** Only the latest are looked at, so that a report of many takes no longer. */
const MOST_LEAVERS = 1000

/** How long those who left had looked at the slide where they left. */
export async function listLeavers(
  db: ReadDbOf<PlayDetails & AttemptFacts>,
  scope: Scope,
  now: Date,
): Promise<LeaverRow[]> {
  const { clientId, deckId } = scope
  const { rows } = await sql<LeaverRow>`
    with leavers as (
      select f.attempt_id, f.at_slide from attempt_facts f join attempts a on a.client_id = f.client_id and a.id = f.attempt_id
      where f.client_id = ${clientId} and f.deck_id = ${deckId} and f.completed_at is null and f.is_started
        and f.last_at <= ${new Date(now.getTime() - IDLE_MS)} and ${looksAt(scope)}
      order by f.last_at desc limit ${MOST_LEAVERS}
    )
    select l.at_slide as slide_id, count(*)::integer as known, count(*) filter (where left_after.ms < ${QUICK_MS})::integer as quick
    from leavers l cross join lateral (
      select e.value as ms from events e where e.client_id = ${clientId} and e.attempt_id = l.attempt_id
        and e.event = 'abandon' and e.slide_id = l.at_slide and e.value is not null
      order by e.client_time desc, e.id desc limit 1
    ) as left_after group by l.at_slide`.execute(db)
  return rows
}
