import { deckFigures, deckSquares, slideFigures, slideSquares } from '@deckle/core/report/facts/contributions.ts'
import { sql } from 'kysely'
import { type CountFault, listDifferent } from '../../../db/stored-counts.ts'
import type { FoldDb } from '../fold/queries-queue.ts'

const cell = ['deck_id', 'dim', 'grain', 'value', 'day']
const tables = [
  {
    name: 'attempt_facts',
    key: ['attempt_id'],
    figures: ['deck_id', 'version_id', 'day', 'person_key', 'counts_items', 'fact'],
    missing: null,
  },
  { name: 'deck_figures', key: cell, figures: [...deckFigures, ...deckSquares], missing: 0 },
  { name: 'slide_figures', key: [...cell, 'slide_id'], figures: [...slideFigures, ...slideSquares], missing: 0 },
  { name: 'figure_counts', key: [...cell, 'slide_id', 'measure', 'key'], figures: ['count', 'sum'], missing: 0 },
] as const

/** What is there now, until the transaction ends. */
export async function keepCopies(db: FoldDb, clientId: string): Promise<void> {
  for (const { name } of tables)
    await sql`create temporary table ${sql.table(`kept_${name}`)} on commit drop as select * from ${sql.table(name)} where client_id = ${sql.lit(clientId)}`.execute(
      db,
    )
}

export interface FigureFault extends CountFault {
  readonly of: string
}

/** What differs from the copies. */
export async function listFaultsOf(db: FoldDb, clientId: string): Promise<FigureFault[]> {
  const faults: FigureFault[] = []
  for (const { name, key, figures, missing } of tables) {
    const found = await listDifferent(db, {
      stored: sql`select * from ${sql.table(`kept_${name}`)}`,
      counted: sql`select * from ${sql.table(name)} where client_id = ${clientId}`,
      key,
      figures,
      missing,
    })
    faults.push(...found.map((fault) => ({ of: name, ...fault })))
  }
  return faults
}

export async function listClients(db: FoldDb): Promise<string[]> {
  const rows = await db.selectFrom('clients').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
