import { deckFigures, deckSquares, slideFigures, slideSquares } from '@deckle/core/report/facts/contributions.ts'
import type { GroupCells } from '@deckle/core/report/facts/ledger.ts'
import { sql } from 'kysely'
import type { FoldDb } from './queries-queue.ts'

type Row = readonly (string | number | bigint)[]

interface CellTable {
  readonly name: string
  /** Columns of the key behind the group's. */
  readonly key: readonly string[]
  readonly sums: readonly string[]
  readonly squares: readonly string[]
  readonly rowsOf: (cells: GroupCells) => readonly Row[]
}

const tables: readonly CellTable[] = [
  {
    name: 'deck_figures',
    key: [],
    sums: deckFigures,
    squares: deckSquares,
    rowsOf: ({ deck }) => (deck ? [[...deck.sums, ...deck.squares]] : []),
  },
  {
    name: 'slide_figures',
    key: ['slide_id'],
    sums: slideFigures,
    squares: slideSquares,
    rowsOf: ({ slides }) => [...slides].map(([id, { sums, squares }]) => [id, ...sums, ...squares]),
  },
  {
    name: 'figure_counts',
    key: ['slide_id', 'measure', 'key'],
    sums: ['count', 'sum'],
    squares: [],
    rowsOf: ({ counts }) => counts.map(({ slideId, measure, key, count, sum }) => [slideId, measure, key, count, sum]),
  },
]

const groupKey = ['deck_id', 'dim', 'grain', 'value', 'day'] as const
const groupTypes = ['uuid', 'text', 'text', 'text', 'date'] as const

/** Rows of a statement: their arrays are parsed at once. */
const MOST_ROWS = 20_000

/** Adds to the cells; what was not there is inserted. Cells of decks that are gone are left out. */
export async function addToCells(db: FoldDb, clientId: string, cells: readonly GroupCells[]): Promise<void> {
  const there = await listExistingDecks(db, clientId, [...new Set(cells.map(({ group }) => group.deckId))])
  for (const table of tables) {
    const rows = cells.flatMap((cell): Row[] => {
      const { deckId, dim, grain, value, day } = cell.group
      return there.has(deckId) ? table.rowsOf(cell).map((row) => [deckId, dim, grain, value, day, ...row]) : []
    })
    for (let at = 0; at < rows.length; at += MOST_ROWS)
      await addRows(db, clientId, table, rows.slice(at, at + MOST_ROWS))
  }
}

async function addRows(db: FoldDb, clientId: string, table: CellTable, rows: readonly Row[]): Promise<void> {
  const keys = [...groupKey, ...table.key]
  const figures = [...table.sums, ...table.squares]
  const types = [
    ...groupTypes,
    ...table.key.map(() => 'text'),
    ...table.sums.map(() => 'bigint'),
    ...table.squares.map(() => 'numeric'),
  ]
  const names = (list: readonly string[]) => sql.join(list.map((name) => sql.ref(name)))
  const columns = types.map((type, column) => sql`${rows.map((row) => textOf(row[column] ?? 0))}::${sql.raw(type)}[]`)
  const added = figures.map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table.name}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  )
  await sql`
    insert into ${sql.table(table.name)} (client_id, ${names(keys)}, ${names(figures)})
    select ${clientId}::uuid, g.* from unnest(${sql.join(columns)}) as g
    on conflict (client_id, ${names(keys)}) do update set ${sql.join(added)}`.execute(db)
}

const textOf = (value: string | number | bigint): string | number =>
  typeof value === 'bigint' ? value.toString() : value

async function listExistingDecks(db: FoldDb, clientId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('decks')
    .select('id')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`id = any (${ids}::uuid[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Facts and cells. */
export async function deleteFigures(db: FoldDb, clientId: string): Promise<void> {
  await db.deleteFrom('attempt_facts').where('client_id', '=', clientId).execute()
  await db.deleteFrom('deck_figures').where('client_id', '=', clientId).execute()
  await db.deleteFrom('slide_figures').where('client_id', '=', clientId).execute()
  await db.deleteFrom('figure_counts').where('client_id', '=', clientId).execute()
}
