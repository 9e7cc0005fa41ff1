import { type ImportOptions, importPhases } from '@deckle/contract/imports.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import { personFieldKinds } from '@deckle/core/people/person-field.ts'
import { textEncodings } from '@deckle/core/text/encoding/text-encoding.ts'
import type { PersonChange } from '../users/index.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { z } from 'zod'

export const IMPORT_KIND = 'users.import'

/** The defaults apply to imports that were started by an older version of Deckle. */
const columnSchema = z.object({
  name: z.string(),
  samples: z.array(z.string()),
  /** Kind of a new field. */
  kind: z.enum(personFieldKinds).default('text'),
  decimalMark: z.enum(['.', ',']).nullable().default(null),
  dateOrder: z.enum(['day', 'month']).nullable().default(null),
  number: z.string().nullable().default(null),
  date: z.string().nullable().default(null),
  /** Whether it has more different values than a field has choices. */
  isVaried: z.boolean().default(false),
})
export type ImportColumn = z.infer<typeof columnSchema>

const sourceSchema = z.object({
  encoding: z.enum(textEncodings).nullable(),
  encodings: z.array(z.object({ encoding: z.enum(textEncodings), text: z.string() })),
  sheets: z.array(z.string()),
  sheet: z.number(),
  badRows: z.object({ count: z.number(), first: z.array(z.number()) }),
})

const paramsSchema = z.object({
  phase: z.enum(importPhases),
  fileName: z.string(),
  columns: z.array(columnSchema),
  source: sourceSchema.default({
    encoding: null,
    encodings: [],
    sheets: [],
    sheet: 0,
    badRows: { count: 0, first: [] },
  }),
  mapping: z.array(z.string().nullable()),
  options: z.object({
    invite: z.boolean(),
    default_license: z.enum(licenseTypes),
    create_tags: z.boolean(),
    create_fields: z.boolean(),
    add_choices: z.boolean().default(false),
    update_existing: z.boolean(),
  }),
  /** Values that the last check found missing among the choices of fields. */
  missingChoices: z.array(z.object({ field: z.string(), values: z.array(z.string()) })).default([]),
  /** Language of the invitation mails. */
  language: z.enum(interfaceLanguages),
})
export type ImportParams = z.infer<typeof paramsSchema>

export const paramsOf = (job: { readonly params: unknown }): ImportParams => paramsSchema.parse(job.params)

export const defaultOptions: ImportOptions = {
  invite: false,
  default_license: 'Learner',
  create_tags: false,
  create_fields: false,
  add_choices: false,
  update_existing: true,
}

/** Data of a job item. */
export interface RowData {
  readonly cells: readonly string[]
  /** Columns whose cells the file stores as numbers. */
  readonly numeric?: readonly number[]
  readonly email?: string
  readonly name?: string
  readonly changes?: readonly PersonChange[]
}
