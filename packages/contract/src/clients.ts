import { clientSlugLimits } from '@deckle/core/client/client-slug.ts'
import { paymentTypes, planTypes } from '@deckle/core/plan/plan.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { branding } from './models/people.ts'
import { ssoChange, ssoSettings } from './models/sso.ts'
import { timeZone } from './models/time-range.ts'
import { routes } from './routes.ts'
import { can, id, idParams, line, mediaId, moment, page, pageQuery } from './kit/shapes.ts'

const client = z.object({
  id,
  name: z.string(),
  /** Of its sign-in page, `/{slug}/login`. */
  slug: z.string(),
  /** Branding; single sign-on for who may change it, null where it is not set up. */
  app_configuration: z.object({ ...branding.shape, sso: z.optional(z.nullable(ssoSettings)) }),
  /** IANA: of the days that figures of decks are counted by. */
  reporting_zone: timeZone,
  plan: z.enum(planTypes),
  planType: z.enum(paymentTypes),
  /** Has an Admin's rights in the client; null for a client with Admins only. */
  owner: z.nullable(z.object({ id, name: z.string() })),
  can: can('brand', 'handOver', 'sso'),
})

/** What is left out stays. */
const configurationChange = z.strictObject({
  name: z.optional(branding.shape.name),
  primary: z.optional(branding.shape.primary),
  logo: z.optional(branding.shape.logo),
  icon: z.optional(mediaId),
  footer: z.optional(branding.shape.footer),
  sso: z.optional(ssoChange),
})

/** An impersonation: a Superadmin or a partner acts as a person of the client. */
const act = z.object({
  id,
  /** Name of the impersonator; empty if the account is deleted. */
  by: z.string(),
  organisation: z.string(),
  as: z.object({ id, name: z.string() }),
  reason: z.string(),
  startedAt: moment,
  /** Null while active. */
  endedAt: z.nullable(moment),
})
export type Act = Output<typeof act>

export const clients = {
  show: endpoint(routes.clients.show, {
    summary: 'The caller’s client; any, for Superadmins',
    params: idParams,
    reply: z.object({ client }),
    errors: ['not_found'],
  }),
  update: endpoint(routes.clients.update, {
    summary:
      "Change the client's name, slug, branding, single sign-on and reporting time zone; any client's, for Superadmins. Single sign-on needs a fresh proof of identity. Links with a former slug still lead to the client",
    params: idParams,
    body: z.strictObject({
      client: z.strictObject({
        name: z.optional(line(60)),
        slug: z.optional(line(clientSlugLimits.max)),
        app_configuration: z.optional(configurationChange),
        /** Figures of decks are counted anew. */
        reporting_zone: z.optional(timeZone),
      }),
    }),
    reply: z.object({ client }),
    errors: ['not_found', 'rule_broken', 'already_taken', 'plan_limit', 'proof_needed'],
  }),
  acts: endpoint(routes.clients.acts, {
    summary: 'Impersonations in the client in the last 90 days, newest first; for its Admins',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('acts', act),
    errors: ['not_found', 'bad_cursor'],
  }),
  handOver: endpoint(routes.clients.handOver, {
    summary: 'Make another person of the client its owner: by the owner, or a Superadmin',
    params: idParams,
    body: z.strictObject({ user_id: id }),
    reply: z.object({ client }),
    errors: ['not_found', 'rule_broken'],
    refusedActing: 'all',
  }),
} as const satisfies Resource<typeof routes.clients>
