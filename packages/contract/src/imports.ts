import { licenseTypes } from '@deckle/core/access/access.ts'
import { personFieldKinds } from '@deckle/core/people/person-field.ts'
import { textEncodings } from '@deckle/core/text/encoding/text-encoding.ts'
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
  /** Adds missing choices to fields; otherwise rows with them are refused. */
  add_choices: z._default(z.boolean(), false),
  /** Changes existing people; otherwise they are left unchanged. */
  update_existing: z._default(z.boolean(), true),
})
export type ImportOptions = Output<typeof options>

/** The field of each column (`core/people/import-columns.ts`); null for skipped columns. */
const mapping = list(z.nullable(text(80)), { max: 200 })

const kind = z.enum(personFieldKinds)
const decimalMark = z.nullable(z.enum(['.', ',']))
const dateOrder = z.nullable(z.enum(['day', 'month']))

/** How each column is read. Null: not decided, so that values with two meanings are refused. */
const formats = list(z.strictObject({ kind, decimal_mark: decimalMark, date_order: dateOrder }), { max: 200 })

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
      /** Kind of a new field with these values, as guessed or chosen. */
      kind,
      decimalMark,
      /** Which of the two numbers of 03/02/2026 comes first. */
      dateOrder,
      /** A number of the column with a decimal or grouping mark, and a date in numbers; null for none. */
      number: z.nullable(z.string()),
      date: z.nullable(z.string()),
    }),
  ),
  /** How the file is read; it can be changed by `read` until the import is run. */
  source: z.object({
    /** Null for workbooks. */
    encoding: z.nullable(z.enum(textEncodings)),
    /** How encodings read words of the file, the likeliest first; empty where all read them alike. */
    encodings: z.array(z.object({ encoding: z.enum(textEncodings), text: z.string() })),
    /** Names of the visible sheets of a workbook. */
    sheets: z.array(z.string()),
    /** Place of the sheet that is read, from 0. */
    sheet: z.number(),
    /** Rows with bytes that do not fit the encoding: how many, and the first ones. */
    badRows: z.object({ count: z.number(), first: z.array(z.number()) }),
    canChange: z.boolean(),
  }),
  /** Values that the last check found missing among the choices of fields. */
  missingChoices: z.array(z.object({ field: z.string(), values: z.array(z.string()) })),
  /** As of the last check; before the first check guessed from the column names. */
  mapping: z.array(z.nullable(z.string())),
  options,
  /** The client's fields. */
  fields: z.array(z.object({ name: z.string(), kind: z.enum(personFieldKinds), required: z.boolean() })),
})
export type ImportDraft = Output<typeof importDraft>

const importRow = z.object({
  /** Row number as in the spreadsheet: the heading is row 1, and empty rows count. */
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
  read: endpoint(routes.imports.read, {
    summary: 'Read the uploaded file again with another encoding or sheet; the columns are recognised again',
    params: idParams,
    body: z.strictObject({
      encoding: z.optional(z.enum(textEncodings)),
      sheet: z.optional(z.number().check(z.int(), z.gte(0), z.lte(999))),
    }),
    reply: one,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type', 'rule_broken'],
  }),
  check: endpoint(routes.imports.check, {
    summary: 'Check each row without changing any data; can be repeated until the import is run',
    params: idParams,
    body: z.strictObject({ mapping, options: z.optional(options), formats: z.optional(formats) }),
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
