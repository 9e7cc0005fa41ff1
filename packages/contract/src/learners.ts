import { messageChannels } from '@deckle/core/learning/message.ts'
import { learnerStates, learnerSorts, learnerActs } from '@deckle/core/learning/lists.ts'
import { enrolmentSources, enrolmentStatuses } from '@deckle/core/learning/enrolment.ts'
import { messageLimits } from '@deckle/core/learning/message.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { job } from './jobs.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { email, id, idParams, instant, line, moment, optionalLine, page, pageQuery, text } from './kit/shapes.ts'
import { peopleSelection } from './models/people-selection.ts'
import { conditions, MOST_CONDITIONS } from './models/person-filter.ts'
import { day } from './models/time-range.ts'
import { undrawableCharacters, undrawableFields } from './models/undrawable.ts'
import { routes } from './routes.ts'

/** People named by id at most. */
const MOST_NAMED = 1000

const person = z.object({ id, name: z.string(), email: z.string(), image: z.string() })

export const learner = z.object({
  user: person,
  managerName: z.nullable(z.string()),
  status: z.enum(enrolmentStatuses),
  overdue: z.boolean(),
  source: z.enum(enrolmentSources),
  round: z.number(),
  enrolledAt: moment,
  startedAt: z.nullable(moment),
  completedAt: z.nullable(moment),
  dueAt: z.nullable(moment),
  /** When what was passed is good no longer. */
  expiresAt: z.nullable(moment),
  /** Why the person need not complete it. */
  waived: z.nullable(z.string()),
  /** Why it was marked as passed by hand. */
  marked: z.nullable(z.string()),
  /** Of what is required, in per cent. */
  percent: z.number(),
  /** The result so far; null where nothing is scored. */
  percentage: z.nullable(z.number()),
  /** `YYYY-MM-DD`, UTC. */
  lastSeen: z.nullable(z.string()),
})
export type Learner = Output<typeof learner>

const learnerFilter = {
  search: z.optional(text(100)),
  status: z.optional(z.enum(learnerStates)),
  source: z.optional(z.enum(enrolmentSources)),
  /** Everyone below this person. */
  manager: z.optional(id),
  tag: z.optional(id),
  due_before: z.optional(day),
}

const userIds = list(id, { max: MOST_NAMED })

const selection = z.strictObject({
  user_ids: z.optional(userIds),
  ...learnerFilter,
  unseen_days: z.optional(z.number().check(z.int(), z.gte(1), z.lte(3650))),
  except: z._default(list(id, { max: MOST_NAMED }), []),
  all: z.optional(z.literal(true)),
})
export type LearnerSelection = Output<typeof selection>

/** Learners named one by one, or else all who match but some; never everybody unless `all` says so. No id is nobody. */
const learnerSelection = selection.check(
  z.refine<LearnerSelection>(
    (sent) => Object.entries(sent).some(([name, value]) => name !== 'except' && Boolean(value)),
    'bad_selection',
  ),
)

type Added = { readonly filter?: readonly unknown[]; readonly people?: { readonly filter: readonly unknown[] } }

const counts = z.object({
  enrolled: z.number(),
  started: z.number(),
  passed: z.number(),
  failed: z.number(),
  expired: z.number(),
  /** Mean result in per cent; null where nothing is scored. */
  score: z.nullable(z.number()),
})

/** `passed` and `waived` take a reason; `reset` gives the final exam's attempts anew, `required` takes a waiver back, `assigned` renews what is expired. */
const modification = {
  due_at: z.optional(instant),
  status: z.optional(z.enum(learnerActs)),
  reason: z.optional(optionalLine(300)),
}

/** `job`: what goes on in the background where there are more than a thousand people; else null. */
const done = z.object({
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  job: z.nullable(job),
})

const added = z.object({
  added: z.number(),
  /** In the course before. */
  known: z.number(),
  /** Addresses of nobody who can be added. */
  unknown: z.array(z.string()),
  job: z.nullable(job),
})

const deckProgress = z.object({
  id,
  name: z.string(),
  startedAt: moment,
  lastAt: moment,
  completedAt: z.nullable(moment),
  percentage: z.nullable(z.number()),
})

const message = z.object({
  id,
  subject: z.string(),
  text: z.string(),
  recipients: z.number(),
  sentBy: z.nullable(z.string()),
  sentAt: moment,
})

const enrolmentRequest = z.object({ user: person, text: z.string(), askedAt: moment })

