import type { RowValues, TableName } from '../rows.ts'

/** Rows of many worlds, by table, which are inserted together. */
export interface Collected {
  readonly add: <T extends TableName>(table: T, ...rows: readonly RowValues<T>[]) => void
  readonly of: <T extends TableName>(table: T) => readonly RowValues<T>[]
}

export function collect(): Collected {
  const rows = new Map<TableName, unknown[]>()
  return {
    add: (table, ...added) => void rows.set(table, (rows.get(table) ?? []).concat(added)),
    of: (table) => (rows.get(table) ?? []) as never,
  }
}
