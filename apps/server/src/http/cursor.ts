import { refuse } from '@deckle/core/error.ts'

/** What a value of a cursor must be: text, a number, a UUID or a moment (ISO 8601 in UTC, up to microseconds). */
export type CursorPart = 'text' | 'number' | 'uuid' | 'moment'

/** The place after a row, opaque to the caller: the values of the columns that a list is sorted by. */
export function encodeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url')
}

/** Reads a cursor back; refuses with `bad_cursor` what this list could not have given. */
export function decodeCursor<const Parts extends readonly CursorPart[]>(
  cursor: string,
  parts: Parts,
): CursorValues<Parts> {
  const values = parse(cursor)
  if (!Array.isArray(values) || values.length !== parts.length || !parts.every((part, at) => fits[part](values[at]))) {
    throw refuse('bad_cursor')
  }
  return values as CursorValues<Parts>
}

type CursorValues<Parts extends readonly CursorPart[]> = {
  -readonly [At in keyof Parts]: Parts[At] extends 'number' ? number : string
}

const fits: Readonly<Record<CursorPart, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && !value.includes('\u0000') && value.isWellFormed(),
  number: (value) => typeof value === 'number' && Number.isSafeInteger(value),
  uuid: (value) => typeof value === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  moment: (value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z$/.test(value) && isMoment(value),
}

/** A day of the calendar that PostgreSQL knows too: 31 February is none. */
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
