import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type EndingAnswer, endingOf } from '@deckle/core/deck/ending/ending.ts'
import { indexAfter } from '@deckle/core/deck/jump.ts'
import type { Answer, Slide } from '@deckle/core/deck/slide.ts'
import { interactionOf, isQuestion } from '@deckle/slides/catalog.ts'
import { storedValues } from '@deckle/slides/answers/stored-values.ts'
import { endingPartsOf, markAnswer } from '@deckle/slides/mark-answer.ts'
import { type ScoredAnswer, questionsFor, targetAfter } from '@deckle/slides/progress.ts'
import { answerOf, type Player } from './answers.ts'
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
  for (let n = 0; n < deck.plays * 0.45; n++)
    addEvent({ deck, newId, rows }, { attemptId: null, time: momentOf(random, now).getTime() }, 'view')
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
  readonly deck: Pick<PlayedDeck, 'clientId' | 'deckId' | 'texts'>
  readonly version: PlayedVersion
  readonly random: Random
  readonly newId: () => string
  readonly rows: PlayedRows
  readonly used: Map<string, number>
  readonly startedAt: Date
}

/** A play on its way. */
interface Progress {
  readonly attemptId: string
  readonly given: EndingAnswer[]
  readonly byId: Record<string, ScoredAnswer>
  /** Milliseconds since 1970. */
  time: number
  isDone: boolean
}

function simulateOne(one: One & { readonly deck: PlayedDeck }): void {
  const { deck, random, newId } = one
  const progress = newProgress(newId(), one)
  addEvent(one, progress, 'view')
  const player = { random, knows: 0.5 + random.next() * 0.5, texts: deck.texts, used: one.used }
  playSlides(
    one,
    progress,
    player,
    ({ template }) => random.next() < (interactionOf(template) === 'openAnswer' ? 0.05 : 0.022),
  )
  addAttempt(one, progress)
}

const newProgress = (attemptId: string, { startedAt }: Pick<One, 'startedAt'>): Progress => ({
  attemptId,
  given: [],
  byId: {},
  time: startedAt.getTime(),
  isDone: true,
})

/** What an attempt that has begun came to. */
export interface AttemptPlayed {
  readonly rows: PlayedRows
  /** Slides that were shown, in order. */
  readonly seen: readonly string[]
  /** Slides whose answer was right. */
  readonly right: readonly string[]
  readonly endedAt: Date
  readonly summary: ReturnType<typeof summaryOf>
}

/** @param slides after how many the person stops; null for going on to the end */
export function playAttempt(
  one: Omit<One, 'rows'>,
  attemptId: string,
  { knows, slides }: { readonly knows: number; readonly slides: number | null },
): AttemptPlayed {
  const rows: PlayedRows = { attempts: [], answers: [], events: [] }
  const all: One = { ...one, rows }
  const progress = newProgress(attemptId, one)
  addEvent(all, progress, 'view')
  const seen: string[] = []
  const player = { random: one.random, knows, texts: one.deck.texts, used: one.used }
  playSlides(all, progress, player, ({ slideId }) => seen.push(slideId) === slides)
  const summary = summaryOf(all, progress)
  const right = progress.given.flatMap(({ slideId, mark }) => (mark.correct ? slideId : []))
  return { rows, seen, right, summary, endedAt: new Date(progress.time) }
}

function playSlides(one: One, progress: Progress, player: Player, leaves: (slide: Slide) => boolean): void {
  const { random, version } = one
  const { content } = version
  const ids = content.contentHash.map(({ slideId }) => slideId)
  for (let index = 0; index < ids.length;) {
    const slide = content.contentHash[index] as Slide
    // A slide that comes a second time ends the play.
    if (progress.byId[slide.slideId]) break
    addEvent(one, progress, 'slide_view', slide.slideId)
    const spentMs = Math.round((isQuestion(slide.template) ? 3500 : 2500) + random.next() ** 2 * 22_000)
    progress.time += spentMs
    const answer = isQuestion(slide.template) ? answerOf(slide, player) : null
    if (answer) addAnswer(one, progress, { slide, answer, spentMs })
    if (leaves(slide)) {
      progress.isDone = false
      break
    }
    index = indexAfter(index, targetAfter(content, slide, progress.byId), ids)
  }
}

function addAnswer(
  one: One,
  progress: Progress,
  { slide, answer, spentMs }: { slide: Slide; answer: Answer; spentMs: number },
): void {
  const { deck, version, newId, rows, startedAt } = one
  const { attemptId, given, byId, time } = progress
  const marked = markAnswer(version.content, slide, answer, byId)
  if (!marked) return
  if (given.length === 0) addEvent(one, progress, 'start', slide.slideId)
  byId[slide.slideId] = { answer: marked.answer, mark: marked.mark }
  given.push({
    slideId: slide.slideId,
    mark: marked.mark,
    feedback: null,
    solution: [],
    spentMs,
    ...endingPartsOf(slide, marked.answer, marked.mark),
  })
  rows.answers.push({
    client_id: deck.clientId,
    deck_id: deck.deckId,
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
    ...storedValues(slide, marked.answer),
  })
}

function addAttempt(one: One & { readonly deck: PlayedDeck }, progress: Progress): void {
  const { deck, version, random, rows, startedAt } = one
  const summary = summaryOf(one, progress)
  if (progress.given.length === 0 && summary.completed_at === null) return
  rows.attempts.push({
    client_id: deck.clientId,
    deck_id: deck.deckId,
    id: progress.attemptId,
    version_id: version.id,
    user_id: deck.people.length > 0 && random.next() < 0.45 ? random.pick(deck.people) : null,
    language: random.weighted(deck.languages),
    device: random.weighted(devices),
    country: random.weighted(countries),
    ...random.weighted(sources),
    started_at: startedAt,
    ...summary,
  })
}

/** Null where it was not completed. */
function summaryOf(one: One, progress: Progress) {
  const { version, startedAt } = one
  const { given, byId, time, isDone } = progress
  const questions = questionsFor(version.content, byId)
  const seconds = Math.round((time - startedAt.getTime()) / 1000)
  const isEnded = isDone && (given.length > 0 || questions.length === 0)
  const ending = isEnded ? endingOf(version.content, questions, given, { seconds }) : null
  if (ending) addEvent(one, progress, 'complete')
  return {
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
    outcome_id: ending?.outcome?.id ?? null,
  }
}

function addEvent(
  { deck, newId, rows }: Pick<One, 'deck' | 'newId' | 'rows'>,
  { attemptId, time }: { readonly attemptId: string | null; readonly time: number },
  event: string,
  slideId: string | null = null,
): void {
  rows.events.push({
    client_id: deck.clientId,
    id: newId(),
    deck_id: deck.deckId,
    slide_id: slideId,
    attempt_id: attemptId,
    event,
    value: null,
    client_time: new Date(time),
    received_at: new Date(time),
  })
}
