import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type EndingAnswer, endingOf } from '@deckle/core/deck/ending/ending.ts'
import { indexAfter } from '@deckle/core/deck/jump.ts'
import type { Answer, AnswerKind, Slide } from '@deckle/core/deck/slide.ts'
import { interactionOf, isQuestion } from '@deckle/slides/catalog.ts'
import { lettersOf } from '@deckle/slides/anagram/letters.ts'
import { endingPartsOf, markAnswer } from '@deckle/slides/mark-answer.ts'
import { sliderStep, within } from '@deckle/slides/range-select/slider-step.ts'
import { type ScoredAnswer, questionsFor, targetAfter } from '@deckle/slides/progress.ts'
import { valuesOf } from '@deckle/slides/parts/answers/rating-scales.ts'
import { reportOf } from '@deckle/slides/reports.ts'
import { solutionOf } from '@deckle/slides/scoring.ts'
import type { Random } from './random.ts'

/** A version that was public from a moment on. */
export interface PlayedVersion {
  readonly id: string
  readonly content: DeckContent
  readonly from: Date
}

export interface PlayedDeck {
  readonly clientId: string
  readonly deckId: string
  /** Oldest first. */
  readonly versions: readonly PlayedVersion[]
  readonly plays: number
  /** Colleagues who play signed in. */
  readonly people: readonly string[]
  readonly languages: readonly (readonly [string, number])[]
  /** Free answers by slide id. */
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/** Rows as the tables have them. */
export interface PlayedRows {
  readonly attempts: object[]
  readonly answers: object[]
  readonly events: object[]
}

const days = 30
const devices = [
  ['phone', 62],
  ['computer', 29],
  ['tablet', 9],
] as const
const countries = [
  ['IN', 74],
  ['AE', 7],
  ['GB', 6],
  ['US', 5],
  ['SG', 4],
  ['DE', 2],
  [null, 2],
] as const
const came = (source = '', medium = '', campaign = '') => ({ source, medium, campaign })
const sources = [
  [came(), 30],
  [came('qr', 'poster', 'open house'), 17],
  [came('newsletter', 'e-mail', 'spring'), 11],
  [came('qr', 'menu'), 9],
  [came('embed'), 9],
  [came('www.google.com'), 8],
  [came('instagram', 'social', 'spring'), 7],
  [came('newsletter', 'e-mail', 'diwali'), 6],
  [came('instagram', 'story'), 3],
] as const
/** How busy the hours of a day in India are, from 6 in the morning. */
const hours = [2, 4, 8, 10, 9, 8, 9, 8, 7, 7, 9, 11, 10, 8, 6, 4, 2]

/** A month of plays: who comes back less often, leaves in the middle, knows more or less. */
export function simulatePlays(deck: PlayedDeck, random: Random, now: Date, newId: () => string): PlayedRows {
  const rows: PlayedRows = { attempts: [], answers: [], events: [] }
  const used = new Map<string, number>()
  for (let n = 0; n < deck.plays; n++) {
    const startedAt = momentOf(random, now)
    const version = deck.versions.findLast(({ from }) => from <= startedAt) ?? deck.versions[0]
    if (!version) return rows
    simulateOne({ deck, version, random, newId, rows, used, startedAt })
  }
  for (let n = 0; n < deck.plays * 0.45; n++) addEvent(rows, deck, newId(), 'view', momentOf(random, now), null, null)
  return rows
}

function momentOf(random: Random, now: Date): Date {
  // More in the last days than in the first; fewer on the working days' mornings than the hours say.
  const back = Math.floor(days * (1 - Math.sqrt(random.next())))
  const hour = 6 + random.weighted(hours.map((weight, at) => [at, weight] as const))
  const day = new Date(now.getTime() - back * 86_400_000)
  const moment =
    Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour) -
    5.5 * 3_600_000 +
    random.next() * 3_600_000
  return new Date(moment > now.getTime() - 600_000 ? moment - 86_400_000 : moment)
}

