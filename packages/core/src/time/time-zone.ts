/** One a time zone: making one takes longer than all else here. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  formats.set(timeZone, format)
  return format
}

/**
 * The day in a time zone, `YYYY-MM-DD`.
 * @param timeZone an IANA name; RangeError for any other
 * @param moment milliseconds since 1970
 */
export function dayIn(timeZone: string, moment: number): string {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.get('year') ?? ''}-${parts.get('month') ?? ''}-${parts.get('day') ?? ''}`
}

const HOUR = 3_600_000

/**
 * When a day begins in a time zone: the first moment of it, or of a later one where the zone has left it out. Not always
 * midnight: some zones put the clock forward then.
 * @param day `YYYY-MM-DD`
 * @returns milliseconds since 1970
 */
export function dayStart(timeZone: string, day: string): number {
  // Zones are 12 hours behind UTC to 14 ahead; days there never go backward.
  let before = Date.parse(`${day}T00:00:00Z`) - 15 * HOUR
  let after = before + 30 * HOUR
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (dayIn(timeZone, middle) < day) before = middle
    else after = middle
  }
  return after
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  clocks.set(timeZone, clock)
  return clock
}

const MINUTE = 60_000

/** How far a time zone is ahead of UTC at a moment, in whole minutes; negative west of it. */
function offsetMinutes(timeZone: string, moment: number): number {
  const second = Math.floor(moment / 1000) * 1000
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes): number => parts.get(name) ?? 0
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return Math.round((local - second) / MINUTE)
}

/**
 * What the clock shows in a time zone, as the moment at which a clock in UTC shows it: for formats without a zone.
 * @param timeZone an IANA name; RangeError for any other
 * @param moment milliseconds since 1970
 * @returns milliseconds since 1970
 */
export const clockIn = (timeZone: string, moment: number): number => moment + offsetMinutes(timeZone, moment) * MINUTE

/** ISO 8601 with the offset of the time zone: `2026-04-01T02:00:00+05:30`. Parameters: `clockIn`. */
export function instantIn(timeZone: string, moment: number): string {
  const offset = offsetMinutes(timeZone, moment)
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const local = new Date(moment + offset * MINUTE).toISOString().slice(0, -1).replace('.000', '')
  return `${local}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`
}
