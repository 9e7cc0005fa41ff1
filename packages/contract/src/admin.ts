import { auditKinds } from '@deckle/core/audit/audit.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { personStatuses } from '@deckle/core/people/person-condition.ts'
import { paymentTypes } from '@deckle/core/plan/plan.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { auditDaysQuery, auditEntry } from './models/audit.ts'
import { routes } from './routes.ts'
import { can, id, idParams, moment, ok, page, pageQuery, text } from './kit/shapes.ts'

const auditSearch = {
  search: z.optional(text(100)),
  kind: z.optional(z.enum(auditKinds)),
  client: z.optional(id),
}

/** Detected problems, most urgent first. The screen shows a remedy for each. */
export const healthProblems = [
  'disk_full',
  'disk_low',
  'backup_failed',
  'backup_old',
  'backup_none',
  'database_slow',
  'connections_few',
  'tasks_late',
  'tasks_failed',
  'mails_late',
  'mails_failed',
  'geo_failed',
] as const
export type HealthProblem = (typeof healthProblems)[number]

const health = z.object({
  version: z.string(),
  node: z.string(),
  uptimeSeconds: z.number(),
  memoryBytes: z.number(),
  database: z.object({
    kind: z.enum(['embedded', 'server']),
    version: z.string(),
    sizeBytes: z.number(),
    latencyMs: z.number(),
    connections: z.number(),
    maxConnections: z.number(),
  }),
  migration: z.string(),
  /** Tasks of the queue; `failed` have no retries left. */
  jobs: z.object({
    waiting: z.number(),
    running: z.number(),
    failed: z.number(),
    oldestDueAt: z.nullable(moment),
  }),
  files: z.string(),
  mail: z.string(),
  mails: z.object({ waiting: z.number(), failed: z.number(), oldestAt: z.nullable(moment) }),
  /** Sources of visitors' countries, in order: a trusted proxy's header, then a file; the browser's time zone is the last. */
  countries: z.object({
    header: z.nullable(z.string()),
    /** `isWhole`: false where a newer file can't be used, and this one goes on. */
    file: z.nullable(z.object({ type: z.string(), builtAt: moment, isWhole: z.boolean() })),
  }),
  /** Volume of the data folder; null if unknown. */
  volume: z.nullable(z.object({ freeBytes: z.number(), totalBytes: z.number() })),
  /** Daily backups of the embedded database; null where another database server is used. */
  backups: z.nullable(
    z.object({
      latest: z.nullable(z.object({ at: moment, sizeBytes: z.number() })),
      count: z.number(),
      /** The failed last attempt. */
      failure: z.nullable(z.object({ at: moment, isDiskFull: z.boolean() })),
    }),
  ),
  problems: z.array(z.enum(healthProblems)),
  clients: z.number(),
  users: z.number(),
  decks: z.number(),
  attempts: z.number(),
})
export type Health = Output<typeof health>

const space = { pictures: z.number(), answerFiles: z.number(), files: z.number() }
const clientStorage = z.object({
  id,
  name: z.string(),
  ...space,
  used: z.number(),
  /** Bytes: the sum of its people's storage limits. */
  allowed: z.number(),
})
export type ClientStorage = Output<typeof clientStorage>

/** `waiting`: queued, possibly for a retry. `stored`: not sent, because there was no mail server. */
export const mailStatuses = ['waiting', 'sent', 'stored', 'failed'] as const

const outboxMail = z.object({
  id,
  to: z.string(),
  subject: z.string(),
  createdAt: moment,
  status: z.enum(mailStatuses),
  attempts: z.number(),
  /** The mail server's error message for the last attempt. */
  error: z.nullable(z.string()),
  can: can('retry'),
})
export type OutboxMail = Output<typeof outboxMail>

export const admin = {
  health: endpoint(routes.admin.health, {
    summary: 'State of the server and its parts',
    reply: z.object({ health }),
  }),
  outbox: endpoint(routes.admin.outbox, {
    summary: 'All mails with their delivery state and errors, newest first',
    query: z.object({ ...pageQuery, search: z.optional(text(100)), status: z.optional(z.enum(mailStatuses)) }),
    reply: page('mails', outboxMail),
    errors: ['bad_cursor'],
  }),
  mail: endpoint(routes.admin.mail, {
    summary: 'A mail; with its text only in installations without a mail server',
    params: idParams,
    reply: z.object({ mail: z.extend(outboxMail, { text: z.nullable(z.string()) }) }),
    errors: ['not_found'],
  }),
  retryMail: endpoint(routes.admin.retryMail, {
    summary: 'Retry a failed mail',
    params: idParams,
    reply: z.object({ mail: outboxMail }),
    errors: ['not_found', 'conflict'],
  }),
  retryMails: endpoint(routes.admin.retryMails, {
    summary: 'Retry all failed mails; replies with their number',
    body: z.strictObject({}),
    reply: z.object({ retried: z.number() }),
  }),
  audit: endpoint(routes.admin.audit, {
    summary: 'Audit entries of all clients, newest first',
    query: z.object({ ...pageQuery, ...auditDaysQuery, ...auditSearch }),
    reply: page('entries', z.extend(auditEntry, { client: z.string(), detail: z.record(z.string(), z.unknown()) })),
  }),
  auditExport: endpoint(routes.admin.auditExport, {
    summary: 'All matching audit entries as a CSV file, newest first',
    query: z.object({ ...auditDaysQuery, ...auditSearch }),
    reply: z.unknown(),
    replyType: '*/*',
  }),
  clients: endpoint(routes.admin.clients, {
    summary: 'All clients',
    query: z.object({ ...pageQuery, search: z.optional(text(100)) }),
    reply: page(
      'clients',
      z.object({
        id,
        name: z.string(),
        plan: z.string(),
        planType: z.enum(paymentTypes),
        users: z.number(),
        decks: z.number(),
        suspendedAt: z.nullable(moment),
        createdAt: moment,
      }),
    ),
    errors: ['bad_cursor'],
  }),
  people: endpoint(routes.admin.people, {
    summary: 'People of one or all clients by name, e-mail or user name, newest first',
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      status: z._default(z.enum(personStatuses), 'active'),
      client: z.optional(id),
    }),
    reply: page(
      'people',
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        license_type: z.enum(licenseTypes),
        owns_client: z.boolean(),
        active: z.boolean(),
        lastSeenAt: z.nullable(moment),
        client: z.object({ id, name: z.string() }),
        can: can('activate', 'deactivate'),
      }),
    ),
    errors: ['bad_cursor'],
  }),
  storage: endpoint(routes.admin.storage, {
    summary: 'Last measured storage by client, largest first, and in total',
    query: z.object(pageQuery),
    reply: z.extend(page('clients', clientStorage), {
      sum: z.object({ ...space, measuredAt: z.nullable(moment) }),
    }),
    errors: ['bad_cursor'],
  }),
  measureStorage: endpoint(routes.admin.measureStorage, {
    summary: 'Measure the storage of all clients now; this also happens hourly',
    body: z.strictObject({}),
    reply: ok,
  }),
} as const satisfies Resource<typeof routes.admin>
