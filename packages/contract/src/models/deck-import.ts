import { slideTemplates } from '@deckle/core/deck/slide.ts'
import { readerTypes } from '@deckle/core/reader-type/reader-type.ts'
import * as z from 'zod/mini'
import type { Output } from '../kit/endpoint.ts'

/** What became of a value that could not be taken as it stood. */
export const importCodes = [
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
  /** The place in the item: `options.2.text`; '' for the whole. */
  path: z.string(),
  code: z.enum(importCodes),
  /** What stood there, shortened. */
  value: z.optional(z.string()),
  /** The limit of lengths and numbers. */
  max: z.optional(z.number()),
})
export type ImportNote = Output<typeof importNote>

/** What was understood of a file and what was not, item by item. */
export const importReport = z.object({
  /** Ours, or older. */
  format: z.enum(['deckle', 'legacy']),
  name: z.string(),
  readerType: z.enum(readerTypes),
  /** Of the deck as a whole. */
  notes: z.array(importNote),
  /** Every item of the file, in its order; without a template where it could not be understood. */
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
