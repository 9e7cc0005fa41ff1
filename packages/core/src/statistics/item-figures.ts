import { facility } from './facility.ts'

/** `hard`, `easy`: too few or too many points earned; `weak`: little correlation with the other questions. */
export const itemFlags = ['hard', 'easy', 'weak'] as const
export type ItemFlag = (typeof itemFlags)[number]

/** Fewest answers for figures, and thresholds of the flags (decisions.md §5). */
export const itemLimits = { fewest: 20, hard: 30, easy: 80, weak: 0.1 } as const

interface ItemSums {
  /** Marked answers, one per person. */
  readonly marked: number
  readonly earned: number
  readonly possible: number
  /** Corrected item-rest correlation; null where there is none. */
  readonly discrimination: number | null
}

interface ItemFigures {
  /** Mean ÷ maximum, in per cent. */
  readonly facility: number | null
  readonly discrimination: number | null
  readonly flags: ItemFlag[]
}

/** Without figures where answers are few: they would be chance. */
export function itemFigures(sums: ItemSums | undefined): ItemFigures {
  if (!sums || sums.marked < itemLimits.fewest) return { facility: null, discrimination: null, flags: [] }
  const { earned, possible, discrimination } = sums
  const share = facility(earned, possible)
  const flags: ItemFlag[] = []
  if (share !== null && share < itemLimits.hard) flags.push('hard')
  if (share !== null && share > itemLimits.easy) flags.push('easy')
  if (discrimination !== null && discrimination < itemLimits.weak) flags.push('weak')
  return { facility: share, discrimination, flags }
}
