import { licenseTypes } from '@deckle/core/access/access.ts'
import { personFieldKinds } from '@deckle/core/people/person-field.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { idParams, page, pageQuery, text } from './kit/shapes.ts'
import { job } from './jobs.ts'
import { routes } from './routes.ts'

/** Of the check `create`, `change`, `unchanged`, `refused`; what was done is `created` and `changed`. */
export const importOutcomes = ['create', 'change', 'unchanged', 'refused', 'created', 'changed'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** `columns`: waits for what its columns are; `check`: was checked, or is being; `run`: was started. */
export const importPhases = ['columns', 'check', 'run'] as const

const options = z.strictObject({
  /** Mails a link to those who are created. */
  invite: z._default(z.boolean(), false),
  default_license: z._default(z.enum(licenseTypes), 'Learner'),
  /** Makes tags that there are not yet; otherwise their rows are refused. */
  create_tags: z._default(z.boolean(), false),
  /** Makes fields that there are not yet. */
  create_fields: z._default(z.boolean(), false),
  /** Changes people who are there already; otherwise they stay as they are. */
  update_existing: z._default(z.boolean(), true),
})
export type ImportOptions = Output<typeof options>

/** By column: what it is (`core/people/import-columns.ts`), or null for one that is left out. */
const mapping = list(z.nullable(text(80)), { max: 200 })

const one = z.object({ job })

const importDraft = z.object({
  job,
  phase: z.enum(importPhases),
  fileName: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** Of its first rows, without empty ones. */
      samples: z.array(z.string()),
    }),
  ),
  /** As it was checked last, before that as the columns' names suggest it. */
  mapping: z.array(z.nullable(z.string())),
  options,
  /** The client's own fields. */
  fields: z.array(z.object({ name: z.string(), kind: z.enum(personFieldKinds), required: z.boolean() })),
})
export type ImportDraft = Output<typeof importDraft>

const importRow = z.object({
  /** From 1 on, without the columns' names. */
  row: z.number(),
  outcome: z.enum(importOutcomes),
  email: z.string(),
  name: z.string(),
  /** In words; why it is refused. */
  reasons: z.array(z.string()),
  /** What is set, by the columns' fields; `before` is null for a new person. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.string() })),
})
export type ImportRow = Output<typeof importRow>

/** Import of people from a CSV or XLSX file (decisions.md §1 "Jobs"). */
export const imports = {
  upload: endpoint(routes.imports.upload, {
    summary:
      'Upload a list of people as multipart field `file` (CSV or XLSX by its content; 25 MB, 200,000 rows, 200 columns at most); answers a draft',
    files: ['file'],
    bodyLimit: 26 * 1024 * 1024,
    body: z.strictObject({}),
    reply: one,
    errors: ['too_large', 'unsupported_type', 'rule_broken'],
  }),
  show: endpoint(routes.imports.show, {
    summary: 'An import with its columns, samples of them, and what they are taken for',
    params: idParams,
    reply: importDraft,
    errors: ['not_found'],
  }),
  check: endpoint(routes.imports.check, {
    summary: 'Find out row by row what the import would do; changes nothing, and can be repeated until it is run',
    params: idParams,
    body: z.strictObject({ mapping, options: z.optional(options) }),
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  run: endpoint(routes.imports.run, {
    summary: 'Create and change people as checked; a stopped run goes on by `/jobs/{id}/retry`',
    params: idParams,
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  rows: endpoint(routes.imports.rows, {
    summary: 'Rows with their outcome, in the order of the file',
    params: idParams,
    query: z.object({ ...pageQuery, outcome: z.optional(z.enum(importOutcomes)) }),
    reply: page('rows', importRow),
    errors: ['not_found', 'bad_cursor'],
  }),
  refused: endpoint(routes.imports.refused, {
    summary: 'The refused rows as CSV with the reason behind their columns, to be corrected and imported again',
    params: idParams,
    reply: z.unknown(),
    replyType: 'text/csv',
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.imports>
