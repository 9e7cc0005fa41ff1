import type { Slide } from '@deckle/core/deck/slide.ts'
import { droppedOff, type Play, slideFigures } from '../../figures/brute-force.ts'
import type { World } from '../worlds.ts'
import { type Asked, type Row, type Second, share, sorted } from './asked.ts'
import { leftByDeck } from './deck-reports.ts'
import { type Played, played } from './plays.ts'

type Answer = Play['answers'][number]

export interface Question {
  readonly played: Played
  readonly slide: Slide
  readonly heading: string
  readonly keys: readonly { readonly key: string; readonly label: string }[]
}

const agreement = ['Strongly Disagree', 'Disagree', 'Neutral', 'Agree', 'Strongly Agree']

/** What a slide offers, as decisions.md §2 names it. */
function offersOf({ template, data }: Slide): Question['keys'] {
  const { options, multiselect, rating } = data as {
    readonly options?: readonly { id: string; text: string }[]
    readonly multiselect?: readonly { id: string; text: string }[]
    readonly rating?: string
  }
  if (template === 'rating')
    return rating === '10_stars'
      ? Array.from({ length: 10 }, (_, at) => ({ key: String(at + 1), label: `${at + 1} of 10 stars` }))
      : agreement.map((label, at) => ({ key: String(at + 1), label }))
  return (options ?? multiselect ?? []).map(({ id, text }) => ({ key: id, label: text }))
}

export const questionsOf = (one: Played): Question[] =>
  one.content.contentHash.map((slide) => {
    const { question, title } = slide.data as { question?: string; title?: string }
    return { played: one, slide, heading: question ?? title ?? '', keys: offersOf(slide) }
  })

/** Deck by deck, the newest deck first. */
export const questionsIn = (world: World, asked: Asked): Question[] =>
  sorted(played(world, asked), ({ deck }) => deck.id)
    .reverse()
    .flatMap(questionsOf)

const columns = ({ played: { deck }, slide, heading }: Question): Row => ({
  deck_id: deck.id,
  deck: deck.name,
  slide_id: slide.slideId,
  question: heading,
})

/** Of the last attempt of each person. */
export const countedAnswers = (plays: readonly Play[], slideId: string): Answer[] =>
  plays.filter(({ counts }) => counts).flatMap(({ answers }) => answers.filter(({ slide_id }) => slide_id === slideId))

/** How often each key was chosen. */
export function chosenIn(answers: readonly Answer[]): Map<string, number> {
  const chosen = new Map<string, number>()
  for (const key of answers.flatMap(({ keys }) => keys)) if (key !== '') chosen.set(key, (chosen.get(key) ?? 0) + 1)
  return chosen
}

/** A row an option, those that only an older version offers last, under their keys. */
export function rowsOfChoices({ keys }: Pick<Question, 'keys'>, answers: readonly Answer[]): Row[] {
  const chosen = chosenIn(answers)
  if (chosen.size === 0) return []
  const older = [...chosen.keys()].filter((key) => keys.every((one) => one.key !== key)).sort()
  return [...keys, ...older.map((key) => ({ key, label: key }))].map(({ key, label }) => ({
    answer: label,
    count: chosen.get(key) ?? 0,
    share: share(chosen.get(key) ?? 0, answers.length),
  }))
}

const twoDecimals = (value: number) => Math.round(value * 100) / 100
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Pearson's, from deviations. */
export function correlation(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (at: 0 | 1) => sum(pairs.map((pair) => pair[at])) / pairs.length
  const [mx, my] = [mean(0), mean(1)]
  const of = (product: (x: number, y: number) => number) => sum(pairs.map(([x, y]) => product(x - mx, y - my)))
  const spread = of((x) => x * x) * of((_, y) => y * y)
  return pairs.length < 2 || spread < 1e-9 ? null : of((x, y) => x * y) / Math.sqrt(spread)
}

