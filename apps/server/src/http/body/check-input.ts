import { fieldErrors, fieldSummary } from '@deckle/contract/wording/field-errors.ts'
import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import type { output, ZodMiniType } from 'zod/mini'
import { refuse } from '../../refusal.ts'

/** Refuses invalid input with a message per field. */
export function checkInput<Schema extends ZodMiniType>(
  schema: Schema,
  value: unknown,
  language: InterfaceLanguage,
): output<Schema> {
  const result = parse(schema, value)
  if (result.success) return result.data as output<Schema>
  const fields = fieldErrors(result.error.issues, language, value)
  throw refuse('malformed', { words: { message: fieldSummary(fields, language), fields } })
}

/** Input nested or long beyond the engine's limits is the caller's error. */
function parse(schema: ZodMiniType, value: unknown): ReturnType<ZodMiniType['safeParse']> {
  try {
    return schema.safeParse(value)
  } catch (error) {
    if (error instanceof RangeError) throw refuse('malformed', { fields: { body: 'body.too_many' } })
    throw error
  }
}
