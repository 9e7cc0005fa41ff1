import type { Answer, Slide, SlideData } from '@deckle/core/deck/slide.ts'
import type { FormulaValues } from '@deckle/core/formula/formula.ts'

/** The modules that are measured: this repository's, or those of another commit. */
export interface PureModules {
  readonly readFormula: typeof import('@deckle/core/formula/formula.ts').readFormula
  readonly isFault: typeof import('@deckle/core/formula/fault.ts').isFault
  readonly createAnswerKey: typeof import('@deckle/slides/answer-key.ts').createAnswerKey
}

export interface PureContest {
  /** One round each, per second of processor time. */
  readonly deckle: () => number
  readonly byHand: () => number
  /** False if a result of the rounds or of a sample is wrong. */
  readonly isRight: () => boolean
}

const text = 'IF(varA > 3, varA * varB + 2, varC / 4)'
const evaluations = 500_000

/** A formula evaluated, against the same by hand in JavaScript. */
export function contestFormulas({ isFault, readFormula }: PureModules): PureContest {
  const formula = readFormula(text)
  if (isFault(formula)) throw new Error(formula.fault)
  const inputs = Array.from({ length: 1024 }, (_, at): Required<Pick<FormulaValues, 'varA' | 'varB' | 'varC'>> => ({
    varA: at % 8,
    varB: at / 3,
    varC: at,
  }))
  const byHand = ({ varA, varB, varC }: (typeof inputs)[number]): number =>
    Math.round((varA > 3 ? varA * varB + 2 : varC / 4) * 100) / 100
  let total = 0
  return {
    deckle: () =>
      perSecond((input) => {
        const result = formula.evaluate(input)
        total += result.ok ? Number(result.value) : Number.NaN
      }),
    byHand: () =>
      perSecond((input) => {
        total += byHand(input)
      }),
    isRight() {
      const sample = formula.evaluate({ varA: 4, varB: 3, varC: 0 })
      return Number.isFinite(total) && sample.ok && sample.value === 14
    },
  }

  // Each contest has its own copy: V8 could not inline `act` in a shared one.
  function perSecond(act: (input: (typeof inputs)[number]) => void): number {
    const begun = process.cpuUsage()
    for (let round = 0; round < evaluations; round++) act(inputs[round & 1023] as (typeof inputs)[number])
    const { user, system } = process.cpuUsage(begun)
    return (evaluations / (user + system)) * 1e6
  }
}

const types = ['single_select', 'true_false', 'multiple_select', 'pick_picture', 'single_select'] as const
const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, image: { id: '', alt: '' }, correct: '' }))
const marked = 40_000

/** A deck of 50 questions marked, against a bare comparison of strings. */
export function contestMarking({ createAnswerKey }: PureModules): PureContest {
  const contentHash = slidesToMark()
  const key = createAnswerKey({ readerType: 'quiz', contentHash })
  const attempts = Array.from({ length: 64 }, (_, person) => answersOf(contentHash, person))
  const bare = contentHash.map((_, at) => options[at % 4]?.id)
  let total = 0
  return {
    deckle: () => perSecond((attempt) => (total += key.total(attempt).earned)),
    byHand: () =>
      perSecond((attempt) => {
        let earned = 0
        for (let at = 0; at < attempt.length; at++) {
          const answer = attempt[at]?.answer as { option?: string }
          if (answer.option === bare[at]) earned += 1
        }
        total += earned
      }),
    isRight: () => Number.isFinite(total) && key.total(attempts[0] ?? []).earned === 50,
  }

  function perSecond(act: (attempt: (typeof attempts)[number]) => void): number {
    const begun = process.cpuUsage()
    for (let round = 0; round < marked; round++) act(attempts[round & 63] as (typeof attempts)[number])
    const { user, system } = process.cpuUsage(begun)
    return (marked / (user + system)) * 1e6
  }
}

function slidesToMark(): Slide[] {
  return Array.from({ length: 50 }, (_, at): Slide => {
    const template = types[at % types.length] ?? 'single_select'
    const list = options.map((option, place) => ({
      ...option,
      correct: place === at % 4 || (template === 'multiple_select' && place === (at + 1) % 4) ? 'checked' : '',
    }))
    const name = {
      single_select: 'options',
      true_false: 'choice',
      multiple_select: 'multiselect',
      pick_picture: 'imageOpts',
    }[template]
    const data: SlideData = { [name]: list, weight: 1, partialCredit: false }
    return { slideId: `s${at}`, template, data } as unknown as Slide
  })
}

/** Every second person answers all of them correctly. */
function answersOf(slides: readonly Slide[], person: number) {
  return slides.map(({ slideId, template }, at): { slideId: string; answer: Answer } => {
    const option = options[(at + (person % 2)) % 4]?.id ?? 'a'
    const other = options[(at + 1) % 4]?.id ?? 'b'
    if (template === 'multiple_select') return { slideId, answer: { kind: 'multiSelect', options: [option, other] } }
    return { slideId, answer: { kind: template === 'true_false' ? 'trueFalse' : 'singleSelect', option } }
  })
}
