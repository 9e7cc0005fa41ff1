import { isDay } from '@deckle/core/time/instant.ts'
import { limitedText, patternText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'

/** An existing day, 1970 … 2999: `2026-02-28`. */
export const day = patternText(10, /^(19[7-9]\d|2\d{3})-\d{2}-\d{2}$/, 'bad_day').check(
  z.refine<string>(isDay, 'bad_day'),
)
/** An IANA name known to the server; offsets such as +05:30 are refused. */
export const timeZone = limitedText(60).check(z.refine<string>(isTimeZone, 'bad_time_zone'))

function isTimeZone(value: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(value)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
