import { id } from '@deckle/contract/kit/shapes.ts'
import { topicSettings } from '@deckle/contract/models/course-content.ts'
import { courseLimits } from '@deckle/core/course/course.ts'
import * as z from 'zod/mini'

const decks = z.array(z.strictObject({ id, required: z.boolean() })).check(z.maxLength(courseLimits.decks))

/** Schema of a copied outline. Loaded on paste, because the validator is large. */
export const copiedSchema = z.strictObject({
  topics: z.array(z.strictObject({ ...topicSettings, decks })).check(z.maxLength(courseLimits.topics)),
  decks,
})
