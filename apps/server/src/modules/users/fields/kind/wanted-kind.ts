import { personFieldKinds } from '@deckle/core/people/person-field.ts'
import { z } from 'zod'

const marks = { decimalMark: z.enum(['.', ',']).nullable(), dateOrder: z.enum(['day', 'month']).nullable() }

/** What the job of a change works with. */
export const kindParams = z.object({
  field: z.string(),
  kind: z.enum(personFieldKinds),
  choices: z.array(z.string()).readonly(),
  decimal_mark: marks.decimalMark,
  date_order: marks.dateOrder,
  /** Values that the person agreed to move to `keep_as` or to delete. */
  unfit: z.number(),
  keep_as: z.string().nullable(),
  /** Null until the field has its new kind. */
  begun: z
    .object({
      from: z.object({ kind: z.enum(personFieldKinds), choices: z.array(z.string()).readonly() }),
      format: z.object(marks),
      /** The text field for values that do not fit; null to delete them. */
      keepField: z.string().nullable(),
    })
    .nullable(),
  isFinished: z.boolean(),
})
export type KindParams = z.infer<typeof kindParams>
export type WantedKind = Pick<KindParams, 'kind' | 'choices' | 'decimal_mark' | 'date_order'>
