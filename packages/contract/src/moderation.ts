import { caseStates, decisions, moderatedTargets, socialLimits } from '@deckle/core/social/social.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, instant, moment, ok, optionalLine, page, pageQuery } from './kit/shapes.ts'
import { reason, socialPerson } from './models/social.ts'
import { routes } from './routes.ts'

/** Reports that are shown with what they are about, the newest. */
export const SHOWN_REPORTS = 10

const moderationCase = z.object({
  target: z.enum(moderatedTargets),
  id,
  state: z.enum(caseStates),
  /** From its readers now: by a decision, or by reports while it waits. */
  hidden: z.boolean(),
  author: z.nullable(socialPerson),
  /** Whether the author is muted now. */
  muted: z.boolean(),
  text: z.string(),
  mentions: z.array(z.object({ id, name: z.string() })),
  images: z.array(z.object({ id: z.string(), alt: z.string() })),
  /** Where it was written, a path of this application. */
  link: z.string(),
  written_at: moment,
  /** Reports since the last decision, by different people. */
  reports: z.number(),
  reasons: z.array(z.object({ by: z.nullable(socialPerson), reason: z.string(), at: moment })),
  /** Null while nobody has looked at it. */
  decided: z.nullable(z.object({ by: z.nullable(socialPerson), reason: z.string(), at: moment })),
})
export type ModerationCase = Output<typeof moderationCase>

const mute = z.object({
  person: socialPerson,
  until: z.nullable(moment),
  reason: z.string(),
  by: z.nullable(socialPerson),
  at: moment,
})
export type Mute = Output<typeof mute>

/** What Managers do for their branch, and Admins for the client. */
export const moderation = {
  list: endpoint(routes.moderation.list, {
    summary: 'What people have reported, or moderators have decided about, in a state: the latest first',
    query: z.object({ ...pageQuery, state: z._default(z.enum(caseStates), 'waiting') }),
    reply: page('cases', moderationCase),
    errors: ['bad_cursor'],
  }),
  decide: endpoint(routes.moderation.decide, {
    summary: 'Hide or restore several things at once, for one reason, which their authors are told',
    body: z.strictObject({
      items: list(z.strictObject({ target: z.enum(moderatedTargets), id }), { min: 1, max: socialLimits.decided }),
      decision: z.enum(decisions),
      /** Not '' for hiding. */
      reason: z._default(optionalLine(socialLimits.reason), ''),
    }),
    reply: z.object({
      /** In the order of the body; false for what is not there, or not the caller's to decide. */
      items: z.array(z.object({ target: z.enum(moderatedTargets), id, done: z.boolean() })),
    }),
    errors: ['rule_broken'],
  }),
  mutes: endpoint(routes.moderation.mutes, {
    summary: 'People who are muted now, the latest first',
    query: z.object(pageQuery),
    reply: page('mutes', mute),
    errors: ['bad_cursor'],
  }),
  mute: endpoint(routes.moderation.mute, {
    summary: 'Let a person read and not write, until a moment or without an end',
    params: idParams,
    body: z.strictObject({ until: z._default(instant, null), reason }),
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
  unmute: endpoint(routes.moderation.unmute, {
    summary: 'Let a muted person write again',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.moderation>
