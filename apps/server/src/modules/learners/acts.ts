import { messageChannels } from '@deckle/core/learning/message.ts'
import { learnerActs } from '@deckle/core/learning/lists.ts'
import { type CourseContent } from '@deckle/core/course/course.ts'
import { dueAt } from '@deckle/core/learning/dates.ts'
import type { EnrolmentEvent } from '@deckle/core/learning/enrolment.ts'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { auditMany } from '../admin/index.ts'
import { certifyPassed } from '../certificates/index.ts'
import { changeEnrolments, enrolPeople, notifyEnrolled } from '../enrolments/index.ts'
import { notifyPassed } from '../reminders/index.ts'
import type { Outcome, Outcomes } from './outcome.ts'
import { sendMessage } from './send-message.ts'
import type { LearnersOf } from './require-learners.ts'

const moment = z.string().nullable().optional()

/** What is done to many people of a course, as jobs keep it. */
export const actSchema = z.discriminatedUnion('of', [
  z.object({ of: z.literal('add'), dueAt: moment }),
  z.object({ of: z.literal('remove') }),
  z.object({
    of: z.literal('modify'),
    due_at: moment,
    status: z.enum(learnerActs).optional(),
    reason: z.string().optional(),
  }),
  z.object({
    of: z.literal('contact'),
    subject: z.string(),
    text: z.string(),
    channels: z.array(z.enum(messageChannels)).readonly(),
  }),
])
export type Act = z.infer<typeof actSchema>

type Doer = Pick<SignedIn, 'userId' | 'clientId' | 'actedBy' | 'acted'>

/** People of one transaction. */
export const BATCH = 2000

/** Does it to some thousands of people at most. Those who are not in the map are not in the course. */
export async function doAct(
  trx: Db,
  deps: Deps,
  { learners, actor, act, userIds }: { learners: LearnersOf; actor: Doer; act: Act; userIds: readonly string[] },
): Promise<Outcomes> {
  const { clientId, courseId, course } = learners
  if (act.of === 'contact') return sendMessage(trx, deps, learners, { ...act, actor, userIds })
  if (act.of === 'add') {
    const by = { source: 'hand', addedBy: actor.userId, at: deps.now(), dueAt: act.dueAt } as const
    const { added, known } = await enrolPeople(trx, { clientId, courseId, userIds, ...by })
    await notifyEnrolled(trx, deps, { clientId, courseId }, { userIds: added, actorId: actor.userId })
    return new Map<string, Outcome>([
      ...known.map((id) => [id, 'unchanged'] as const),
      ...added.map((id) => [id, 'changed'] as const),
    ])
  }
  const at = deps.now().toISOString()
  const events: readonly EnrolmentEvent[] =
    act.of === 'remove' ? [{ type: 'remove', by: 'hand' }] : eventsOf(act, at, course.published ?? course.content)
  const outcomes = new Map<string, Outcome>()
  for (const event of events) {
    const changes = await changeEnrolments(trx, { clientId, courseId, userIds }, event)
    for (const [id, { before, after, refused }] of changes)
      outcomes.set(id, worst(outcomes.get(id), refused ? 'refused' : before === after ? 'unchanged' : 'changed'))
    const passed = [...changes].flatMap(([userId, { before, after }]) =>
      after.status === 'passed' && before.status !== 'passed' ? [{ userId, round: after.round }] : [],
    )
    if (course.status === 'published') await notifyPassed(trx, deps, { clientId, courseId }, passed)
  }
  const isPassed = act.of === 'modify' && act.status === 'passed'
  const { of, ...detail } = act
  const changed = [...outcomes].flatMap(([subject, outcome]) =>
    outcome === 'changed'
      ? [{ action: `learner.${of}` as const, subject, detail: { course: courseId, ...detail } }]
      : [],
  )
  await auditMany(trx, deps, actor, changed)
  if (isPassed) await certifyPassed(trx, deps, { clientId, courseId, userIds: changed.map(({ subject }) => subject) })
  return outcomes
}

/** Of a state and a due date that are set at once. */
const worst = (one: Outcome | undefined, other: Outcome): Outcome =>
  one === 'refused' || other === 'refused' ? 'refused' : one === 'changed' ? one : other

/** The state first, since renewing sets a due date. */
function eventsOf(
  { due_at, status, reason = '' }: Extract<Act, { of: 'modify' }>,
  at: string,
  terms: CourseContent,
): readonly EnrolmentEvent[] {
  const byStatus = {
    reset: { type: 'reset', at },
    passed: { type: 'mark_passed', at, reason },
    waived: { type: 'waive', reason },
    required: { type: 'waive', reason: null },
    assigned: { type: 'renew', at, due_at: dueAt(at, terms) },
  } as const
  const isDueSet = due_at !== undefined && status !== 'passed'
  return [...(status ? [byStatus[status]] : []), ...(isDueSet ? [{ type: 'extend', due_at } as const] : [])]
}
