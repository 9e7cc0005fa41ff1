import { sql } from 'kysely'
import type { ReadDbOf } from '../../../db/database.ts'
import { IDLE_MS } from '../../figures/index.ts'
import type { AttemptFacts } from '../../figures/index.ts'
import type { PlayDetails } from '../../play/tables.ts'
import { isFiltered } from '../open-deck-figures.ts'
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
  const isLookedAt = isWhole(scope)
    ? sql`true`
    : sql`exists (select from attempts a where a.client_id = ${clientId} and a.id = f.attempt_id and ${looksAt(scope)})`
  const { rows } = await sql<LeaverRow>`
    select l.at_slide as slide_id, count(l.left_ms)::integer as known, count(*) filter (where l.left_ms < ${QUICK_MS})::integer as quick
    from (
      select f.at_slide, f.left_ms from attempt_facts f
      where f.client_id = ${clientId} and f.deck_id = ${deckId} and f.completed_at is null and f.is_started
        and f.last_at <= ${new Date(now.getTime() - IDLE_MS)} and ${isLookedAt}
      order by f.last_at desc limit ${MOST_LEAVERS}
    ) l group by l.at_slide having count(l.left_ms) > 0`.execute(db)
  return rows
}

/** All attempts are looked at, of all time. */
const isWhole = (scope: Scope): boolean => scope.from === null && scope.to === null && !isFiltered(scope)
