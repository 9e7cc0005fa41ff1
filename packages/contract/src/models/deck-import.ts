import { slideTemplates } from '@deckle/core/deck/slide.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'

/** Why a value of an imported file was changed or dropped. */
const importCodes = [
  'too_long',
  'too_many',
  'too_few',
  'out_of_range',
  'wrong_type',
  'unknown_value',
  'bad_address',
  'bad_characters',
  'markup_removed',
  'picture_dropped',
  'not_kept',
  'template_guessed',
  'unknown_template',
  'correct_guessed',
  'reader_type_guessed',
  'feedback_moved',
  'lost_target',
] as const

const importNote = z.object({
  /** Path in the slide: `options.2.text`; '' for the whole slide. */
  path: z.string(),
  code: z.enum(importCodes),
  /** The file's value, shortened. */
  value: z.optional(z.string()),
  /** The limit of lengths and numbers. */
  max: z.optional(z.number()),
})
export type ImportNote = Output<typeof importNote>

/** How a file was read, slide by slide. */
export const importReport = z.object({
  /** `legacy`: a file of the former application. */
  format: z.enum(['deckle', 'legacy']),
  name: z.string(),
  readerType: z.enum(readerTypes),
  notes: z.array(importNote),
  /** Every slide of the file, in order; `template` is null where it is unknown. */
  slides: z.array(
    z.object({
      slideId: z.nullable(z.string()),
      template: z.nullable(z.enum(slideTemplates)),
      heading: z.string(),
      notes: z.array(importNote),
    }),
  ),
})
export type ImportReport = Output<typeof importReport>
