import type { DecimalMark } from '../text/read-number.ts'
import { comparableText } from '../text/same-text.ts'
import type { TagScore } from './ending/outcome.ts'
import type { Answer, Mark } from './answer.ts'
import { isAnswer, numbersIn, textsIn } from './is-answer.ts'

/** Tests of a condition. Those from `right` on need what only marking knows. */
export const jumpTests = [
  'is',
  'is_not',
  'contains',
  'at_least',
  'at_most',
  'answered',
  'unanswered',
  'right',
  'wrong',
  'score_at_least',
  'score_below',
  'formula',
  'tag_leads',
  'outcome',
] as const
export type JumpTest = (typeof jumpTests)[number]

export interface JumpCondition {
  readonly id: string
  /** The slide whose answer is tested; '' for a test of the whole deck (score, formula, tag, outcome). */
  readonly slideId: string
  readonly test: JumpTest
  /** What the test compares with: an option's id, a text, a number as text, a tag, an outcome's id or criteria. */
  readonly value: string
}

export interface JumpRule {
  readonly id: string
  readonly match: 'all' | 'any'
  readonly conditions: readonly JumpCondition[]
  /** A slide's id, `deckEnd`, or '' for the following slide. */
  readonly to: string
}

/** The first rule that is met decides, else `otherwise`; '' is the following slide. */
export interface SlideJumps {
  readonly rules: readonly JumpRule[]
  readonly otherwise: string
}

/** Jumps as they are decided. */
export interface DecidedJumps extends SlideJumps {
  /** Of the language that the deck shows first: decides whether a typed `1,234` is more than 1. A point where it is absent. */
  readonly decimalMark?: DecimalMark | undefined
}

/** Target of a jump: the end of the deck. No slide id has a dot. */
export const deckEnd = '.end'

export const noJumps: SlideJumps = { rules: [], otherwise: '' }

/** What conditions are evaluated on. The player has `answers` alone, marking has all. */
export interface JumpContext {
  readonly answers: Readonly<Record<string, Answer | undefined>>
  readonly known?: {
    readonly marks: Readonly<Record<string, Mark | undefined>>
    /** Of the questions answered so far; null where nothing could be earned. */
    readonly percentage: number | null
    readonly leading: TagScore | null
    readonly outcome: string | null
    readonly meets: (criteria: string) => boolean
  }
}

const secretTests: ReadonlySet<JumpTest> = new Set([
  'right',
  'wrong',
  'score_at_least',
  'score_below',
  'formula',
  'tag_leads',
  'outcome',
])

/** Whether a condition needs what a player must not know before marking. */
export function isSecretTest(test: JumpTest): boolean {
  return secretTests.has(test)
}

/** Whether rules of the slide's own can lead elsewhere than to the following slide. */
export function hasJumps({ rules, otherwise }: SlideJumps): boolean {
  return rules.length > 0 || otherwise !== ''
}

/** Whether only marking can decide where the slide leads. */
export function needsMarking(jumps: SlideJumps): boolean {
  return jumps.rules.some((rule) => rule.conditions.some(({ test }) => secretTests.has(test)))
}

/**
 * Where the slide leads: a slide's id, `deckEnd`, or '' for the following slide. A condition that can't be evaluated is
 * not met.
 */
export function jumpTarget(jumps: DecidedJumps, context: JumpContext): string {
  const rule = jumps.rules.find((one) => isMet(one, jumps, context))
  return rule ? rule.to : jumps.otherwise
}

/** A rule without conditions is never met. */
function isMet({ match, conditions }: JumpRule, { decimalMark = '.' }: DecidedJumps, context: JumpContext): boolean {
  if (conditions.length === 0) return false
  const meets = (condition: JumpCondition) => meetsCondition(condition, decimalMark, context)
  return match === 'all' ? conditions.every(meets) : conditions.some(meets)
}

function meetsCondition(
  { slideId, test, value }: JumpCondition,
  decimalMark: DecimalMark,
  { answers, known }: JumpContext,
): boolean {
  const answer = Object.hasOwn(answers, slideId) ? answers[slideId] : undefined
  const isSome = (holds: (number: number, wanted: number) => boolean) =>
    answer !== undefined &&
    value.trim() !== '' &&
    numbersIn(answer, decimalMark).some((number) => holds(number, Number(value)))
  switch (test) {
    case 'is':
      return answer !== undefined && isAnswer(answer, value)
    case 'is_not':
      return answer === undefined || !isAnswer(answer, value)
    case 'contains':
      return (
        answer !== undefined && textsIn(answer).some((text) => comparableText(text).includes(comparableText(value)))
      )
    case 'at_least':
      return isSome((number, wanted) => number >= wanted)
    case 'at_most':
      return isSome((number, wanted) => number <= wanted)
    case 'answered':
      return answer !== undefined
    case 'unanswered':
      return answer === undefined
    case 'right':
      return known?.marks[slideId]?.correct === true
    case 'wrong':
      return known?.marks[slideId]?.correct === false
    case 'score_at_least':
      return known?.percentage != null && known.percentage >= Number(value)
    case 'score_below':
      return known?.percentage != null && known.percentage < Number(value)
    case 'formula':
      return known?.meets(value) ?? false
    case 'tag_leads':
      return known?.leading?.tag === value
    case 'outcome':
      return known?.outcome != null && known.outcome === value
  }
}

/** The next index; `slideIds.length` is the end. A target that no longer exists means the following slide. */
export function indexAfter(index: number, target: string, slideIds: readonly string[]): number {
  if (target === deckEnd) return slideIds.length
  const found = target === '' ? -1 : slideIds.indexOf(target)
  return found < 0 ? index + 1 : found
}

/** The ids of the slides that the answers lead through, in order; ends before a slide would repeat. */
export function pathThrough(slideIds: readonly string[], targetOf: (slideId: string) => string): readonly string[] {
  const seen = new Set<string>()
  for (let index = 0; index < slideIds.length;) {
    const id = slideIds[index] as string
    if (seen.has(id)) break
    seen.add(id)
    index = indexAfter(index, targetOf(id), slideIds)
  }
  return [...seen]
}
