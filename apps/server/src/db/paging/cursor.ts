import { refuse } from '../../refusal.ts'

/** The type of a sort value. */
export type KeyType = 'text' | 'bigint' | 'numeric' | 'uuid' | 'timestamptz' | 'bytea'

/** Opaque to the caller: the sort values of a row. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Refuses with `bad_cursor` any cursor that doesn't match the types. */
export function decodeCursor(cursor: string, types: readonly KeyType[]): readonly (string | number)[] {
  const values = parse(cursor)
  if (!Array.isArray(values) || values.length !== types.length || !types.every((type, at) => fits[type](values[at])))
    throw refuse('bad_cursor')
  return values as (string | number)[]
}

const fits: Readonly<Record<KeyType, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed(),
  bigint: (value) => typeof value === 'number' && Number.isSafeInteger(value),
  numeric: (value) => typeof value === 'number' && Number.isFinite(value),
  uuid: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  // In hexadecimal.
  bytea: (value) => typeof value === 'string' && /^([0-9a-f]{2})*$/.test(value),
  // ISO 8601 in UTC, up to microseconds.
  timestamptz: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) && isMoment(value),
}

/** Rejects dates that don't exist, such as 31 February, as PostgreSQL does. */
function isMoment(value: string): boolean {
  const time = Date.parse(`${value.slice(0, 19)}Z`)
  return time >= 0 && new Date(time).toISOString().startsWith(value.slice(0, 19))
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return null
  }
}
