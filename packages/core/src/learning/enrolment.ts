/** decisions.md §3: assigned → in_progress → passed or failed → expired → assigned (renewed). */
export const enrolmentStatuses = ['assigned', 'in_progress', 'failed', 'passed', 'expired'] as const
export type EnrolmentStatus = (typeof enrolmentStatuses)[number]

/** Who brought a person into a course: somebody by name or file, a rule, or the person. Rules don't undo the others. */
export const enrolmentSources = ['hand', 'rule', 'self'] as const
export type EnrolmentSource = (typeof enrolmentSources)[number]

/** Times are ISO 8601. */
export interface Enrolment {
  readonly status: EnrolmentStatus
  readonly source: EnrolmentSource
  /** 1, and one more with each renewal: progress counts within a round. */
  readonly round: number
  /** When the round began. */
  readonly enrolled_at: string
  readonly started_at: string | null
  /** When it was passed, or failed. */
  readonly completed_at: string | null
  /** What it was when it expired; null where it has not. */
  readonly expired_from: 'passed' | 'failed' | null
  /** Null where nothing is due. */
  readonly due_at: string | null
  /** The final exam's attempts before it don't count against those allowed. */
  readonly attempts_reset_at: string | null
  /** Why the person need not complete the course; null where they need to. */
  readonly waived: string | null
  /** Why it was marked as passed by hand; null where it was not. */
  readonly marked: string | null
  /** Progress stays. A person removed by hand is brought back by hand alone. */
  readonly removed: 'hand' | 'rule' | 'self' | null
}

/** What learning in a round brings, in any order and more than once. */
interface LearningEvent {
  readonly type: 'start' | 'pass' | 'fail'
  readonly round: number
  readonly at: string
}

/** What changes an enrolment. `at`: ISO 8601. */
export type EnrolmentEvent =
  | LearningEvent
  /** What was passed is good no longer, or a failed course is over. */
  | { readonly type: 'expire' }
  | { readonly type: 'renew'; readonly at: string; readonly due_at: string | null }
  | { readonly type: 'mark_passed'; readonly at: string; readonly reason: string }
  /** The final exam can be taken again, as if it had not been. */
  | { readonly type: 'reset'; readonly at: string }
  | { readonly type: 'extend'; readonly due_at: string | null }
  /** Null takes a waiver back. */
  | { readonly type: 'waive'; readonly reason: string | null }
  | { readonly type: 'add'; readonly source: EnrolmentSource }
  | { readonly type: 'remove'; readonly by: 'hand' | 'rule' | 'self' }
export type EnrolmentEventType = EnrolmentEvent['type']

type Row = Readonly<Record<EnrolmentStatus, EnrolmentStatus | null>>

const stays: Row = {
  assigned: 'assigned',
  in_progress: 'in_progress',
  failed: 'failed',
  passed: 'passed',
  expired: 'expired',
}
const none: Row = { assigned: null, in_progress: null, failed: null, passed: null, expired: null }

/** The status after an event, by the status before; null where the event is refused. The best result counts. */
export const enrolmentTransitions: Readonly<Record<EnrolmentEventType, Row>> = {
  start: { ...stays, assigned: 'in_progress' },
  pass: { ...stays, assigned: 'passed', in_progress: 'passed', failed: 'passed' },
  fail: { ...stays, assigned: 'failed', in_progress: 'failed' },
  expire: { ...none, passed: 'expired', failed: 'expired', expired: 'expired' },
  renew: { ...none, expired: 'assigned' },
  mark_passed: { ...none, assigned: 'passed', in_progress: 'passed', failed: 'passed' },
  reset: { ...none, in_progress: 'in_progress', failed: 'in_progress' },
  extend: { ...stays, passed: null, expired: null },
  waive: { ...stays, passed: null, expired: null },
  add: stays,
  remove: stays,
}

/** A person's first round. */
export const newEnrolment = (
  source: EnrolmentSource,
  { enrolled_at, due_at }: Pick<Enrolment, 'enrolled_at' | 'due_at'>,
): Enrolment => ({
  status: 'assigned',
  source,
  round: 1,
  enrolled_at,
  started_at: null,
  completed_at: null,
  expired_from: null,
  due_at,
  attempts_reset_at: null,
  waived: null,
  marked: null,
  removed: null,
})

