import type { Ending as EndingReply } from '@deckle/contract/play.ts'
import { type Distribution, type Ending, type EndingAnswer, endingOf, localiseTags } from '@deckle/core/deck/ending.ts'
import { refuse } from '@deckle/core/error.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { endingPartsOf, judgeAnswer } from '@deckle/slides/judge.ts'
import { type GivenAnswers, questionsFor } from '@deckle/slides/standing.ts'
import type { Deps } from '../../deps.ts'
import type { PinnedAttempt } from './attempt-token.ts'
import { playState } from './play-state.ts'
import {
  type AnswerCounts,
  findAttemptState,
  findBoard,
  listAnswers,
  markComplete,
  type StoredAnswer,
} from './queries.ts'
import { givenIn } from './given-answers.ts'
import type { Version } from './versions.ts'

/** Reaches the end: what was answered is summed up once; said again, the same end is shown. */
export async function completeAttempt(deps: Deps, attemptId: string, token: string): Promise<EndingReply> {
  const { tokens, versions } = playState(deps)
  const pinned = tokens.read(token, attemptId, deps.now())
  const version = await versions.get(pinned.versionId)
  if (!version) throw refuse('gone')
  const { pool } = deps
  const [state, rows] = await Promise.all([findAttemptState(pool, pinned), listAnswers(pool, pinned)])
  if (!state) throw refuse('gone')
  const seconds = state.seconds ?? secondsBetween(state.first_answer, state.now)
  const deck = version.deck(pinned.language)
  const given = givenIn(rows)
  const answers = rows.flatMap((row) => toEndingAnswer(version, pinned.language, given, row))
  const ending = localiseTags(endingOf(deck, questionsFor(deck, given), answers, { seconds }), deck.tagName)
  const isEnd = ending.answered > 0 || deck.contentHash.every(({ template }) => !isQuestion(template))
  if (
    state.completed_at === null &&
    isEnd &&
    !(await markComplete(pool, pinned.clientId, pinned.attemptId, completionOf(ending)))
  )
    return completeAttempt(deps, attemptId, token)
  return withOthers(deps, pinned, version, ending, state.completed_at === null)
}

function secondsBetween(from: Date | null, to: Date): number {
  return from ? Math.max(0, Math.round((to.getTime() - from.getTime()) / 1000)) : 0
}

function toEndingAnswer(version: Version, language: string, given: GivenAnswers, row: StoredAnswer): EndingAnswer[] {
  const slide = version.slide(row.slide_id, language)
  const judged = slide && judgeAnswer(version.deck(language), slide, row.answer, given)
  if (!judged) return []
  const mark = { correct: row.correct, earned: row.earned, possible: row.possible }
  return [
    {
      slideId: row.slide_id,
      mark,
      feedback: judged.verdict.feedback,
      solution: judged.verdict.solution,
      spentMs: row.spent_ms,
      ...endingPartsOf(slide, row.answer, mark),
    },
  ]
}

function completionOf(ending: Ending) {
  const { answered, correct, earned, possible, percentage, passed, game, seconds } = ending
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
  }
}

/** What only all attempts together tell: a poll's distribution, a game's table. */
async function withOthers(
  deps: Deps,
  { clientId, deckId, attemptId }: PinnedAttempt,
  version: Version,
  ending: Ending,
  isNew: boolean,
): Promise<EndingReply> {
  const kind = readerTypeRules[version.content.readerType].ending
  const copy = (end: Ending): EndingReply => structuredClone(end) as EndingReply
  if (kind === 'distribution')
    return {
      ...copy(ending),
      distribution: distributionOf(await playState(deps).distributions.get(`${clientId} ${deckId}`, isNew), version),
    }
  if (kind !== 'game' || !ending.game) return copy(ending)
  const { others, rank } = await findBoard(deps.pool, clientId, deckId, attemptId)
  const mine = { rank, points: ending.game.points, seconds: ending.seconds, mine: true }
  const best = [
    ...others.map((other) => ({ ...other, rank: 0, mine: false })).slice(0, rank - 1),
    mine,
    ...others.map((other) => ({ ...other, rank: 0, mine: false })).slice(rank - 1),
  ]
  return {
    ...copy(ending),
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
