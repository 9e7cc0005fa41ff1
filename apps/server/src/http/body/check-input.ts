import { fieldErrors, fieldSummary, type WordingLanguage } from '@deckle/contract/wording/field-errors.ts'
import type { output, ZodMiniType } from 'zod/mini'
import { refuse } from '../../refusal.ts'

/** What a call takes of a body or a query; else a refusal that names the fields. */
export function checkInput<Schema extends ZodMiniType>(
  schema: Schema,
  value: unknown,
  language: WordingLanguage,
): output<Schema> {
  const result = parse(schema, value)
  if (result.success) return result.data as output<Schema>
  const fields = fieldErrors(result.error.issues, language, value)
  throw refuse('malformed', { words: { message: fieldSummary(fields, language), fields } })
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
