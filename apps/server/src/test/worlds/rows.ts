import type { RowValues, TableName } from '../rows.ts'

type Rows = { readonly [T in TableName]?: RowValues<T>[] }

/** Rows of many worlds, by table, which are inserted together. */
export interface Collected {
  readonly add: <T extends TableName>(table: T, ...rows: readonly RowValues<T>[]) => void
  readonly of: <T extends TableName>(table: T) => readonly RowValues<T>[]
}

export function collect(): Collected {
  const rows: { -readonly [T in keyof Rows]: Rows[T] } = {}
  return {
    add: (table, ...added) => void ((rows[table] ??= [] as never) as unknown[]).push(...added),
    of: (table) => (rows[table] ?? []) as never,
  }
}
