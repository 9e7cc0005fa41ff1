import { refuse } from '@deckle/core/error.ts'
import { fieldErrors, fieldSummary, type WordingLanguage } from '@deckle/contract/wording.ts'
import type { ZodMiniType } from 'zod/mini'

/** What a call takes of a body or a query; else a refusal that names the fields. */
export function checkInput(schema: ZodMiniType, value: unknown, language: WordingLanguage): unknown {
  const result = parse(schema, value)
  if (result.success) return result.data
  const fields = fieldErrors(result.error.issues, language, value)
  throw refuse('malformed', { message: fieldSummary(fields, language), fields })
}

/** What is nested or long beyond what the engine bears is the caller's fault. */
function parse(schema: ZodMiniType, value: unknown): ReturnType<ZodMiniType['safeParse']> {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof RangeError) throw refuse('malformed', { fields: { body: 'body.too_many' } })
    throw error
  }
}
