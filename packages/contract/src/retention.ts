import { retentionDays } from '@deckle/core/client/retention.ts'
import { auditDays } from '@deckle/core/audit/audit.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'

const days = z.nullable(z.number().check(z.int(), z.gte(retentionDays.min), z.lte(retentionDays.max)))

const settings = z.object({
  /** Of texts, files and addresses that came with attempts; null keeps them for ever. */
  answers_days: z.nullable(z.number()),
  leads_days: z.nullable(z.number()),
  /** Of the audit log. */
  audit_days: z.number(),
})
export type Retention = Output<typeof settings>

/** At most this many are counted. */
export const RETENTION_COUNT = 10_000

/** How long a client keeps what its audience left. Figures stay as they are. */
export const retention = {
  show: endpoint(routes.retention.show, {
    summary: 'How long answers in words, files, addresses, leads and the audit log are kept',
    reply: z.object({ retention: settings }),
  }),
  preview: endpoint(routes.retention.preview, {
    summary: 'What would be removed now, each counted up to 10,001',
    query: z.object({
      answers_days: z.optional(z.coerce.number().check(z.int(), z.gte(retentionDays.min), z.lte(retentionDays.max))),
      leads_days: z.optional(z.coerce.number().check(z.int(), z.gte(retentionDays.min), z.lte(retentionDays.max))),
    }),
    reply: z.object({ attempts: z.number(), leads: z.number() }),
  }),
  update: endpoint(routes.retention.update, {
    summary: 'Set how long they are kept; what is older goes within a day, for good',
    body: z.strictObject({
      answers_days: z.optional(days),
      leads_days: z.optional(days),
      audit_days: z.optional(z.number().check(z.int(), z.gte(auditDays.min), z.lte(auditDays.max))),
    }),
    reply: z.object({ retention: settings }),
  }),
} as const satisfies Resource<typeof routes.retention>
