import { dayIn } from '../../figures/brute-force.ts'
import type { Asker, World } from '../worlds.ts'

/*
 * Reports computed a second time, from their definitions (decisions.md §5, docs/decisions/0062) over rows as they are
 * stored: without the code of reports and figures, and without SQL.
 */

export interface Condition {
  readonly field: string
  readonly op: string
  readonly value: string | boolean | readonly string[]
}

/** What a report is asked for. */
export interface Asked {
  readonly by: Asker
  readonly from: string | null
  readonly to: string | null
  readonly tz: string
  readonly conditions: readonly Condition[]
}

export type Row = Readonly<Record<string, unknown>>
/** Rows of a report by grouping, in order. */
export type Second = Readonly<Record<string, (world: World, asked: Asked) => readonly Row[]>>

export const isWithin = ({ from, to, tz }: Pick<Asked, 'from' | 'to' | 'tz'>, at: Date): boolean => {
  const day = dayIn(tz, at)
  return (from === null || day >= from) && (to === null || day <= to)
}
export const dayOf = ({ tz }: Pick<Asked, 'tz'>, at: Date): string => dayIn(tz, at)
export const monthOf = (asked: Pick<Asked, 'tz'>, at: Date): string => dayOf(asked, at).slice(0, 7)

export const share = (part: number, of: number): number | null =>
  of === 0 ? null : Math.round((part / of) * 1000) / 10

/** With one decimal; of values with one decimal, whose sum is exact in tenths. */
export function meanOfTenths(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  const tenths = known.reduce((sum, value) => sum + Math.round(value * 10), 0)
  return known.length === 0 ? null : Math.round(tenths / known.length) / 10
}

const smaller = (one: unknown, other: unknown): number =>
  one === other ? 0 : (one as string) < (other as string) ? -1 : 1

/** By each key in turn; `-` before what a function returns is not needed: pass negative numbers. */
export const sorted = <T>(rows: readonly T[], ...keys: readonly ((row: T) => string | number)[]): T[] =>
  [...rows].sort((one, other) => keys.map((key) => smaller(key(one), key(other))).find((found) => found !== 0) ?? 0)

export const keysOf = <T>(rows: readonly T[], key: (row: T) => string): string[] => [...new Set(rows.map(key))].sort()

export const isoOf = (at: Date | null | undefined): string | null => at?.toISOString() ?? null

/** Of conditions that name values: `is`, `is_not`, `in`, `not_in`. */
export const meets = ({ op, value }: Condition, found: string): boolean => {
  const isOne = (Array.isArray(value) ? value : [value]).includes(found)
  return op === 'is' || op === 'in' ? isOne : !isOne
}
