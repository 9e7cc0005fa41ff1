import type { ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { play } from '@deckle/contract/play.ts'
import { markAnswer } from '@deckle/slides/mark-answer.ts'
import { refuse } from '../../../refusal.ts'
import type { Handler } from '../../../http/handler.ts'
import { signAttempt } from './attempt-token.ts'
import { answersBySlide } from '../answers/answers-by-slide.ts'
import { claimAttempt, findLatestAttempt, listAnswersInOrder } from '../queries.ts'

type ResumedAnswer = NonNullable<ReplyOf<typeof play.resume>['attempt']>['answers'][number]

/**
 * A signed-in person's latest open attempt at a deck, on whichever device it was begun, with its answers and verdicts.
 * An attempt presented with its token is first assigned to the person.
 */
export const resumeAttempt: Handler<typeof play.resume> = async ({ deps, actor, params, body }) => {
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
  const rows = await listAnswersInOrder(pool, { clientId, attemptId: id, begunOn: found.begun_on })
  const submitted = answersBySlide(rows)
  const answers = rows.flatMap(({ slide_id: slideId, answer }): ResumedAnswer[] => {
    const slide = version.slide(slideId, language)
    const marked = slide && markAnswer(version.deck(language), slide, answer, submitted)
    if (!marked) return []
    return [{ slideId, answer, verdict: marked.verdict }]
  })
  const token = signAttempt(
    { attemptId: id, versionId: version.id, deckId, clientId, language, begunOn: found.begun_on },
    deps.secret,
    deps.now(),
  )
  return { attempt: { id, token, answers } }
}
