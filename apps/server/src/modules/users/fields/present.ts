import type { UserField } from '@deckle/contract/user-fields.ts'
import type { FieldRecord } from './queries.ts'

export function presentField({ seq: _, choices, ...row }: FieldRecord): UserField {
  return { ...row, choices: [...choices] }
}