interface One {
  readonly deck: PlayedDeck
  readonly version: PlayedVersion
  readonly random: Random
  readonly newId: () => string
  readonly rows: PlayedRows
  readonly used: Map<string, number>
  readonly startedAt: Date
}

function simulateOne({ deck, version, random, newId, rows, used, startedAt }: One): void {
  const attemptId = newId()
  const { content } = version
  const shared = { client_id: deck.clientId, deck_id: deck.deckId }
  const knows = 0.5 + random.next() * 0.5
  const given: EndingAnswer[] = []
  const givenAnswers: Record<string, ScoredAnswer> = {}
  const ids = content.contentHash.map(({ slideId }) => slideId)
  let time = startedAt.getTime()
  let isDone = true
  addEvent(rows, deck, newId(), 'view', startedAt, null, attemptId)
  for (let index = 0; index < ids.length;) {
    const slide = content.contentHash[index] as Slide
    // Who comes by a second time has seen enough.
    if (givenAnswers[slide.slideId]) break
    addEvent(rows, deck, newId(), 'slide_view', new Date(time), slide.slideId, attemptId)
    const spentMs = Math.round((isQuestion(slide.template) ? 3500 : 2500) + random.next() ** 2 * 22_000)
    time += spentMs
    const answer = isQuestion(slide.template) ? answerOf(slide, random, knows, deck.texts, used) : null
    const marked = answer && markAnswer(content, slide, answer, givenAnswers)
    if (answer && marked) {
      if (given.length === 0) addEvent(rows, deck, newId(), 'start', new Date(time), slide.slideId, attemptId)
      givenAnswers[slide.slideId] = { answer: marked.answer, mark: marked.mark }
      given.push({
        slideId: slide.slideId,
        mark: marked.mark,
        feedback: null,
        solution: [],
        spentMs,
        ...endingPartsOf(slide, marked.answer, marked.mark),
      })
      rows.answers.push({
        ...shared,
        attempt_id: attemptId,
        slide_id: slide.slideId,
        answer_id: newId(),
        version_id: version.id,
        answer: marked.answer,
        correct: marked.mark.correct,
        earned: marked.mark.earned,
        possible: marked.mark.possible,
        spent_ms: spentMs,
        answered_at: new Date(time),
        revision: 1,
        begun_on: startedAt.toISOString().slice(0, 10),
      })
    }
    if (random.next() < (interactionOf(slide.template) === 'openAnswer' ? 0.05 : 0.022)) {
      isDone = false
      break
    }
    index = indexAfter(index, targetAfter(content, slide, givenAnswers), ids)
  }
  const questions = questionsFor(content, givenAnswers)
  const seconds = Math.round((time - startedAt.getTime()) / 1000)
  const ending =
    isDone && (given.length > 0 || questions.length === 0) ? endingOf(content, questions, given, { seconds }) : null
  if (ending) addEvent(rows, deck, newId(), 'complete', new Date(time), null, attemptId)
  if (given.length === 0 && !ending) return
  rows.attempts.push({
    ...shared,
    id: attemptId,
    version_id: version.id,
    user_id: deck.people.length > 0 && random.next() < 0.45 ? random.pick(deck.people) : null,
    language: random.weighted(deck.languages),
    device: random.weighted(devices),
    country: random.weighted(countries),
    ...random.weighted(sources),
    started_at: startedAt,
    completed_at: ending ? new Date(time) : null,
    answered: ending?.answered ?? null,
    correct: ending?.correct ?? null,
    earned: ending?.earned ?? null,
    possible: ending?.possible ?? null,
    percentage: ending?.percentage ?? null,
    passed: ending?.passed ?? null,
    points: ending?.game?.points ?? null,
    streak: ending?.game?.streak ?? null,
    seconds: ending ? seconds : null,
  })
}

function addEvent(
  { events }: PlayedRows,
  deck: PlayedDeck,
  id: string,
  event: string,
  at: Date,
  slideId: string | null,
  attemptId: string | null,
): void {
  events.push({
    client_id: deck.clientId,
    id,
    deck_id: deck.deckId,
    slide_id: slideId,
    attempt_id: attemptId,
    event,
    value: null,
    client_time: at,
    received_at: at,
  })
}

