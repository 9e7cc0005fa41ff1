import { languages } from '@deckle/core/deck/deck.ts'
import * as z from 'zod/mini'
import { template } from './article.ts'

/** Of the calls that list templates. */
export const templates = {
  query: z.object({ language: z._default(z.enum(languages), 'en') }),
  reply: z.object({ templates: z.array(template) }),
}