function difficulty(question: Question): Row[] {
  const { plays } = question.played
  const pairs = plays
    .filter(({ counts }) => counts)
    .flatMap(({ answers }) =>
      answers
        .filter(({ slide_id, correct }) => slide_id === question.slide.slideId && correct !== null)
        .map((one) => {
          const rest = sum(
            answers.filter((other) => other !== one && other.correct !== null).map(({ earned }) => earned),
          )
          return { ...one, rest }
        }),
    )
  if (pairs.length === 0) return []
  const isEnough = pairs.length >= 20
  const facility = isEnough
    ? (sum(pairs.map(({ earned }) => earned)) / sum(pairs.map(({ possible }) => possible))) * 100
    : null
  const found = isEnough ? correlation(pairs.map(({ earned, rest }) => [earned, rest])) : null
  const flag =
    facility === null
      ? ''
      : facility < 30
        ? 'hard'
        : facility > 80
          ? 'easy'
          : found !== null && found < 0.1
            ? 'weak'
            : ''
  return [
    {
      ...columns(question),
      answered: pairs.length,
      facility,
      discrimination: found === null ? null : twoDecimals(found),
      flag,
    },
  ]
}

/** How many answered, the mean on a scale, and what most chose. */
export function summary({ slide, keys }: Pick<Question, 'slide' | 'keys'>, answers: readonly Answer[]): Row {
  const chosen = chosenIn(answers)
  const [top] = sorted(
    [...chosen],
    ([, count]) => -count,
    ([key]) => key,
  )
  const values = answers
    .flatMap((one) => one.keys)
    .filter((key) => key !== '')
    .map(Number)
  return {
    answered: answers.length,
    mean: slide.template === 'rating' && values.length > 0 ? twoDecimals(sum(values) / values.length) : null,
    answer: top ? (keys.find(({ key }) => key === top[0])?.label ?? top[0]) : '',
    share: top ? share(top[1], answers.length) : null,
  }
}

function netPromoters(question: Question): Row[] {
  const values = [...countedAnswers(question.played.plays, question.slide.slideId)].flatMap(({ keys }) =>
    keys.map(Number),
  )
  if (question.slide.template !== 'rating' || question.keys.length !== 10 || values.length === 0) return []
  const [promoters, detractors] = [values.filter((one) => one >= 9).length, values.filter((one) => one <= 6).length]
  const nps = Math.round(((promoters - detractors) / values.length) * 1000) / 10
  return [
    {
      ...columns(question),
      answered: values.length,
      promoters,
      passives: values.length - promoters - detractors,
      detractors,
      nps,
    },
  ]
}

function leftBySlide(question: Question): Row[] {
  const { plays } = question.played
  const { reached, timed, spentSum } = slideFigures(plays, question.slide.slideId)
  if (reached === 0) return []
  const left = droppedOff(plays).get(question.slide.slideId) ?? 0
  const seconds = timed === 0 ? null : Math.round(spentSum / timed / 100) / 10
  return [{ ...columns(question), versions: versionsOf(question), reached, left, share: share(left, reached), seconds }]
}

function versionsOf({ played: { versions, plays }, slide }: Question): string {
  const hasPlays = (id: string) => plays.some(({ attempt, isStarted }) => isStarted && attempt.version_id === id)
  return versions
    .filter(({ id, content }) => hasPlays(id) && content.contentHash.some(({ slideId }) => slideId === slide.slideId))
    .map(({ version }) => version)
    .toSorted((one, other) => one - other)
    .join(', ')
}

export const secondQuestionReports = {
  question_difficulty: { question: (world, asked) => questionsIn(world, asked).flatMap(difficulty) },
  response_distribution: {
    option: (world, asked) =>
      questionsIn(world, asked).flatMap((question) =>
        rowsOfChoices(question, countedAnswers(question.played.plays, question.slide.slideId)).map((row) => ({
          ...columns(question),
          ...row,
        })),
      ),
  },
  survey_summary: {
    question: (world, asked) =>
      questionsIn(world, asked)
        .filter(({ played: { content } }) => ['survey', 'feedback', 'poll'].includes(content.readerType))
        .flatMap((question) => {
          const answers = countedAnswers(question.played.plays, question.slide.slideId)
          return answers.length === 0 ? [] : [{ ...columns(question), ...summary(question, answers) }]
        }),
  },
  nps: { question: (world, asked) => questionsIn(world, asked).flatMap(netPromoters) },
  dropoff: { deck: leftByDeck, slide: (world, asked) => questionsIn(world, asked).flatMap(leftBySlide) },
} as const satisfies Readonly<Record<string, Second>>
