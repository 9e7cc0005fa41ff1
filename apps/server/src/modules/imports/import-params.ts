import { type ImportOptions, importPhases } from '@deckle/contract/imports.ts'
import { licenseTypes } from '@deckle/core/access/access.ts'
import type { PersonChange } from '../users/index.ts'
import { interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { z } from 'zod'

export const IMPORT_KIND = 'users.import'

const paramsSchema = z.object({
  phase: z.enum(importPhases),
  fileName: z.string(),
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
  mapping: z.array(z.string().nullable()),
  options: z.object({
    invite: z.boolean(),
    default_license: z.enum(licenseTypes),
    create_tags: z.boolean(),
    create_fields: z.boolean(),
    update_existing: z.boolean(),
  }),
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
  update_existing: true,
}

/** Data of a job item. */
export interface RowData {
  readonly cells: readonly string[]
  readonly email?: string
  readonly name?: string
  readonly changes?: readonly PersonChange[]
}
