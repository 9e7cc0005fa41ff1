import { facility } from './facility.ts'

/** What stands out about a question: too few or too many earn its points, or they are not those who earn the others'. */
export const itemFlags = ['hard', 'easy', 'weak'] as const
type ItemFlag = (typeof itemFlags)[number]

/** Attempts under which nothing is said of a question, and what stands out (decisions.md §5). */
const itemLimits = { fewest: 20, hard: 30, easy: 80, weak: 0.1 } as const

interface ItemSums {
  /** Answers that are right or wrong, one a person. */
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

/** Nothing is said of a question with few answers: a few people are chance. */
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
