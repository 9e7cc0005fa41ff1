import type { UserField } from '@deckle/contract/user-fields.ts'
import type { FieldRecord } from './queries.ts'

export function presentField(row: FieldRecord): UserField {
  const { id, name, kind, choices, required, seen_by, changed_by, kind_job } = row
  return { id, name, kind, choices: [...choices], required, seen_by, changed_by, changing: kind_job }
}
