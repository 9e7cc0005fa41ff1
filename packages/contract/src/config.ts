import { updatePolicies } from '@deckle/core/version/version.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { branding } from './models/people.ts'
import { text } from './kit/shapes.ts'
import { routes } from './routes.ts'

export const configuration = z.object({
  appName: z.string(),
  version: z.string(),
  latestVersion: z.string(),
  updatePolicy: z.enum(updatePolicies),
  registration: z.boolean(),
  guest: z.boolean(),
  captcha: z.object({ kind: z.enum(['proof-of-work', 'recaptcha']), siteKey: z.nullable(z.string()) }),
  branding,
  /** The slug of the client whose branding this is; null for Deckle's own. */
  client: z.nullable(z.string()),
})

export const config = {
  fetch: endpoint(routes.config.fetch, {
    summary: "Public configuration; with a client's slug, its branding",
    query: z.object({ client: z.optional(text(100)) }),
    reply: z.object({ config: configuration }),
  }),
  upsert: endpoint(routes.config.upsert, {
    summary: 'Change the configuration (Superadmin)',
    body: z.strictObject({
      latestVersion: z.optional(z.string().check(z.regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/))),
      updatePolicy: z.optional(z.enum(updatePolicies)),
      registration: z.optional(z.boolean()),
    }),
    reply: z.object({ config: configuration }),
  }),
} as const satisfies Resource<typeof routes.config>
