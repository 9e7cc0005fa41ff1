import type { learning } from '@deckle/contract/learning.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { listAdmins } from '../../licences/index.ts'
import { sendNotification } from '../../notifications/index.ts'
import { readLearnerProgress } from '../learner-progress.ts'
import type { LearnerKey } from '../queries.ts'
import { findActiveOwner, findName } from './queries-people.ts'

/** Notifies the course's owner, or the client's Admins where the owner can't sign in any more. */
export const askAttempt: Handler<typeof learning.askAttempt> = async ({ deps, actor, params }) => {
  const key: LearnerKey = { clientId: actor.clientId, courseId: params.id.toLowerCase(), userId: actor.userId }
  const { course, enrolment, exam, progress } = await readLearnerProgress(deps, deps.db, key)
  if (!enrolment) throw refuse('not_found')
  const examId = course.content.finalExam?.deck_id
  if (exam?.may !== 'none' || examId === undefined || progress.completedDecks.has(examId))
    throw refuse('rule_broken', 'learning.attempts_left')
  await transaction(deps.db, async (trx) => {
    const owner = await findActiveOwner(trx, key)
    const name = await findName(trx, key)
    await sendNotification(trx, deps, owner ? [owner] : await listAdmins(trx, key.clientId), {
      clientId: key.clientId,
      type: 'system',
      words: { key: 'attempt_asked', values: { name, course: course.content.title } },
      link: `/courses/${key.courseId}/learners`,
      actorId: key.userId,
      subject: key.courseId,
    })
  })
  return { ok: true }
}
