import type { PersonFieldKind } from '@deckle/core/people/person-field.ts'
import { trimInvisible } from '@deckle/core/text/trim-invisible.ts'
import { comparableText } from '@deckle/core/text/same-text.ts'
import { refuse } from '../../../refusal.ts'
import type { FieldValues } from './queries.ts'

/** The values to store; refuses what does not fit together. */
export function checkField(
  kind: PersonFieldKind,
  { choices, ...field }: Omit<FieldValues, 'choices'> & { readonly choices: readonly string[] },
): FieldValues {
  const name = field.name.normalize('NFC')
  if (field.changed_by === 'self' && field.seen_by !== 'self')
    throw refuse('rule_broken', { message: 'field.unseen', fields: { seen_by: 'field.unseen' } })
  if (kind !== 'choice') return { ...field, name, choices: [] }
  const texts = choices.map((choice) => trimInvisible(choice.normalize('NFC')))
  if (texts.length === 0)
    throw refuse('rule_broken', { message: 'field.no_choices', fields: { choices: 'field.no_choices' } })
  if (new Set(texts.map(comparableText)).size < texts.length)
    throw refuse('rule_broken', { message: 'field.same_choices', fields: { choices: 'field.same_choices' } })
  return { ...field, name, choices: texts }
}
