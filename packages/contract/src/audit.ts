import { clientAuditKinds } from '@deckle/core/audit/audit.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { id, page, pageQuery } from './kit/shapes.ts'
import { auditDaysQuery, auditEntry } from './models/audit.ts'
import { tableFormats } from './models/table-format.ts'
import { routes } from './routes.ts'

const filters = {
  ...auditDaysQuery,
  kind: z.optional(z.enum(clientAuditKinds)),
  /** Who did it. */
  person: z.optional(id),
}

/** Who did what in the caller's client. How long it is kept is a setting of `retention`. */
export const audit = {
  list: endpoint(routes.audit.list, {
    summary: 'Entries of the audit log, newest first',
    query: z.object({ ...pageQuery, ...filters }),
    reply: page('entries', auditEntry),
    errors: ['bad_cursor'],
  }),
  export: endpoint(routes.audit.export, {
    summary: 'All matching entries as a table, newest first',
    query: z.object({ ...filters, format: z._default(z.enum(tableFormats), 'csv') }),
    reply: z.unknown(),
    replyType: '*/*',
  }),
} as const satisfies Resource<typeof routes.audit>
