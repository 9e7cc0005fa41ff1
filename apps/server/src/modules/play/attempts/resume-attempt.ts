import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { play } from '@deckle/contract/play.ts'
import { markAnswer } from '@deckle/slides/mark-answer.ts'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { type PinnedAttempt, signAttempt } from './attempt-token.ts'
import { notePerson } from '../../touches/index.ts'
import { answersBySlide } from '../answers/answers-by-slide.ts'
import { reportedVerdict } from '../answers/reported-verdict.ts'
import type { Version } from '../versions.ts'
import { claimAttempt, findLatestAttempt, listAnswersInOrder } from '../queries.ts'

type ResumedAttempt = NonNullable<ReplyOf<typeof play.resume>['attempt']>

/**
 * A signed-in person's latest open attempt at a deck, on whichever device it was begun, with its answers and verdicts.
 * An attempt presented with its token is first assigned to the person.
 */
export const resumeAttempt: Handler<typeof play.resume> = async ({ deps, actor, params, body, request }) => {
  const { mine, versionId } = body
  const { pool } = deps
  const { published, tokens, versions } = deps.play
  const deck = published.peek(params.shortid) ?? (await published.find(params.shortid))
  if (deck === undefined) throw refuse('not_found')
  if (deck === null) throw refuse('gone')
  const { deckId, clientId } = deck.version
  // People of other clients play as visitors.
  if (actor.clientId !== clientId) return { attempt: null }
  if (mine) {
    await notePerson(deps.db, { clientId, userId: actor.userId, at: deps.now() }, request)
    const pinned = tokens.read(mine.token, mine.id, deps.now())
    if (pinned.deckId !== deckId) throw refuse('not_found')
    await claimAttempt(pool, clientId, pinned.attemptId, actor.userId)
    return { attempt: null }
  }
  const version = await versions.get(clientId, versionId.toLowerCase())
  if (version?.deckId !== deckId) throw refuse('not_found')
  const found = await findLatestAttempt(pool, clientId, actor.userId, deckId, version.id)
  if (!found || found.completed_at) return { attempt: null }
  const { id, language } = found
  const pinned = { attemptId: id, versionId: version.id, deckId, clientId, language, begunOn: found.begun_on }
  return { attempt: await resumed(deps, pinned, version) }
}

/** An open attempt with its answers, oldest first, each with the verdict that was returned to the player. */
export async function resumed(deps: Deps, pinned: PinnedAttempt, version: Version): Promise<ResumedAttempt> {
  const { attemptId: id, language } = pinned
  const rows = await listAnswersInOrder(deps.pool, pinned)
  const submitted = answersBySlide(rows)
  const answers = rows.flatMap(({ slide_id: slideId, answer }): ResumedAttempt['answers'] => {
    const slide = version.slide(slideId, language)
    const marked = slide && markAnswer(version.deck(language), slide, answer, submitted)
    return marked ? [{ slideId, answer, verdict: reportedVerdict(pinned, marked.verdict) }] : []
  })
  return { id, token: signAttempt(pinned, deps.secret, deps.now()), answers }
}
