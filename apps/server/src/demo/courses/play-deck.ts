import type { Deps } from '../../deps.ts'
import { contract } from '@deckle/contract/contract.ts'
import { completeInCourse, learningHandlers } from '../../modules/learning/index.ts'
import { type AttemptPlayed, playAttempt } from '../plays.ts'
import { updateAttempt, updateSeen } from '../queries.ts'
import type { Random } from '../random.ts'
import { freeAnswers } from '../content/texts.ts'
import type { Stage } from './stage.ts'

export interface Lesson {
  readonly who: string
  readonly courseId: string
  readonly deck: { readonly key: string; readonly id: string }
  /** Wanted where the deck has a pass mark. */
  readonly result: 'passed' | 'failed'
  /** After how many slides the person stops; null for going on to the end. */
  readonly slides: number | null
  readonly language: 'en' | 'hi'
}

/** An attempt at a deck of a course, from now on. */
export async function playDeck(stage: Stage, random: Random, lesson: Lesson): Promise<void> {
  const { deps, trx, clientId } = stage
  const { courseId, deck, language, who } = lesson
  const params = { id: courseId, deck_id: deck.id }
  const body = { id: deps.newId(), language }
  const begin = [contract.learning.begin, learningHandlers.begin] as const
  const { attempt } = await stage.call(begin, who, { params, body })
  const { course, versionId, ...pinned } = deps.play.tokens.read(attempt.token, attempt.id, deps.now())
  if (!course) throw new Error('An attempt of the demo is not in its course.')
  const played = await simulate(deps, random, lesson, { attemptId: attempt.id, versionId, clientId })
  const { rows, seen, right, summary, endedAt } = played
  stage.played.answers.push(...rows.answers)
  stage.played.events.push(...rows.events)
  stage.lastSeen.set(course.userId, endedAt)
  stage.turnTo(endedAt)
  await updateAttempt(trx, { clientId, id: attempt.id }, { ...summary, country: 'IN' })
  await updateSeen(trx, { clientId, ...course, deckId: deck.id, seen, at: endedAt })
  const { percentage, passed, seconds } = summary
  if (summary.completed_at === null || seconds === null) return
  const result = { percentage, passed, seconds, firstTries: right }
  await completeInCourse(deps, trx, { ...pinned, versionId, course }, result)
}

/** Of so many tries one has the wanted result. */
const MOST_TRIES = 200

async function simulate(
  deps: Deps,
  random: Random,
  { deck: { id: deckId, key }, result, slides }: Lesson,
  {
    attemptId,
    versionId,
    clientId,
  }: { readonly attemptId: string; readonly versionId: string; readonly clientId: string },
): Promise<AttemptPlayed> {
  const version = await deps.play.versions.get(clientId, versionId)
  if (!version) throw new Error(`The demo's ${key} has no version.`)
  const { newId } = deps
  const deck = { clientId, deckId, texts: freeAnswers[key] ?? {} }
  const of = { deck, version: { id: versionId, content: version.content, from: deps.now() }, startedAt: deps.now() }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const knows = result === 'passed' ? 0.95 : 0.35
    const played = playAttempt({ ...of, random, newId, used: new Map() }, attemptId, { knows, slides })
    const { passed, completed_at } = played.summary
    if (slides === null ? completed_at !== null && passed !== (result === 'failed') : completed_at === null)
      return played
  }
  throw new Error(`Nobody of the demo has ${result} ${key}.`)
}
