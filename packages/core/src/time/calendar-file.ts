/** A calendar of deadlines or events as a file (RFC 5545). */
export interface Calendar {
  readonly name: string
  readonly events: readonly CalendarEvent[]
}

export interface CalendarEvent {
  /** The same whenever the file is written. */
  readonly uid: string
  /** A day as `YYYY-MM-DD`, or a moment. */
  readonly when: string | Date
  readonly ends?: Date | null
  readonly place?: string
  readonly title: string
  readonly text: string
  readonly url: string
}

/** @param stamp when the file was written */
export function writeCalendar({ name, events }: Calendar, stamp: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deckle//Courses//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...(events.length > 0 ? events.flatMap((event) => eventLines(event, stamp)) : timeZone),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

/** A calendar needs a component (RFC 5545, 3.6): the one that shows nothing. Some programs refuse an address without any. */
const timeZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Etc/UTC',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0000',
  'TZNAME:UTC',
  'END:STANDARD',
  'END:VTIMEZONE',
]

const eventLines = (
  { uid, when, ends, place = '', title, text, url }: CalendarEvent,
  stamp: Date,
): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${moment(stamp)}`,
  typeof when === 'string' ? `DTSTART;VALUE=DATE:${when.replaceAll('-', '')}` : `DTSTART:${moment(when)}`,
  ...(ends ? [`DTEND:${moment(ends)}`] : []),
  ...(place === '' ? [] : [`LOCATION:${escaped(place)}`]),
  `SUMMARY:${escaped(title)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** Octets of a line without its end. */
const LONGEST = 75

/** Goes on after a space; never within a character. */
function folded(line: string): string {
  let octets = 0
  let result = ''
  for (const sign of line) {
    const length = octetsOf(sign)
    if (octets + length > LONGEST) {
      result += '\r\n '
      octets = 1
    }
    result += sign
    octets += length
  }
  return result
}

/** Of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
