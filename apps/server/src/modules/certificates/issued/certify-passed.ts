import type { CourseContent } from '@deckle/core/course/course.ts'
import { criteriaText } from '@deckle/core/certificates/criteria.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import type { CourseChange } from '../../learning/index.ts'
import { sendNotification } from '../../notifications/index.ts'
import { issueCertificate } from './issue-certificate.ts'
import { findCertifiedCourse, listPassed } from './queries-passed.ts'

interface Passed {
  readonly clientId: string
  readonly courseId: string
  readonly userIds: readonly string[]
}

/** Last of the hooks: it holds the client's count of certificates. */
export async function certify(
  deps: Deps,
  trx: Db,
  { clientId, courseId, userId, before, after }: CourseChange,
): Promise<void> {
  if (after.status === 'passed' && before.status !== 'passed')
    await certifyPassed(trx, deps, { clientId, courseId, userIds: [userId] })
}

/** Within a transaction, near its end: certificates for those of these people who passed a course that gives one. */
export async function certifyPassed(trx: Db, deps: Deps, { clientId, courseId, userIds }: Passed): Promise<void> {
  const course = await findCertifiedCourse(trx, clientId, courseId)
  if (!course?.published?.certificate) return
  const content = course.published
  const { template } = course.published.certificate
  const { title, summary, language } = content
  const passed = await listPassed(trx, { clientId, courseId, userIds })
  for (const { user_id, round, percentage, completed_at, expires_at } of passed) {
    const issued = await issueCertificate(trx, deps, {
      clientId,
      courseId,
      userId: user_id,
      round,
      template,
      course: { title, summary, language, criteria: await criteriaOf(deps, clientId, content, percentage) },
      percentage,
      issuedAt: completed_at ?? deps.now(),
      validUntil: expires_at,
    })
    if (issued?.boxes)
      await notifyOwner(trx, deps, {
        ...issued.boxes,
        owner_id: course.owner_id,
        clientId,
        courseId,
        userId: user_id,
        title,
      })
  }
}

interface Boxes {
  readonly clientId: string
  readonly courseId: string
  readonly owner_id: string
  readonly title: string
  readonly userId: string
  readonly name: string
  readonly characters: readonly string[]
}

/** Issued all the same (docs/decisions/0093). Unread notices of a course are one. */
const notifyOwner = (
  trx: Db,
  deps: Deps,
  { clientId, courseId, owner_id, title, userId, name, characters }: Boxes,
): Promise<void> =>
  sendNotification(trx, deps, [owner_id], {
    clientId,
    type: 'certificate',
    words: { key: 'certificate_boxes', values: { name, course: title, characters: characters.join(' ') } },
    link: `/courses/${courseId}/learners?tab=certificates`,
    actorId: userId,
    subject: courseId,
  })

/** @param percentage the learner's result; null where nothing is scored */
async function criteriaOf(
  { play }: Deps,
  clientId: string,
  { finalExam, passingPercentage, language }: CourseContent,
  percentage: number | null,
): Promise<string> {
  const exam = finalExam?.version_id && (await play.versions.get(clientId, finalExam.version_id))
  if (exam) return criteriaText({ hasExam: true, passingPercentage: exam.content.passingPercentage }, language)
  return criteriaText({ hasExam: false, passingPercentage: percentage === null ? null : passingPercentage }, language)
}
