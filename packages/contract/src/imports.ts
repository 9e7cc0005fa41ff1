import { licenseTypes } from '@deckle/core/access/access.ts'
import { personFieldKinds } from '@deckle/core/people/person-field.ts'
import { list } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { idParams, page, pageQuery, text } from './kit/shapes.ts'
import { job } from './jobs.ts'
import { routes } from './routes.ts'

/** `create` and `change` are outcomes of the check; `created` and `changed` of the import. */
export const importOutcomes = ['create', 'change', 'unchanged', 'refused', 'created', 'changed'] as const
export type ImportOutcome = (typeof importOutcomes)[number]

/** `columns`: waiting for the column mapping; `check`: check running or done; `run`: import started. */
export const importPhases = ['columns', 'check', 'run'] as const

const options = z.strictObject({
  /** Sends an invitation mail to created people. */
  invite: z._default(z.boolean(), false),
  default_license: z._default(z.enum(licenseTypes), 'Learner'),
  /** Creates missing tags; otherwise rows with them are refused. */
  create_tags: z._default(z.boolean(), false),
  /** Creates missing fields. */
  create_fields: z._default(z.boolean(), false),
  /** Changes existing people; otherwise they are left unchanged. */
  update_existing: z._default(z.boolean(), true),
})
export type ImportOptions = Output<typeof options>

/** The field of each column (`core/people/import-columns.ts`); null for skipped columns. */
const mapping = list(z.nullable(text(80)), { max: 200 })

const one = z.object({ job })

const importDraft = z.object({
  job,
  phase: z.enum(importPhases),
  fileName: z.string(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** Non-empty cells of the first rows. */
      samples: z.array(z.string()),
    }),
  ),
  /** As of the last check; before the first check guessed from the column names. */
  mapping: z.array(z.nullable(z.string())),
  options,
  /** The client's fields. */
  fields: z.array(z.object({ name: z.string(), kind: z.enum(personFieldKinds), required: z.boolean() })),
})
export type ImportDraft = Output<typeof importDraft>

const importRow = z.object({
  /** Row number, starting at 1 after the header. */
  row: z.number(),
  outcome: z.enum(importOutcomes),
  email: z.string(),
  name: z.string(),
  /** Translated reasons of a refusal. */
  reasons: z.array(z.string()),
  /** Changed values by field; `before` is null for new people. */
  changes: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.string() })),
})
export type ImportRow = Output<typeof importRow>

/** Import of people from a CSV or XLSX file (decisions.md §1 "Jobs"). */
export const imports = {
  upload: endpoint(routes.imports.upload, {
    summary:
      'Upload a list of people as multipart field `file` (CSV or XLSX, detected by content; at most 25 MB, 200,000 rows, 200 columns); replies with a draft',
    files: ['file'],
    bodyLimit: 26 * 1024 * 1024,
    body: z.strictObject({}),
    reply: one,
    errors: ['too_large', 'unsupported_type', 'rule_broken'],
  }),
  show: endpoint(routes.imports.show, {
    summary: 'An import with its columns, their sample values and their mapping',
    params: idParams,
    reply: importDraft,
    errors: ['not_found'],
  }),
  check: endpoint(routes.imports.check, {
    summary: 'Check each row without changing any data; can be repeated until the import is run',
    params: idParams,
    body: z.strictObject({ mapping, options: z.optional(options) }),
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  run: endpoint(routes.imports.run, {
    summary: 'Create and change people as checked; `/jobs/{id}/retry` resumes a stopped run',
    params: idParams,
    reply: one,
    errors: ['not_found', 'conflict', 'rule_broken'],
  }),
  rows: endpoint(routes.imports.rows, {
    summary: 'Rows with their outcomes, in file order',
    params: idParams,
    query: z.object({ ...pageQuery, outcome: z.optional(z.enum(importOutcomes)) }),
    reply: page('rows', importRow),
    errors: ['not_found', 'bad_cursor'],
  }),
  refused: endpoint(routes.imports.refused, {
    summary: 'Refused rows as CSV with the reason in the last column, for correction and another import',
    params: idParams,
    reply: z.unknown(),
    replyType: 'text/csv',
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.imports>
