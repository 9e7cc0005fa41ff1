import { slide as slideSchema } from '@deckle/contract/models/deck-content.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { limitedText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'

/** Schema of copied slides. Loaded on paste, because the validator is large. */
export const copiedSchema = z.object({
  slides: z.array(slideSchema).check(z.minLength(1), z.maxLength(500)),
  translations: z.partialRecord(z.enum(languages), z.record(z.string(), z.record(z.string(), limitedText(800)))),
})
