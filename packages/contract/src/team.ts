import { teamFilters, teamSorts } from '@deckle/core/learning/lists.ts'
import { enrolmentStatuses } from '@deckle/core/learning/enrolment.ts'
import { teamStates } from '@deckle/core/learning/team-state.ts'
import * as z from 'zod/mini'
import { job } from './jobs.ts'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, moment, page, pageQuery, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

/** `late`: behind or at risk. */

const filter = {
  /** Everyone below this person; left out, below oneself, and for Admins everyone. */
  node: z.optional(id),
  search: z.optional(text(100)),
  show: z._default(z.enum(teamFilters), 'everyone'),
}

const member = z.object({
  user: z.object({ id, name: z.string(), email: z.string(), image: z.string() }),
  state: z.enum(teamStates),
  /** Whether somebody is directly below. */
  leads: z.boolean(),
  /** Open courses, and those of them that are overdue. */
  open: z.number(),
  overdue: z.number(),
  nextDue: z.nullable(moment),
  /** Null for who never signed in. */
  lastSeen: z.nullable(moment),
  /** Mean of the open courses, in per cent; null with none open. */
  percent: z.nullable(z.number()),
  /** The last reminder. */
  remindedAt: z.nullable(moment),
  /** A person is reminded once a day, by whomever but themselves. */
  can: can('remind'),
})
export type TeamMember = Output<typeof member>

const node = z.nullable(z.object({ id, name: z.string() }))

/** decisions.md §1 "A Manager's reach is the branch below", §3. */
export const team = {
  list: endpoint(routes.team.list, {
    summary:
      'Active people below a person: who is behind, who is at risk; sorted by due date only who has something open',
    query: z.object({ ...pageQuery, ...filter, sort: z._default(z.enum(teamSorts), 'due') }),
    reply: z.object({
      ...page('members', member).shape,
      /** Whose team it is; null for the whole client. */
      node,
    }),
    errors: ['not_found', 'bad_cursor'],
  }),
  counts: endpoint(routes.team.counts, {
    summary: 'How a branch stands; apart from the list, since counting a large one takes longer than a page of it',
    query: z.object({ node: filter.node }),
    reply: z.object({
      people: z.number(),
      /** People: with an overdue course; with one due within 3 days, or not seen for 7 days. */
      overdue: z.number(),
      at_risk: z.number(),
      /** Courses of people. */
      in_progress: z.number(),
      passed: z.number(),
    }),
    errors: ['not_found'],
  }),
  show: endpoint(routes.team.show, {
    summary: 'One person’s open courses, the first due first',
    params: idParams,
    query: z.object(pageQuery),
    reply: z.object({
      member,
      ...page(
        'courses',
        z.object({
          id,
          title: z.string(),
          status: z.enum(enrolmentStatuses),
          overdue: z.boolean(),
          dueAt: z.nullable(moment),
          percent: z.number(),
          can: can('extend'),
        }),
      ).shape,
    }),
    errors: ['not_found', 'bad_cursor'],
  }),
  remind: endpoint(routes.team.remind, {
    summary:
      'Remind one person, or all of a branch who match, of their open courses: in the application and by e-mail as each person chose, once a day from whomever',
    body: z.strictObject({ user_id: z.optional(id), ...filter, show: z._default(z.enum(teamFilters), 'late') }),
    reply: z.object({
      reminded: z.number(),
      skipped: z.object({
        /** Reminded today already. */
        today: z.number(),
        nothing_open: z.number(),
      }),
      /** What goes on in the background where there are more than a thousand people; else null. */
      job: z.nullable(job),
    }),
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.team>