/** The people in a course: decisions.md §3 and §5. */
export const learners = {
  list: endpoint(routes.learners.list, {
    summary: 'Learners of a course; for a Manager who does not edit it those of the own branch. `counts` are of all',
    params: idParams,
    query: z.object({
      ...pageQuery,
      ...learnerFilter,
      unseen_days: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(3650))),
      sort: z._default(z.enum(learnerSorts), 'newest'),
    }),
    reply: z.object({ ...page('learners', learner).shape, counts }),
    errors: ['not_found', 'bad_cursor'],
  }),
  people: endpoint(routes.learners.people, {
    summary:
      'Active people outside the course whom the caller can add to it, by a part of the name; the first 20. For a Manager who does not edit it those of the own branch',
    params: idParams,
    query: z.object({ search: z.optional(text(100)) }),
    reply: z.object({ people: z.array(z.object({ id, name: z.string(), image: z.string() })) }),
    errors: ['not_found', 'too_often'],
  }),
  add: endpoint(routes.learners.add, {
    summary: 'Add people by id or by address; who is in the course already stays as they are',
    params: idParams,
    body: z.strictObject({
      user_ids: z._default(list(id, { max: 500 }), []),
      emails: z._default(list(email, { max: 1000 }), []),
      due_at: z.optional(instant),
    }),
    reply: added,
    errors: ['not_found'],
  }),
  addAll: endpoint(routes.learners.addAll, {
    summary: 'Add all people who match: of the branch by Managers, of the client by Admins',
    params: idParams,
    body: z
      .strictObject({
        /** Beside those of `people`; none is everybody. */
        filter: z.optional(conditions),
        people: z.optional(peopleSelection),
        due_at: z.optional(instant),
      })
      .check(
        z.refine<Added>(({ filter, people }) => filter !== undefined || people !== undefined, {
          error: 'bad_selection',
          path: ['filter'],
        }),
        z.refine<Added>(({ filter = [], people }) => filter.length + (people?.filter.length ?? 0) <= MOST_CONDITIONS, {
          error: 'too_many',
          path: ['filter'],
        }),
      ),
    bodyValues: 6000,
    reply: added,
    errors: ['not_found', 'rule_broken'],
  }),
  import: endpoint(routes.learners.import, {
    summary: 'Add the people of a list with a column of addresses (CSV or XLSX); with `dry_run` only says who would be',
    params: idParams,
    files: ['file'],
    bodyLimit: 26 * 1024 * 1024,
    body: z.strictObject({ dry_run: z.optional(z.enum(['true', 'false'])), due_at: z.optional(line(40)) }),
    reply: z.object({
      rows: z.number(),
      added: z.number(),
      known: z.number(),
      /** Of the first hundred. `row`: its number, from 1 after the header. */
      refused: z.array(z.object({ row: z.number(), email: z.string(), reason: z.string() })),
      refusedCount: z.number(),
    }),
    errors: ['not_found', 'too_large', 'unsupported_type', 'rule_broken'],
  }),
  remove: endpoint(routes.learners.remove, {
    summary: 'Take people out of the course; their progress is kept, and rules don’t bring them back',
    params: idParams,
    body: learnerSelection,
    bodyValues: 4000,
    reply: done,
    errors: ['not_found'],
  }),
  modify: endpoint(routes.learners.modify, {
    summary: 'Change one learner’s due date, or state with a reason',
    params: idParams,
    body: z.strictObject({ user_id: id, ...modification }),
    reply: z.object({ learner }),
    errors: ['not_found', 'rule_broken'],
  }),
  modifyMany: endpoint(routes.learners.modifyMany, {
    summary: 'Change the due date or state of many; those whose state does not allow it stay as they are',
    params: idParams,
    body: z.strictObject({ people: learnerSelection, ...modification }),
    bodyValues: 4000,
    reply: done,
    errors: ['not_found', 'rule_broken'],
  }),
  checkCertificates: endpoint(routes.learners.checkCertificates, {
    summary:
      'What certificates of these learners would print as boxes: `texts` on each of them, and people whose names have such characters. The first 20; `count` is of all',
    params: idParams,
    body: z.strictObject({ people: learnerSelection }),
    bodyValues: 4000,
    reply: z.object({
      texts: undrawableFields,
      people: z.array(z.object({ id, name: z.string(), characters: undrawableCharacters })),
      count: z.number(),
    }),
    errors: ['not_found'],
  }),
  contact: endpoint(routes.learners.contact, {
    summary: 'Write to learners; {first_name}, {course}, {due} and {link} are filled in',
    params: idParams,
    body: z
      .strictObject({
        user_ids: z.optional(userIds),
        /** Instead of `user_ids`. */
        people: z.optional(learnerSelection),
        subject: line(messageLimits.subject),
        text: line(messageLimits.text),
        channels: z._default(list(z.enum(messageChannels), { min: 1, max: messageChannels.length }), [
          ...messageChannels,
        ]),
      })
      .check(
        z.refine<{ user_ids?: unknown; people?: unknown }>(
          ({ user_ids, people }) => user_ids !== undefined || people !== undefined,
          { error: 'bad_selection', path: ['user_ids'] },
        ),
      ),
    bodyValues: 6000,
    reply: done,
    errors: ['not_found', 'too_often'],
  }),
  messages: endpoint(routes.learners.messages, {
    summary: 'Messages that were sent to learners, latest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('messages', message),
    errors: ['not_found', 'bad_cursor'],
  }),
  requests: endpoint(routes.learners.requests, {
    summary: 'People who ask to be let into the course, longest waiting first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('requests', enrolmentRequest),
    errors: ['not_found', 'bad_cursor'],
  }),
  answerRequest: endpoint(routes.learners.answerRequest, {
    summary: 'Let people into the course who asked, or refuse them',
    params: idParams,
    body: z.strictObject({ user_ids: list(id, { min: 1, max: MOST_NAMED }), grant: z.boolean() }),
    reply: z.object({ answered: z.number() }),
    errors: ['not_found'],
  }),
  show: endpoint(routes.learners.show, {
    summary: 'One learner with their decks',
    params: z.object({ id, user_id: id }),
    reply: z.object({
      learner,
      addedBy: z.nullable(z.string()),
      rule: z.nullable(z.string()),
      decks: z.array(deckProgress),
    }),
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.learners>
