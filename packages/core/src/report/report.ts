/**
 * What a column holds: `id` of something that has a screen; `text`; `count`, a whole number; `percent`, 0 to 100;
 * `moment`, ISO 8601 in UTC; `day`, `YYYY-MM-DD`; `flag`; `number`, a figure without unit; `seconds`; `bytes`. Counts, bytes,
 * texts and flags are never null.
 */
export type ColumnType =
  | 'id'
  | 'text'
  | 'count'
  | 'percent'
  | 'moment'
  | 'day'
  | 'flag'
  | 'number'
  | 'seconds'
  | 'bytes'

/** What a column's values are counted in; '' without unit. */
export const unitOf: Readonly<Record<ColumnType, string>> = {
  id: '',
  text: '',
  count: '',
  percent: '%',
  moment: '',
  day: '',
  flag: '',
  number: '',
  seconds: 's',
  bytes: 'B',
}

export type Columns = Readonly<Record<string, ColumnType>>

export interface ValueOf {
  readonly id: string | null
  readonly text: string
  readonly count: number
  readonly percent: number | null
  readonly moment: string | null
  readonly day: string | null
  readonly flag: boolean
  readonly number: number | null
  readonly seconds: number | null
  readonly bytes: number
}

/** A row of a report, by column. */
export type RowOf<C extends Columns> = { readonly [Key in keyof C]: ValueOf[C[Key]] }

/** Share in per cent with one decimal; null of nothing. */
export const shareOf = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((part / of) * 1000) / 10

/** Mean in per cent with one decimal, of a sum in tenths; null of nothing. */
export const meanOf = (tenths: number, of: number): number | null => (of === 0 ? null : Math.round(tenths / of) / 10)