export type TransitionFault =
  /** The status does not allow it. */
  | 'wrong_status'
  /** Whoever was removed is added before anything else. */
  | 'removed'
  /** Removed or added by hand, which a rule does not undo; nor does the person a removal. */
  | 'by_hand'

export type Transition =
  | { readonly ok: true; readonly enrolment: Enrolment }
  | { readonly ok: false; readonly reason: TransitionFault }

/** The enrolment after an event: the same object where nothing changes. */
export function transition(enrolment: Enrolment, event: EnrolmentEvent): Transition {
  const fault = faultOf(enrolment, event)
  if (fault) return { ok: false, reason: fault }
  const status = enrolmentTransitions[event.type][enrolment.status]
  if (status === null) return { ok: false, reason: 'wrong_status' }
  if (isLearning(event) && !counts(enrolment, event)) return { ok: true, enrolment }
  const changes: Partial<Enrolment> = { status, ...changesBy(enrolment, event) }
  const isChange = (Object.keys(changes) as (keyof Enrolment)[]).some((key) => changes[key] !== enrolment[key])
  return { ok: true, enrolment: isChange ? { ...enrolment, ...changes } : enrolment }
}

function faultOf({ removed, source }: Enrolment, event: EnrolmentEvent): TransitionFault | null {
  if (event.type === 'add') return removed === 'hand' && event.source !== 'hand' ? 'by_hand' : null
  // A rule takes out whom a rule brought in, and people leave what they came into by themselves.
  if (event.type === 'remove') return event.by !== 'hand' && removed === null && source !== event.by ? 'by_hand' : null
  return removed === null ? null : 'removed'
}

function changesBy(before: Enrolment, event: EnrolmentEvent): Partial<Enrolment> {
  switch (event.type) {
    case 'start':
      return { started_at: earlier(before.started_at, event.at) }
    case 'pass':
    case 'fail':
      return finished(before, event)
    case 'renew':
      return {
        ...newEnrolment(before.source, { enrolled_at: event.at, due_at: event.due_at }),
        round: before.round + 1,
      }
    case 'mark_passed':
      return { completed_at: event.at, marked: event.reason }
    case 'reset':
      return { completed_at: null, attempts_reset_at: event.at }
    case 'extend':
      return { due_at: event.due_at }
    case 'waive':
      return { waived: event.reason }
    case 'add':
      return { removed: null, source: sourceAfter(before, event.source) }
    case 'remove':
      return { removed: before.removed === 'hand' ? 'hand' : event.by }
    case 'expire':
      return {
        expired_from: before.status === 'passed' || before.status === 'failed' ? before.status : before.expired_from,
      }
  }
}

const isLearning = (event: EnrolmentEvent): event is LearningEvent =>
  event.type === 'start' || event.type === 'pass' || event.type === 'fail'

/** Not what comes late: of another round, after the end of this one, or a failure before the exam was reset. */
const counts = ({ round, status, attempts_reset_at }: Enrolment, event: LearningEvent): boolean =>
  event.round === round &&
  status !== 'expired' &&
  (event.type !== 'fail' || attempts_reset_at === null || Date.parse(event.at) > Date.parse(attempts_reset_at))

const earlier = (one: string | null, other: string): string =>
  one !== null && Date.parse(one) <= Date.parse(other) ? one : other

/** When it was first passed; else when it was first failed. What somebody marked keeps its time. */
function finished(before: Enrolment, { type, at }: LearningEvent): Partial<Enrolment> {
  const started_at = earlier(before.started_at, at)
  const isFirst = before.status !== 'passed' && (type === 'pass' || before.status !== 'failed')
  if (isFirst) return { started_at, completed_at: at }
  const isSame = before.status === (type === 'pass' ? 'passed' : 'failed') && before.marked === null
  return isSame ? { started_at, completed_at: earlier(before.completed_at, at) } : { started_at }
}

/** Added by hand, a person stays when the rule that brought them no longer matches. */
const sourceAfter = ({ removed, source }: Enrolment, added: EnrolmentSource): EnrolmentSource =>
  removed !== null || (source === 'rule' && added !== 'rule') ? added : source

/** Due and not completed. @param now milliseconds since 1970 */
export const isOverdue = (
  { status, due_at, waived, removed }: Pick<Enrolment, 'status' | 'due_at' | 'waived' | 'removed'>,
  now: number,
): boolean =>
  (status === 'assigned' || status === 'in_progress') &&
  due_at !== null &&
  now > Date.parse(due_at) &&
  waived === null &&
  removed === null
