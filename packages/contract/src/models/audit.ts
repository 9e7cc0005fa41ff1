import { auditKinds } from '@deckle/core/audit/audit.ts'
import * as z from 'zod/mini'
import { id, moment } from '../kit/shapes.ts'
import { day, timeZone } from './time-range.ts'

/** One act in an audit log. */
export const auditEntry = z.object({
  id,
  at: moment,
  kind: z.enum(auditKinds),
  /** Null for acts of Deckle itself. `id` is null where the account has been deleted, or is of another client. */
  actor: z.nullable(z.object({ id: z.nullable(id), name: z.string() })),
  /** Name of the impersonator, `''` if the account is deleted; null without impersonation. */
  by: z.nullable(z.string()),
  /** The name that is stored, for programs. */
  action: z.string(),
  /** What was done, in words of the caller's language. */
  text: z.string(),
  /** `link` is null where it does not exist any more. */
  subject: z.nullable(z.object({ name: z.string(), link: z.nullable(z.string()) })),
  /** Country and network address as sessions show them; `''` where unknown or of another client's person. */
  address: z.string(),
})

/** Inclusive days in the time zone; without one in the client's reporting time zone. */
export const auditDaysQuery = { from: z.optional(day), to: z.optional(day), tz: z.optional(timeZone) }
