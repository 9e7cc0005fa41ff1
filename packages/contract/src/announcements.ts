import { licenseTypes } from '@deckle/core/access/access.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import {
  can,
  givenMoment,
  id,
  idParams,
  instant,
  line,
  moment,
  ok,
  optionalLine,
  page,
  pageQuery,
} from './kit/shapes.ts'
import { routes } from './routes.ts'

export const announcementLevels = ['info', 'warning'] as const
export const announcementStates = ['active', 'planned', 'ended'] as const

/** An active announcement in the reader's language. */
export const shownAnnouncement = z.object({
  id,
  text: z.string(),
  level: z.enum(announcementLevels),
  dismissible: z.boolean(),
})
export type ShownAnnouncement = Output<typeof shownAnnouncement>

const announcement = z.object({
  id,
  /** By language. The English text is used if the Hindi one is empty. */
  text: z.object({ en: z.string(), hi: z.string() }),
  level: z.enum(announcementLevels),
  state: z.enum(announcementStates),
  startsAt: moment,
  /** Null without an end. */
  endsAt: z.nullable(moment),
  dismissible: z.boolean(),
  /** Recipients' licence types; empty for everybody. */
  licenseTypes: z.array(z.enum(licenseTypes)),
  can: can('edit', 'end'),
})
export type Announcement = Output<typeof announcement>

const draft = z.strictObject({
  text: z.strictObject({ en: line(300), hi: z._default(optionalLine(300), '') }),
  level: z._default(z.enum(announcementLevels), 'info'),
  /** Default: now. */
  startsAt: z.optional(givenMoment),
  endsAt: z._default(instant, null),
  dismissible: z._default(z.boolean(), true),
  licenseTypes: z._default(list(z.enum(licenseTypes), { max: licenseTypes.length }), []),
})

const one = z.object({ announcement })

/** Announcements by Superadmins to the people of all clients. `notifications.list` delivers the active ones. */
export const announcements = {
  list: endpoint(routes.announcements.list, {
    summary: 'Announcements in all states or one, latest start first',
    query: z.object({ ...pageQuery, state: z.optional(z.enum(announcementStates)) }),
    reply: page('announcements', announcement),
    errors: ['bad_cursor'],
  }),
  create: endpoint(routes.announcements.create, {
    summary: 'Create an announcement, shown on every screen',
    body: draft,
    reply: one,
    errors: ['rule_broken'],
  }),
  update: endpoint(routes.announcements.update, {
    summary: 'Change an announcement that has not ended; people who dismissed it do not see it again',
    params: idParams,
    body: draft,
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  end: endpoint(routes.announcements.end, {
    summary: 'End an active announcement, or cancel a planned one',
    params: idParams,
    reply: one,
    errors: ['not_found', 'conflict'],
  }),
  dismiss: endpoint(routes.announcements.dismiss, {
    summary: "Dismiss an announcement on all of the caller's devices",
    body: z.strictObject({ id }),
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.announcements>
