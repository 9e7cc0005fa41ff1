import type { learning } from '@deckle/contract/learning.ts'
import { timeLimitEnd } from '@deckle/core/learning/exam.ts'
import { partChanges } from '@deckle/core/learning/part-counts.ts'
import { noProgress } from '@deckle/core/learning/progress.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { addToPartCounts, changeEnrolment, lockParts } from '../../enrolments/index.ts'
import { countryOf, deviceOf, insertCourseAttempt, signAttempt, type Version } from '../../play/index.ts'
import { afterCourseChange } from '../after-course-change.ts'
import { type OpenDeck, requireOpenDeck } from '../contents/require-open-deck.ts'
import {
  type EnrolmentRow,
  insertAttempt,
  type LearnerKey,
  listAttempts,
  lockEnrolment,
  startDeck,
} from '../queries.ts'
import { readLearnerProgress, type LearnerProgress } from '../learner-progress.ts'
import { dayOf } from './note-seen.ts'
import { findPinned, handInOwn } from './hand-in-overdue.ts'

/**
 * Begins an attempt at the version that the course has. Under the enrolment's lock, so that two devices begin one: where
 * one is open, it goes on.
 */
export const beginCourseAttempt: Handler<typeof learning.begin> = async ({ deps, actor, params, body, request }) => {
  const key: LearnerKey = { clientId: actor.clientId, courseId: params.id.toLowerCase(), userId: actor.userId }
  const deckId = params.deck_id.toLowerCase()
  const before = await readLearnerProgress(deps, deps.db, key)
  const { versionId, isExam, enrolment } = requireOpenDeck(before, deckId)
  if (isExam) await handInOwn(deps, key, enrolment.round, deckId)
  const version = await deps.play.versions.get(key.clientId, versionId)
  if (version?.deckId !== deckId) throw refuse('gone')
  const begun = { id: body.id.toLowerCase(), language: body.language, request, version }
  const attemptId = await transaction(deps.db, async (trx) => {
    const locked = await lockEnrolment(trx, key)
    await lockParts(trx, [key.courseId], 'shared')
    const learner = await readLearnerProgress(deps, trx, key, locked)
    const open = requireOpenDeck(learner, deckId)
    const attempts = await listAttempts(trx, key, open.enrolment.round, deckId)
    const running = attempts.find(({ completed_at }) => completed_at === null)
    if (running) return running.attempt_id
    requireAttemptLeft(learner, open)
    await store({ ...deps, db: trx }, learner, { ...open, ...begun, deckId, actor })
    return begun.id
  })
  const pinned = await findPinned(deps, key.clientId, attemptId)
  if (!pinned) throw refuse('not_found')
  const { endsAt } = pinned.course
  return {
    attempt: {
      id: attemptId,
      token: signAttempt(pinned, deps.secret, deps.now()),
      endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
    },
  }
}

function requireAttemptLeft({ exam }: LearnerProgress, { isExam }: OpenDeck): void {
  if (!isExam || !exam || exam.may === 'begin') return
  if (exam.may === 'wait') throw refuse('conflict', { message: 'learning.exam_wait', data: { until: exam.until } })
  throw refuse('rule_broken', 'learning.exam_used_up')
}

interface Beginning extends OpenDeck {
  readonly id: string
  readonly deckId: string
  readonly language: string | undefined
  readonly version: Version
  readonly actor: SignedIn
  readonly request: RequestFacts
}

async function store(
  deps: Deps,
  { key, course, decks }: LearnerProgress,
  { id, deckId, isExam, enrolment, version, language, actor, request }: Beginning,
): Promise<void> {
  const now = deps.now()
  const { content } = course
  const isNew = await insertCourseAttempt(deps.db, {
    clientId: key.clientId,
    id,
    deckId,
    versionId: version.id,
    userId: actor.userId,
    language: version.languages.find((one) => one === language) ?? version.content.language,
    device: deviceOf(request.userAgent),
    country: countryOf(deps, request, undefined),
    startedAt: now,
  })
  // An attempt of somebody, or outside the course.
  if (!isNew) throw refuse('not_found')
  const endsAt = isExam && content.finalExam ? timeLimitEnd(content.finalExam, now.getTime()) : null
  const attempt = { attempt_id: id, deck_id: deckId, round: enrolment.round, began_at: now }
  await insertAttempt(deps.db, key, {
    ...attempt,
    is_exam: isExam,
    ends_at: endsAt === null ? null : new Date(endsAt),
  })
  await startDeck(deps.db, key, attempt)
  await start(deps, key, enrolment)
  if (decks.has(deckId)) return
  const begun = { ...key, round: enrolment.round }
  await addToPartCounts(deps.db, begun, partChanges(content, decks, new Map([...decks, [deckId, noProgress]])))
}

async function start(
  deps: Deps,
  key: LearnerKey,
  { round, completed, percent, percentage, status }: EnrolmentRow,
): Promise<void> {
  const now = deps.now()
  const progress = { completed, percent, percentage, seen_on: dayOf(now) }
  const changed = await changeEnrolment(deps.db, key, { type: 'start', round, at: now.toISOString() }, progress)
  if (status !== 'assigned' || !changed) return
  await afterCourseChange(deps, deps.db, {
    ...key,
    round,
    at: now,
    deck: null,
    before: { status, percent },
    after: { status: 'in_progress', percent },
    percentage,
  })
}
