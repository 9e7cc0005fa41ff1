import {
  accessModes,
  hostFrom,
  type PublicationSettings,
  publicationLimits as limits,
  slugProblem,
} from '@deckle/core/deck/publication/publication.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import { imageRefSchema } from '@deckle/slides/fields/schema.ts'
import { codeText, limitedText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { id, idParams, instant, moment, optionalLine, page, pageQuery } from './kit/shapes.ts'

export const publicationSettings = z.strictObject({
  access: z.enum(accessModes),
  pin: codeText(12, /^(?:[A-Za-z0-9]{4,12})?$/, 'bad_pin'),
  opensAt: instant,
  closesAt: instant,
  responseLimit: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(limits.responseLimit))),
  closedMessage: optionalLine(limits.closedMessage),
  slug: limitedText(limits.slug.max).check(z.refine<string>((slug) => slugProblem(slug) === null, 'bad_slug')),
  share: z.strictObject({
    title: optionalLine(limits.title),
    text: optionalLine(limits.text),
    picture: imageRefSchema,
  }),
  hosts: list(limitedText(255).check(z.refine<string>((host) => hostFrom(host) === host, 'bad_host')), {
    max: limits.hosts,
  }),
}) satisfies z.ZodMiniType<PublicationSettings, PublicationSettings>

const settingsReply = z.object({
  settings: z.custom<PublicationSettings>(),
  responses: z.number(),
})
export type PublicationSettingsReply = Output<typeof settingsReply>

const invite = z.object({
  id,
  label: z.string(),
  createdAt: moment,
  /** When an attempt began with it; null while none has. */
  usedAt: z.nullable(moment),
})
export type Invite = Output<typeof invite>

/** How a deck is published: who may play it, when, how often, and under which addresses. */
export const publication = {
  show: endpoint(routes.publication.show, {
    summary: 'How a deck is published, or will be',
    params: idParams,
    reply: settingsReply,
    errors: ['not_found'],
  }),
  update: endpoint(routes.publication.update, {
    summary: 'Change how a deck is published; takes effect at once, for the published version and later ones',
    params: idParams,
    body: z.strictObject({ settings: publicationSettings }),
    bodyLimit: 32 * 1024,
    reply: settingsReply,
    errors: ['not_found', 'plan_limit', 'already_taken', 'rule_broken'],
  }),
  createInvites: endpoint(routes.publication.createInvites, {
    summary: 'Make invites: links for one attempt each, shown here and never again',
    params: idParams,
    body: z.strictObject({
      count: z.number().check(z.int(), z.gte(1), z.lte(limits.invitesAtOnce)),
      label: z._default(optionalLine(60), ''),
    }),
    reply: z.object({ invites: z.array(z.object({ id, url: z.string() })) }),
    errors: ['not_found', 'plan_limit', 'not_publishable', 'rule_broken'],
  }),
  invites: endpoint(routes.publication.invites, {
    summary: 'Invites, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: z.extend(page('invites', invite), { total: z.number(), used: z.number() }),
    errors: ['not_found', 'bad_cursor'],
  }),
} as const satisfies Resource<typeof routes.publication>
