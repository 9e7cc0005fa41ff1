import type pg from 'pg'
import { createPoolLike } from '../../apps/server/src/db/connection/pool.ts'
import { createDatabase } from '../../apps/server/src/db/database.ts'
import { checkAllFigures } from '../../apps/server/src/modules/figures/index.ts'
import type { CrashDeck, Sent, Written } from './writes.ts'

export interface Findings {
  readonly acknowledged: number
  /** Acknowledged, but missing. */
  readonly lost: number
  /** Stored more than once; or not the last one of a changed answer; or a counter or figure that differs from a recount. */
  readonly wrong: number
}

/** Compares what was sent with the database. @param all everything must be stored, acknowledged or not */
export async function audit(pool: pg.Pool, deck: CrashDeck, written: Written, all: boolean): Promise<Findings> {
  const { attempts, events } = written
  const answers = attempts.flatMap((attempt) => attempt.answers)
  const found = [
    compare(attempts, await countOf(pool, 'attempts', 'id', attempts), all),
    compare(answers, await countOf(pool, 'answers', 'answer_id', answers), all),
    compare(events, await countOf(pool, 'events', 'id', events), all),
  ]
  const sum = (name: keyof Findings) => found.reduce((total, one) => total + one[name], 0)
  const wrong =
    sum('wrong') +
    (all ? await countOutdated(pool, written) : 0) +
    (await countMiscounted(pool, deck)) +
    (all ? await countWrongFigures(pool) : 0)
  return { acknowledged: sum('acknowledged'), lost: sum('lost'), wrong }
}

async function countOf(
  pool: pg.Pool,
  table: 'attempts' | 'answers' | 'events',
  column: string,
  sent: readonly Sent[],
): Promise<Map<string, number>> {
  const { rows } = await pool.query<{ id: string; n: number }>(
    `select ${column} as id, count(*)::integer as n from ${table} where ${column} = any($1::uuid[]) group by ${column}`,
    [sent.map(({ id }) => id)],
  )
  return new Map(rows.map(({ id, n }) => [id, n]))
}

function compare(sent: readonly Sent[], stored: ReadonlyMap<string, number>, all: boolean): Findings {
  const wanted = sent.filter(({ isAcknowledged }) => all || isAcknowledged)
  return {
    acknowledged: sent.filter(({ isAcknowledged }) => isAcknowledged).length,
    lost: wanted.filter(({ id }) => !stored.has(id)).length,
    wrong: sent.filter(({ id }) => (stored.get(id) ?? 0) > 1).length,
  }
}

/** Attempts whose stored answer is not the last one sent. */
async function countOutdated(pool: pg.Pool, { attempts }: Written): Promise<number> {
  const last = attempts.flatMap(({ answers }) => answers.at(-1)?.id ?? [])
  const { rows } = await pool.query<{ n: number }>(
    'select count(*)::integer as n from current_answers where answer_id = any($1::uuid[])',
    [last],
  )
  return last.length - (rows[0]?.n ?? 0)
}

async function countMiscounted(pool: pg.Pool, { id }: CrashDeck): Promise<number> {
  const { rows } = await pool.query<{ off: number }>(
    'select abs(d.attempt_count - (select count(*) from attempts a where a.client_id = d.client_id and a.deck_id = d.id))::integer as off from decks d where d.id = $1',
    [id],
  )
  return rows[0]?.off ?? 1
}

/** Figures that differ from the raw rows that they are of. */
async function countWrongFigures(pool: pg.Pool): Promise<number> {
  const own = createPoolLike(pool)
  try {
    return (await checkAllFigures(createDatabase(own), { isKept: false })).length
  } finally {
    await own.end()
  }
}
