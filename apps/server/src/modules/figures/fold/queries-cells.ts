import { deckFigures, deckSquares, slideFigures, slideSquares } from '@deckle/core/report/facts/contributions.ts'
import type { GroupCells } from '@deckle/core/report/facts/cells.ts'
import { type RawBuilder, sql } from 'kysely'
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
export const addToCells = (db: FoldDb, clientId: string, cells: readonly GroupCells[]): Promise<void> =>
  writeCells(db, clientId, cells, addRows)

/** Likewise of cells of which none is there. */
export const insertCells = (db: FoldDb, clientId: string, cells: readonly GroupCells[]): Promise<void> =>
  writeCells(db, clientId, cells, insertRows)

type Write = (db: FoldDb, clientId: string, table: CellTable, rows: readonly Row[]) => Promise<unknown>

async function writeCells(db: FoldDb, clientId: string, cells: readonly GroupCells[], write: Write): Promise<void> {
  const there = await listExistingDecks(db, clientId, [...new Set(cells.map(({ group }) => group.deckId))])
  for (const table of tables) {
    const rows = cells.flatMap((cell): Row[] => {
      const { deckId, dim, grain, value, day } = cell.group
      return there.has(deckId) ? table.rowsOf(cell).map((row) => [deckId, dim, grain, value, day, ...row]) : []
    })
    for (let at = 0; at < rows.length; at += MOST_ROWS) await write(db, clientId, table, rows.slice(at, at + MOST_ROWS))
  }
}

const names = (list: readonly string[]) => sql.join(list.map((name) => sql.ref(name)))
const keyOf = (table: CellTable) => [...groupKey, ...table.key]
const figuresOf = (table: CellTable) => [...table.sums, ...table.squares]

/** In the order of the key: neighbours are found in the index together. */
function insertText(clientId: string, table: CellTable, rows: readonly Row[]): RawBuilder<unknown> {
  const types = [
    ...groupTypes,
    ...table.key.map(() => 'text'),
    ...table.sums.map(() => 'bigint'),
    ...table.squares.map(() => 'numeric'),
  ]
  const columns = types.map((type, column) => sql`${rows.map((row) => textOf(row[column] ?? 0))}::${sql.raw(type)}[]`)
  const all = names([...keyOf(table), ...figuresOf(table)])
  return sql`insert into ${sql.table(table.name)} (client_id, ${all})
    select ${clientId}::uuid, ${all} from unnest(${sql.join(columns)}) as g (${all}) order by ${names(keyOf(table))}`
}

const insertRows: Write = (db, clientId, table, rows) => insertText(clientId, table, rows).execute(db)

const addRows: Write = (db, clientId, table, rows) => {
  const added = figuresOf(table).map(
    (name) => sql`${sql.ref(name)} = ${sql.ref(`${table.name}.${name}`)} + ${sql.ref(`excluded.${name}`)}`,
  )
  return sql`${insertText(clientId, table, rows)}
    on conflict (client_id, ${names(keyOf(table))}) do update set ${sql.join(added)}`.execute(db)
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
