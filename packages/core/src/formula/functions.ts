import { roundTo } from './round.ts'

interface FunctionRule {
  readonly counts: readonly [fewest: number, most: number]
  /** NaN where an argument is outside the function's domain. */
  readonly of: (...values: readonly number[]) => number
}

const any = Number.POSITIVE_INFINITY
const sum = (...values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/**
 * The functions of decisions.md §2 but `IF`, which evaluates one branch only. `LOG` is to base 10, or to its second
 * argument.
 */
export const functions = {
  MIN: { counts: [1, any], of: Math.min },
  MAX: { counts: [1, any], of: Math.max },
  SUM: { counts: [1, any], of: sum },
  AVG: { counts: [1, any], of: (...values) => sum(...values) / values.length },
  ROUND: { counts: [1, 2], of: (value = 0, digits = 0) => roundTo(value, digits) },
  FLOOR: { counts: [1, 1], of: Math.floor },
  CEIL: { counts: [1, 1], of: Math.ceil },
  ABS: { counts: [1, 1], of: Math.abs },
  SQRT: { counts: [1, 1], of: Math.sqrt },
  POW: { counts: [2, 2], of: Math.pow },
  LOG: { counts: [1, 2], of: (value = 0, base = 10) => logarithm(value, base) },
  LN: { counts: [1, 1], of: (value = 0) => (value > 0 ? Math.log(value) : Number.NaN) },
  EXP: { counts: [1, 1], of: Math.exp },
  CLAMP: { counts: [3, 3], of: (value = 0, least = 0, most = 0) => Math.min(Math.max(value, least), most) },
} as const satisfies Readonly<Record<string, FunctionRule>>

export type FunctionName = keyof typeof functions

const callableNames = ['IF', ...(Object.keys(functions) as FunctionName[])] as const
export type CallableName = (typeof callableNames)[number]

export function callableOf(name: string): CallableName | undefined {
  const wanted = name.toUpperCase()
  return callableNames.find((one) => one === wanted)
}

export function countsOf(name: CallableName): readonly [fewest: number, most: number] {
  return name === 'IF' ? [3, 3] : functions[name].counts
}

function logarithm(value: number, base: number): number {
  if (!(value > 0) || !(base > 0) || base === 1) return Number.NaN
  if (base === 10) return Math.log10(value)
  return base === 2 ? Math.log2(value) : Math.log(value) / Math.log(base)
}
