interface EventOfArticle {
  readonly id: string
  readonly title: string
  readonly text: string
  /** ISO 8601. */
  readonly starts_at: string
  readonly ends_at: string | null
  readonly place: string
  /** Where one takes part. */
  readonly url: string
  /** The article's address. */
  readonly page: string
}

/** A calendar file with one event (RFC 5545). @param stamp when it is written */
export function eventFile(event: EventOfArticle, stamp: Date): string {
  const place = event.place || event.url
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Deckle//Articles//EN',
    'BEGIN:VEVENT',
    `UID:article-${event.id}@deckle`,
    `DTSTAMP:${moment(stamp)}`,
    `DTSTART:${moment(new Date(event.starts_at))}`,
    ...(event.ends_at ? [`DTEND:${moment(new Date(event.ends_at))}`] : []),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.text || event.url ? [`DESCRIPTION:${escaped([event.text, event.url].filter(Boolean).join('\n'))}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${event.page}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

/** Lines have at most 75 octets, and go on after a space; never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let octets = 0
  let result = ''
  for (const sign of line) {
    const { length } = encoder.encode(sign)
    if (octets + length > 75) {
      result += '\r\n '
      octets = 1
    }
    result += sign
    octets += length
  }
  return result
}
