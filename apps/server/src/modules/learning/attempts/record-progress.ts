import type { learning } from '@deckle/contract/learning.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { noteSeen } from './note-seen.ts'

/** Slides without an answer, and where the learner is. Acknowledged once it is committed, in a group with others. */
export const recordProgress: Handler<typeof learning.progress> = async ({ deps, actor, params, body }) => {
  const { attemptId, clientId, deckId, versionId, language, course } = deps.play.tokens.read(
    body.token,
    params.id,
    deps.now(),
  )
  if (!course || clientId !== actor.clientId || course.userId !== actor.userId) throw refuse('not_found')
  const version = await deps.play.versions.get(clientId, versionId)
  if (!version) throw refuse('gone')
  const slides = [...new Set([...body.slides, ...(body.at === undefined ? [] : [body.at])])]
  if (slides.some((id) => !version.slide(id, language))) throw refuse('not_found')
  const { courseId, userId, round } = course
  if (slides.length > 0)
    await deps.learning.seen.add({ clientId, courseId, userId, round, deckId, attemptId, slides, at: body.at })
  await noteSeen(deps, { clientId, courseId, userId })
  return { ok: true }
}
