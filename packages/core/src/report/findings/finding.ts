import type { DeckFigures } from './figures.ts'

/** In the order in which findings are shown. */
export const severities = ['bad', 'attention', 'good'] as const
export type Severity = (typeof severities)[number]

export const findingCodes = [
  'loses',
  'losesLong',
  'losesQuickly',
  'losesLongQuickly',
  'fewFinish',
  'fell',
  'rose',
  'sourceLow',
  'deviceLow',
  'reversed',
  'weak',
  'hard',
  'easy',
  'attractive',
  'unchosen',
  'slow',
  'unreliable',
  'finish',
] as const
export type FindingCode = (typeof findingCodes)[number]

/** What figures say and what to do about it, by its key in the catalogue of words. */
export interface Finding {
  readonly code: FindingCode
  readonly severity: Severity
  /** The slide to look at; null for the deck as a whole. */
  readonly slideId: string | null
  /** Shares and rates in per cent, times in seconds, `slide` from 1. */
  readonly values: Readonly<Record<string, number | string>>
  /** How many people it is about, roughly: the larger comes first. */
  readonly weight: number
}

export type Rule = (figures: DeckFigures) => readonly Finding[]

/** Fewest attempts, or answers to a question, that a finding is drawn from (decisions.md §5). */
export const FEWEST = 20

/** Whether a value differs from its threshold by more than twice its standard error, as chance rarely does. */
export const isBeyondChance = (value: number, threshold: number, standardError: number): boolean =>
  Math.abs(value - threshold) > 2 * standardError

/** Of a share in per cent, in points. */
export const standardErrorOfShare = (share: number, count: number): number => Math.sqrt((share * (100 - share)) / count)

export const shareOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0)