/** Null where the person goes on without an answer. */
function answerOf(
  slide: Slide,
  random: Random,
  knows: number,
  texts: PlayedDeck['texts'],
  used: Map<string, number>,
): Answer | null {
  switch (interactionOf(slide.template) as AnswerKind) {
    case 'openAnswer': {
      const pool = texts[slide.slideId] ?? []
      const at = used.get(slide.slideId) ?? 0
      if (random.next() < 0.55 || at >= pool.length) return null
      used.set(slide.slideId, at + 1)
      return { kind: 'openAnswer', text: pool[at] as string }
    }
    case 'rating': {
      const values = [...valuesOf(String(slide.data['rating']))].sort((a, b) => a - b)
      return {
        kind: 'rating',
        value: random.weighted(
          values.map(
            (value, at) =>
              [value, 0.6 + ((at + 1) / values.length) ** 3 * 9 * (at === values.length - 1 ? 0.8 : 1)] as const,
          ),
        ),
      }
    }
    case 'multiSelect': {
      const ids = optionsOf(slide)
      const right = solutionOf(slide.template, slide.data)
      if (right.length > 0 && random.next() < knows * 0.8) return { kind: 'multiSelect', options: right }
      const chosen = ids.filter((_, at) => random.next() < 0.62 - at * 0.09)
      return { kind: 'multiSelect', options: chosen.length > 0 ? chosen : [ids[0] as string] }
    }
    case 'trueFalse':
    case 'singleSelect': {
      const ids = optionsOf(slide)
      const right = solutionOf(slide.template, slide.data)[0]
      const isHard = (slide.slideSeq * 7) % 5 === 0
      const option =
        right !== undefined && random.next() < knows * (isHard ? 0.62 : 0.95)
          ? right
          : random.weighted(ids.map((id, at) => [id, 6 / (at + 1.5)] as const))
      return slide.template === 'true_false' ? { kind: 'trueFalse', option } : { kind: 'singleSelect', option }
    }
    case 'scoreSelect':
    case 'taggedSelect':
      return {
        kind: slide.template === 'tagged_select' ? 'taggedSelect' : 'scoreSelect',
        option: random.pick(optionsOf(slide)),
      }
    case 'brancher': {
      const option = random.pick(optionsOf(slide))
      return { kind: 'brancher', option, clicked: [option] }
    }
    case 'ranking': {
      const ids = optionsOf(slide)
      // Around the order in which they are written, the nearer to it the more one knows.
      const places = new Map(ids.map((id, at) => [id, at + random.next() * ids.length * (1.2 - knows)]))
      return { kind: 'ranking', order: ids.toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)) }
    }
    case 'rangeSelect':
      return { kind: 'rangeSelect', values: sliderValues(slide, random), result: null }
    case 'qualification':
      return { kind: 'qualification', result: '' }
    case 'fillInTheBlank': {
      const right = solutionOf(slide.template, slide.data)
      const texts = random.next() < knows ? right : right.map((text) => lettersOf(text).toReversed().join(''))
      return { kind: 'fillInTheBlank', texts }
    }
    case 'uploader':
      return null
  }
}

/** Somewhere near the middle of each slider, on its steps. */
function sliderValues({ data }: Slide, random: Random): Record<string, number> {
  const sliders = data['rangeselect'] as readonly { id: string; minValue: number; maxValue: number }[]
  return Object.fromEntries(
    sliders.map(({ id, minValue, maxValue }) => {
      const step = sliderStep(minValue, maxValue)
      const share = (random.next() + random.next()) / 2
      const steps = Math.round(((maxValue - minValue) * share) / step)
      return [id, within(minValue + steps * step, minValue, maxValue)]
    }),
  )
}

const optionsOf = (slide: Slide): string[] => reportOf(slide).keys.map(({ key }) => key)
