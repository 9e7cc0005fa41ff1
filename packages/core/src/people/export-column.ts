/** Columns of an export of people, by their heading, as an import reads them. */
export const exportColumns = [
  'id',
  'email',
  'username',
  'first_name',
  'last_name',
  'license_type',
  'license_end',
  'manager',
  'tags',
  'details',
  'status',
  'created',
  'last_seen',
] as const
export type ExportColumn = (typeof exportColumns)[number]
