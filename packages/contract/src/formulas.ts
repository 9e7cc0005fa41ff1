import { faultCodes } from '@deckle/core/formula/fault.ts'
import { FORMULA_LENGTH } from '@deckle/core/formula/formula.ts'
import { variableNames } from '@deckle/core/formula/variables.ts'
import { partialRecord } from '@deckle/slides/fields/bounded.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { routes } from './routes.ts'
import { text } from './kit/shapes.ts'

/** Characters of `&amp;`, the longest stored form of one character of a formula. */
const longestEscape = 5

export const formulas = {
  evaluate: endpoint(routes.formulas.evaluate, {
    summary: 'Evaluate a formula: `result`, or `error` with the reason and its place',
    body: z.strictObject({
      formula: text(FORMULA_LENGTH * longestEscape),
      variables: z.optional(partialRecord(z.enum(variableNames), z.number().check(z.gte(-1e15), z.lte(1e15)))),
    }),
    reply: z.object({
      result: z.optional(z.union([z.number(), z.boolean()])),
      /** `Error`, as the audience sees it (product.md §7). */
      error: z.optional(z.literal('Error')),
      /**
       * For the author: the reason as code and text, and its place in the formula (UTF-16 units, escaped symbols
       * converted).
       */
      reason: z.optional(z.object({ code: z.enum(faultCodes), words: z.string(), at: z.number(), length: z.number() })),
    }),
    errors: ['too_often'],
  }),
} as const satisfies Resource<typeof routes.formulas>
