import { enrolmentStatuses } from '@deckle/core/learning/enrolment.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'
import { email, id, line, moment, text } from '../kit/shapes.ts'
import { details } from './people.ts'
import { tagIds } from './tag.ts'

export const limit = z.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER))

export const newPerson = z.strictObject({
  email,
  /** Not used with `invite`. */
  password: z.optional(text(1000)),
  /** Mails a link for setting the password. For Admins only. */
  invite: z.optional(z.boolean()),
  name: z.optional(line(120)),
  first_name: z.optional(text(60)),
  last_name: z.optional(text(60)),
  username: z.optional(line(100)),
  manager: z.optional(z.nullable(id)),
  details: z.optional(details),
  tags: z.optional(tagIds),
  license_type: z.optional(z.enum(licenseTypes)),
  /** Part of the specified registration and validated. Only the type is used, and only if sent by an Admin. */
  license: z.optional(
    z.strictObject({
      license_type: z.optional(text(40)),
      maxUsers: z.optional(limit),
      maxSpace: z.optional(limit),
    }),
  ),
  captcha: z.optional(text(8000)),
})

export const session = z.object({
  sessionId: id,
  startTime: moment,
  lastSeen: moment,
  device: z.string(),
  place: z.string(),
  current: z.boolean(),
})
export type PersonSession = Output<typeof session>

/** An audit entry about a person. */
export const auditLine = z.object({
  id,
  at: moment,
  actor: z.nullable(z.object({ id: z.nullable(id), name: z.string() })),
  /** Name of the impersonator, `''` if the account is deleted; null without impersonation. */
  by: z.nullable(z.string()),
  action: z.string(),
  /** What was done, in words of the caller's language. */
  text: z.string(),
})
export type PersonAuditLine = Output<typeof auditLine>

export const personDeck = z.object({
  id,
  name: z.string(),
  readerType: z.enum(readerTypes),
  isPublished: z.boolean(),
  attempts: z.number(),
  updatedAt: moment,
})
export type PersonDeck = Output<typeof personDeck>

export const personAttempt = z.object({
  id,
  deck: z.object({ id, name: z.string() }),
  startedAt: moment,
  completedAt: z.nullable(moment),
  percentage: z.nullable(z.number()),
  passed: z.nullable(z.boolean()),
})
export type PersonAttempt = Output<typeof personAttempt>

export const personCourse = z.object({
  course: z.object({ id, title: z.string() }),
  enrolment: z.object({
    status: z.enum(enrolmentStatuses),
    due_at: z.nullable(moment),
    /** Due and not completed. */
    overdue: z.boolean(),
    /** Of what is required, in per cent. */
    progress: z.number(),
    /** The result so far; null where nothing is scored. */
    percentage: z.nullable(z.number()),
    completed_at: z.nullable(moment),
    /** The number of the one that holds. */
    certificate: z.nullable(z.string()),
  }),
})
export type PersonCourse = Output<typeof personCourse>

/** A field that the client has defined for its people. */
export const field = z.object({
  id,
  name: z.string(),
  kind: z.enum(['text', 'number', 'date', 'choice', 'yes_no']),
  choices: z.array(z.string()),
  required: z.boolean(),
})

export const publicProfile = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  image: z.string(),
  company: z.string(),
  webpage: z.string(),
  bio: z.string(),
  logo: z.string(),
  /** Null for outsiders where the person does not show them. */
  points: z.nullable(z.number()),
  /** The newest 100 that hold; each has a page, `/certificate/{number}`, and the day that is printed on it, `issuedOn`. Null as `points` is. */
  certificates: z.nullable(
    z.array(z.object({ id, number: z.string(), title: z.string(), at: moment, issuedOn: z.string() })),
  ),
})
export type PublicProfile = Output<typeof publicProfile>

/** A token issued by an Admin, without its secret. */
export const authtoken = z.object({
  id,
  userId: id,
  uses: z.number(),
  used: z.number(),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: z.nullable(moment),
  revokedAt: z.nullable(moment),
  issuedBy: z.nullable(id),
  isGood: z.boolean(),
})
export type Authtoken = Output<typeof authtoken>
