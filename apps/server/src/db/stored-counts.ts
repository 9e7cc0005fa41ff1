import { type RawBuilder, sql } from 'kysely'
import type { Db, ReadDbOf } from './database.ts'

/** Figures that are kept when something is written, and can be computed anew from what they are of. */
export interface StoredCounts {
  readonly name: string
  /** Tables that are not written meanwhile. */
  readonly locks: readonly string[]
  readonly listFaults: (db: Db) => Promise<readonly CountFault[]>
  readonly replace: (db: Db, now: Date) => Promise<void>
}

export interface CountFault {
  readonly key: Readonly<Record<string, unknown>>
  readonly stored: Readonly<Record<string, number | string | null>>
  readonly counted: Readonly<Record<string, number | string | null>>
}

/** Faults that are named at most. */
const MOST_FAULTS = 1000

interface Compared {
  readonly stored: RawBuilder<unknown>
  readonly counted: RawBuilder<unknown>
  readonly key: readonly string[]
  /** Numbers where a row may be missing: a missing one is of zeros. */
  readonly figures: readonly string[]
  readonly missing?: 0 | null
}

/** Rows of one query that differ from those of the other. */
export async function listDifferent(
  db: ReadDbOf<unknown>,
  { stored, counted, key, figures, missing = 0 }: Compared,
): Promise<readonly CountFault[]> {
  const of = (row: string) =>
    sql.raw(`jsonb_build_object(${figures.map((name) => `'${name}', coalesce(${row}.${name}, ${missing})`).join()})`)
  const isSame = sql.raw(key.map((name) => `s.${name} = r.${name}`).join(' and '))
  const isDifferent = sql.raw(
    figures
      .map((name) => `coalesce(s.${name}, ${missing}) is distinct from coalesce(r.${name}, ${missing})`)
      .join(' or '),
  )
  const keys = sql.raw(key.map((name) => `'${name}', coalesce(s.${name}, r.${name})`).join())
  const { rows } =
    await sql<CountFault>`select jsonb_build_object(${keys}) as key, ${of('s')} as stored, ${of('r')} as counted
    from (${stored}) s full join (${counted}) r on ${isSame} where ${isDifferent} order by 1 limit ${MOST_FAULTS}`.execute(
      db,
    )
  return rows
}

/** Against writing, until the transaction ends. */
export async function lockTables(db: ReadDbOf<unknown>, names: readonly string[]): Promise<void> {
  await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in share mode`.execute(db)
}
