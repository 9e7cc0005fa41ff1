/** The 13 kinds of deck (product.md §1, "Reader types"). */
export const readerTypes = [
  'story',
  'quiz',
  'game',
  'poll',
  'survey',
  'audit',
  'assessment',
  'submission',
  'feedback',
  'calculator',
  'profiler',
  'recommendation',
  'linklist',
] as const

export type ReaderType = (typeof readerTypes)[number]

/** How a deck of a type ends (decisions.md §2, "Results"). */
export type EndingKind = 'score' | 'outcome' | 'radar' | 'distribution' | 'thanks' | 'game' | 'calculation' | 'links'

/** The three flags are independent (decisions.md §2): the lists in product.md §9 overlap on purpose. */
interface ReaderTypeRule {
  /** False for product.md §9's "No-question types": answers are neither right nor wrong. */
  readonly expectsCorrectness: boolean
  /** True for product.md §9's "Scored types": points are added up. */
  readonly addsPoints: boolean
  /** False for product.md §9's "Ungraded": no pass or fail is given. */
  readonly givesGrade: boolean
  /** Template of the only slide of a new deck (product.md §4). */
  readonly firstTemplate: 'title' | 'single_select' | 'input_field' | 'range_select' | 'tagged_select' | 'brancher'
  readonly ending: EndingKind
}

export const readerTypeRules: Readonly<Record<ReaderType, ReaderTypeRule>> = {
  story: { expectsCorrectness: false, addsPoints: false, givesGrade: true, firstTemplate: 'title', ending: 'thanks' },
  quiz: {
    expectsCorrectness: true,
    addsPoints: true,
    givesGrade: true,
    firstTemplate: 'single_select',
    ending: 'score',
  },
  game: {
    expectsCorrectness: true,
    addsPoints: true,
    givesGrade: false,
    firstTemplate: 'single_select',
    ending: 'game',
  },
  poll: {
    expectsCorrectness: false,
    addsPoints: false,
    givesGrade: false,
    firstTemplate: 'single_select',
    ending: 'distribution',
  },
  survey: {
    expectsCorrectness: false,
    addsPoints: true,
    givesGrade: true,
    firstTemplate: 'input_field',
    ending: 'thanks',
  },
  audit: {
    expectsCorrectness: true,
    addsPoints: true,
    givesGrade: true,
    firstTemplate: 'input_field',
    ending: 'radar',
  },
  assessment: {
    expectsCorrectness: true,
    addsPoints: true,
    givesGrade: true,
    firstTemplate: 'input_field',
    ending: 'radar',
  },
  submission: {
    expectsCorrectness: false,
    addsPoints: false,
    givesGrade: true,
    firstTemplate: 'input_field',
    ending: 'thanks',
  },
  feedback: {
    expectsCorrectness: false,
    addsPoints: false,
    givesGrade: true,
    firstTemplate: 'input_field',
    ending: 'thanks',
  },
  calculator: {
    expectsCorrectness: false,
    addsPoints: false,
    givesGrade: false,
    firstTemplate: 'range_select',
    ending: 'calculation',
  },
  profiler: {
    expectsCorrectness: true,
    addsPoints: true,
    givesGrade: true,
    firstTemplate: 'tagged_select',
    ending: 'outcome',
  },
  recommendation: {
    expectsCorrectness: true,
    addsPoints: true,
    givesGrade: true,
    firstTemplate: 'tagged_select',
    ending: 'outcome',
  },
  linklist: {
    expectsCorrectness: false,
    addsPoints: false,
    givesGrade: false,
    firstTemplate: 'brancher',
    ending: 'links',
  },
}

/**
 * Whether decks of this type pass or fail where points are possible: quiz, assessment and audit. Types that end with an
 * outcome don't (decisions.md §2).
 */
export function isPassOrFail(readerType: ReaderType): boolean {
  const { expectsCorrectness, addsPoints, givesGrade, ending } = readerTypeRules[readerType]
  return expectsCorrectness && addsPoints && givesGrade && ending !== 'outcome'
}
