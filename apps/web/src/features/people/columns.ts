import { createColumnChoice } from '../../lib/list/column-choice.ts'

export const plainColumns = [
  'email',
  'username',
  'license',
  'license_end',
  'manager',
  'tags',
  'status',
  'created',
  'last_seen',
  'second_factor',
] as const
export type PlainColumn = (typeof plainColumns)[number]
/** A column beside the name; `details.<name>` is a field. */
export type ColumnName = PlainColumn | `details.${string}`

const isColumn = (name: string): name is ColumnName =>
  (plainColumns as readonly string[]).includes(name) || (name.startsWith('details.') && name.length > 8)

export const { read: readColumns, useColumns } = createColumnChoice<ColumnName>({
  cookie: 'deckle_people_columns',
  usual: ['email', 'license', 'manager', 'tags', 'last_seen'],
  isColumn,
})
