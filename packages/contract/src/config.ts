import { updatePolicies } from '@deckle/core/version/version.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { branding } from './models/people.ts'
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
})

export const config = {
  fetch: endpoint(routes.config.fetch, {
    summary: 'Public configuration',
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
