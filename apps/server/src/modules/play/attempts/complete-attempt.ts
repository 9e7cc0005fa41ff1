import type { Ending as EndingReply } from '@deckle/contract/models/ending.ts'
import type { play } from '@deckle/contract/play.ts'
import {
  type Distribution,
  type Ending,
  type EndingAnswer,
  endingOf,
  localiseTags,
} from '@deckle/core/deck/ending/ending.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { endingPartsOf, markAnswer } from '@deckle/slides/mark-answer.ts'
import { type ScoredAnswers, questionsFor } from '@deckle/slides/progress.ts'
import type { Db } from '../../../db/database.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/handler.ts'
import type { PinnedAttempt } from './attempt-token.ts'
import {
  type AnswerCounts,
  findAttemptState,
  findBoard,
  type AttemptState,
  listAnswers,
  listAnswersAtEnd,
  markComplete,
  type StoredAnswer,
} from '../queries.ts'
import { answersBySlide } from '../answers/answers-by-slide.ts'
import { type CourseResult, isTimeUp } from '../course-play.ts'
import type { Version } from '../versions.ts'

/**
 * Stores the summary once; the attempt accepts no more answers. Idempotent: later calls return the same ending. An
 * attempt without answers is not completed, and its ending shows nothing that depends on answers.
 */
export const completeAttempt: Handler<typeof play.complete> = async ({ deps, params, body }) => ({
  ending: await endOf(deps, deps.play.tokens.read(body.token, params.id, deps.now())),
})

/** Closes an attempt with what was answered, also without any. */
export const finishAttempt = (deps: Deps, pinned: PinnedAttempt): Promise<EndingReply> => reachEnd(deps, pinned, true)

const endOf = (deps: Deps, pinned: PinnedAttempt) => reachEnd(deps, pinned, isTimeUp(pinned, deps.now()))

/** @param isForced closed without any answer, too */
async function reachEnd(deps: Deps, pinned: PinnedAttempt, isForced = false): Promise<EndingReply> {
  const version = await deps.play.versions.get(pinned.clientId, pinned.versionId)
  if (!version) throw refuse('gone')
  const { pool } = deps
  const [state, current] = await Promise.all([findAttemptState(pool, pinned), listAnswers(pool, pinned)])
  if (!state) throw refuse('gone')
  const rows = state.completed_at ? await listAnswersAtEnd(pool, pinned) : current
  const seconds = state.seconds ?? secondsBetween(state.first_answer, state.now)
  const deck = version.deck(pinned.language)
  const submitted = answersBySlide(rows)
  const answers = rows.flatMap((row) => toEndingAnswer(version, pinned.language, submitted, row))
  const found = localiseTags(endingOf(deck, questionsFor(deck, submitted), answers, { seconds }), deck.tagName)
  const summed = found.answered === 0 ? withoutResult(found) : asSummedUp(found, state)
  const ending = isFailedExam(pinned, summed) ? withoutSolutions(summed) : summed
  const isEnd = isForced || ending.answered > 0 || deck.contentHash.every(({ template }) => !isQuestion(template))
  if (state.completed_at === null && isEnd) {
    const isDone = await markComplete(deps.db, pinned, {
      end: completionOf(ending, deck),
      answers: rows,
      onCompleted: async (trx) => {
        await countInCourse(deps, trx as Db, pinned, { ...ending, firstTries: firstTriesOf(rows) })
        if (deck.leadForm && !pinned.course) await deps.leads.setResult(trx as Db, deps, resultOf(pinned, ending))
      },
    })
    if (!isDone) return reachEnd(deps, pinned, isForced)
  }
  if (ending.answered === 0) return ending
  return withOthers(deps, pinned, version, ending, state.completed_at === null)
}

/** For the lead of an attempt. */
const resultOf = ({ clientId, attemptId }: PinnedAttempt, { percentage, outcome }: Ending) => ({
  clientId,
  attemptId,
  score: percentage,
  outcome: outcome?.title ?? '',
})

/** Of a completed attempt; null for none, and before the end. */
export async function outcomeOf(deps: Deps, pinned: PinnedAttempt): Promise<EndingReply['outcome']> {
  const state = await findAttemptState(deps.pool, pinned)
  return state?.completed_at ? (await reachEnd(deps, pinned)).outcome : null
}

async function countInCourse(
  deps: Deps,
  trx: Db,
  pinned: PinnedAttempt,
  { percentage, passed, seconds, firstTries }: CourseResult,
) {
  const { course } = pinned
  if (course) await deps.completeInCourse(deps, trx, { ...pinned, course }, { percentage, passed, seconds, firstTries })
}

