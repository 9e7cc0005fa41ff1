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
