import type { play } from '@deckle/contract/play.ts'
import type { Actor } from '@deckle/core/access/access.ts'
import { refuse } from '@deckle/core/error.ts'
import { markAnswer } from '@deckle/slides/mark-answer.ts'
import type * as z from 'zod/mini'
import type { Deps } from '../../deps.ts'
import { signAttempt } from './attempt-token.ts'
import { givenIn } from './given-answers.ts'
import { playState } from './play-state.ts'
import { claimAttempt, findLatestAttempt, listAnswersInOrder } from './queries.ts'

type Asked = z.output<typeof play.resume.body>
type Resumed = z.output<typeof play.resume.reply>['attempt']
type ResumedAnswer = NonNullable<Resumed>['answers'][number]

/**
 * Where a signed-in person stands in a deck, whichever device they began on: the attempt they began last, with what they
 * answered and were told, while it is open. An attempt that is shown with its token is noted as theirs first.
 */
export async function resumeAttempt(
  deps: Deps,
  actor: Actor,
  shortid: string,
  { versionId, mine }: Asked,
): Promise<Resumed> {
  const { pool } = deps
  const { published, tokens, versions } = playState(deps)
  const deck = published.peek(shortid) ?? (await published.find(shortid))
  if (deck === undefined) throw refuse('not_found')
  if (deck === null) throw refuse('gone')
  const { deckId, clientId } = deck.version
  // Other clients' people play as strangers.
  if (actor.clientId !== clientId) return null
  if (mine) {
    const pinned = tokens.read(mine.token, mine.id, deps.now())
    if (pinned.deckId !== deckId) throw refuse('not_found')
    await claimAttempt(pool, clientId, pinned.attemptId, actor.userId)
    return null
  }
  const version = await versions.get(versionId.toLowerCase())
  if (version?.deckId !== deckId) throw refuse('not_found')
  const found = await findLatestAttempt(pool, clientId, actor.userId, deckId, version.id)
  if (!found || found.completed_at) return null
  const { id, language } = found
  const rows = await listAnswersInOrder(pool, { clientId, attemptId: id, begunOn: found.begun_on })
  const given = givenIn(rows)
  const answers = rows.flatMap(({ slide_id: slideId, answer }): ResumedAnswer[] => {
    const slide = version.slide(slideId, language)
    const marked = slide && markAnswer(version.deck(language), slide, answer, given)
    if (!marked) return []
    return [structuredClone({ slideId, answer, verdict: marked.verdict }) as ResumedAnswer]
  })
  const token = signAttempt(
    { attemptId: id, versionId: version.id, deckId, clientId, language, begunOn: found.begun_on },
    deps.secret,
    deps.now(),
  )
  return { id, token, answers }
}
