import { licenseTypes } from '@deckle/core/access/access.ts'
import { paymentTypes, planTypes } from '@deckle/core/plan/plan.ts'
import { clientSlugProblem } from '@deckle/core/client/client-slug.ts'
import { trimmedText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, email, id, idParams, line, moment, page, pageQuery, text } from './kit/shapes.ts'
import { signedInUser } from './models/people.ts'
import { routes } from './routes.ts'

const named = z.nullable(z.object({ id, name: z.string() }))

/** A client with its usage, visible to Superadmins and its partner. */
export const operatedClient = z.object({
  id,
  name: z.string(),
  slug: z.nullable(z.string()),
  plan: z.enum(planTypes),
  planType: z.enum(paymentTypes),
  createdAt: moment,
  suspendedAt: z.nullable(moment),
  /** The client that opened it; null if it registered itself. */
  partner: named,
  owner: z.nullable(z.object({ id, name: z.string(), email: z.string() })),
  use: z.object({
    people: z.number(),
    activePeople: z.number(),
    decks: z.number(),
    published: z.number(),
    attempts: z.number(),
    /** Bytes of its files. */
    space: z.number(),
  }),
  can: can('suspend', 'resume', 'updatePlan', 'act'),
})
export type OperatedClient = Output<typeof operatedClient>

/** A person who can be impersonated. */
const operatedPerson = z.object({
  id,
  name: z.string(),
  email: z.string(),
  license_type: z.enum(licenseTypes),
  owns_client: z.boolean(),
})

const one = z.object({ client: operatedClient })

const openedClient = z.object({
  id,
  name: z.string(),
  slug: z.nullable(z.string()),
  plan: z.enum(planTypes),
  createdAt: moment,
  suspendedAt: z.nullable(moment),
})
export type OpenedClient = Output<typeof openedClient>

/** Management of clients by Superadmins and partners (decisions.md §5). */
export const operators = {
  createClient: endpoint(routes.operators.createClient, {
    summary: 'Open a client and invite its owner by mail: by Superadmins, and by Admins of a partner',
    body: z.strictObject({
      name: line(60),
      slug: trimmedText(40).check(z.refine<string>((slug) => clientSlugProblem(slug) === null, 'bad_client_slug')),
      plan: z._default(z.enum(planTypes), 'free'),
      owner: z.strictObject({ email, name: z.optional(line(120)) }),
    }),
    reply: z.object({ client: openedClient }),
    errors: ['already_taken', 'rule_broken'],
  }),
  clients: endpoint(routes.operators.clients, {
    summary: "Clients that the caller's organisation opened, newest first",
    query: z.object({ ...pageQuery, search: z.optional(text(100)) }),
    reply: page('clients', openedClient),
    errors: ['bad_cursor'],
  }),
  showClient: endpoint(routes.operators.showClient, {
    summary:
      'A client with its owner and usage. Superadmins can read every client, Admins their own client and those it opened',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  updatePlan: endpoint(routes.operators.updatePlan, {
    summary:
      'Change the plan of a client at once; for Superadmins and its partner. Usage above the new limits is not deleted',
    params: idParams,
    body: z.strictObject({ plan: z.enum(planTypes) }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  people: endpoint(routes.operators.people, {
    summary: 'People of a client who can be impersonated (active, not Superadmins), by name',
    params: idParams,
    query: z.object({ ...pageQuery, search: z.optional(text(100)) }),
    reply: page('people', operatedPerson),
    errors: ['not_found', 'bad_cursor'],
  }),
  act: endpoint(routes.operators.act, {
    summary:
      "Impersonate a person of a client for at most eight hours; by default its owner, else an Admin. Replies like `signIn`, with a token of the new session in the response headers; the caller's own session stays open",
    params: idParams,
    body: z.strictObject({ user_id: z.optional(id), reason: line(500) }),
    reply: signedInUser,
    errors: ['not_found', 'rule_broken'],
    refusedActing: 'all',
  }),
  suspend: endpoint(routes.operators.suspend, {
    summary:
      "Suspend a client: its people are signed out and can't sign in, its public decks are closed; nothing is deleted",
    params: idParams,
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  resume: endpoint(routes.operators.resume, {
    summary: 'Resume a suspended client: its people can sign in, its decks are open again',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.operators>