const firstTriesOf = (answers: readonly StoredAnswer[]): string[] =>
  answers.flatMap(({ slide_id, correct, revision }) => (correct && revision === 1 ? slide_id : []))

/** Without answers nothing was measured: no outcome, tags, points or answers of others. */
function withoutResult(ending: Ending): Ending {
  return { ...ending, review: [], distribution: [], outcome: null, tags: [], calculation: [], game: null }
}

const isFailedExam = ({ course }: PinnedAttempt, { passed }: Ending): boolean =>
  course?.isExam === true && passed === false

/** Right answers would give the next attempt away; the author's feedback may name them. */
function withoutSolutions(ending: Ending): Ending {
  return { ...ending, review: ending.review.map((line) => ({ ...line, solution: [], feedback: null })) }
}

/** An attempt completed earlier shows the figures that were stored then. */
function asSummedUp(ending: Ending, state: AttemptState): Ending {
  if (state.completed_at === null || state.answered === null) return ending
  const { answered, correct, earned, possible, percentage, passed, points, streak } = state
  return {
    ...ending,
    answered,
    correct: correct ?? ending.correct,
    earned: earned ?? ending.earned,
    possible: possible ?? ending.possible,
    percentage,
    passed,
    game: ending.game && { ...ending.game, points: points ?? ending.game.points, streak: streak ?? ending.game.streak },
  }
}

function secondsBetween(from: Date | null, to: Date): number {
  return from ? Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000)) : 0
}

function toEndingAnswer(
  version: Version,
  language: string,
  submitted: ScoredAnswers,
  row: StoredAnswer,
): EndingAnswer[] {
  const slide = version.slide(row.slide_id, language)
  const marked = slide && markAnswer(version.deck(language), slide, row.answer, submitted)
  if (!marked) return []
  const mark = { correct: row.correct, earned: row.earned, possible: row.possible }
  return [
    {
      slideId: row.slide_id,
      mark,
      feedback: marked.verdict.feedback,
      solution: marked.verdict.solution,
      spentMs: row.spent_ms,
      ...endingPartsOf(slide, row.answer, mark),
    },
  ]
}

/** '' is the outcome of who reached none; where a deck has none, it is null. */
function completionOf(ending: Ending, { outcomes }: Pick<DeckContent, 'outcomes'>) {
  const { answered, correct, earned, possible, percentage, passed, game, seconds, outcome } = ending
  return {
    answered,
    correct,
    earned,
    possible,
    percentage,
    passed,
    points: game?.points ?? null,
    streak: game?.streak ?? null,
    seconds,
    outcome_id: outcome?.id ?? (outcomes.length > 0 ? '' : null),
  }
}

/** Adds what depends on all attempts: a poll's distribution, a game's leaderboard. */
async function withOthers(
  deps: Deps,
  { clientId, deckId, attemptId }: PinnedAttempt,
  version: Version,
  ending: Ending,
  isNew: boolean,
): Promise<EndingReply> {
  const kind = readerTypeRules[version.content.readerType].ending
  if (kind === 'distribution')
    return {
      ...ending,
      distribution: distributionOf(await deps.play.distributions.get(`${clientId} ${deckId}`, isNew), version),
    }
  if (kind !== 'game' || !ending.game) return ending
  const { others, rank } = await findBoard(deps.pool, clientId, deckId, attemptId)
  const mine = { rank, points: ending.game.points, seconds: ending.seconds, mine: true }
  const best = [
    ...others.map((other) => ({ ...other, rank: 0, mine: false })).slice(0, rank - 1),
    mine,
    ...others.map((other) => ({ ...other, rank: 0, mine: false })).slice(rank - 1),
  ]
  return {
    ...ending,
    game: {
      points: mine.points,
      streak: ending.game.streak,
      rank,
      best: best
        .slice(0, 10)
        .map((line, at) => ({ ...line, rank: line.mine ? rank : at + 1 }))
        .filter((line) => !line.mine || rank <= 10),
    },
  }
}

function distributionOf({ keys, sums }: AnswerCounts, version: Version): EndingReply['distribution'] {
  return version.content.contentHash
    .filter(({ template }) => isQuestion(template))
    .map(({ slideId }): EndingReply['distribution'][number] => {
      const counts = Object.fromEntries(
        keys.filter((row) => row.slide_id === slideId).map((row) => [row.key, row.count]),
      )
      const found: Distribution = { slideId, total: sums.find((row) => row.slide_id === slideId)?.total ?? 0, counts }
      return { ...found, counts }
    })
}
