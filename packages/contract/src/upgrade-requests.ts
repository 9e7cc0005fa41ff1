import { planTypes } from '@deckle/core/plan/plan.ts'
import { upgradePlans, upgradeStatuses } from '@deckle/core/plan/upgrade.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, idParams, moment, page, pageQuery, text } from './kit/shapes.ts'
import { routes } from './routes.ts'

export const upgradeRequest = z.object({
  id,
  plan: z.enum(upgradePlans),
  /** The client's current plan. */
  present: z.enum(planTypes),
  text: z.string(),
  status: z.enum(upgradeStatuses),
  answer: z.string(),
  createdAt: moment,
  answeredAt: z.nullable(moment),
  user: z.object({ id, name: z.string() }),
  client: z.object({ id, name: z.string() }),
  can: can('grant', 'refuse'),
})
export type UpgradeRequest = Output<typeof upgradeRequest>

const one = z.object({ request: upgradeRequest })
const answer = z.strictObject({ text: z._default(text(500), '') })

/** Requests for a larger plan (decisions.md §1). */
export const upgradeRequests = {
  create: endpoint(routes.upgradeRequests.create, {
    summary: 'Request a larger plan, once a day',
    params: idParams,
    body: z.strictObject({ plan: z.enum(upgradePlans), text: z._default(text(500), '') }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
    refusedActing: 'all',
  }),
  list: endpoint(routes.upgradeRequests.list, {
    summary: "Requests, newest first: the caller's own; for Admins those of the client, for Superadmins all",
    query: z.object({
      ...pageQuery,
      of: z.optional(z.literal('me')),
      state: z.optional(z.enum(['waiting', 'answered'])),
    }),
    reply: page('requests', upgradeRequest),
    errors: ['bad_cursor'],
  }),
  grant: endpoint(routes.upgradeRequests.grant, {
    summary:
      "Grant a request. A Superadmin's grant changes the plan at once, an Admin's forwards the request to the Superadmins",
    params: idParams,
    body: answer,
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
    refusedActing: 'all',
  }),
  refuse: endpoint(routes.upgradeRequests.refuse, {
    summary: 'Refuse a request, with a reason for the requester',
    params: idParams,
    body: answer,
    reply: one,
    errors: ['not_found', 'conflict'],
  }),
} as const satisfies Resource<typeof routes.upgradeRequests>
