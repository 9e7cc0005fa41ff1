/** Lines, trimmed, with which mail programs introduce what they quote. */
const introductions: readonly RegExp[] = [
  /^On\b.{1,300}\bwrote:$/i,
  /^.{0,300}ने (?:यह )?लिखा ?[:：]?$/,
  /^-{2,20} ?(?:Original Message|Forwarded message|मूल संदेश|अग्रेषित संदेश) ?-{2,20}$/i,
  /^_{10,}$/,
]
const SIGNATURE = '-- '
/** A header field, as Outlook quotes them. */
const header = /^\*?(?:From|Sent|To|Subject|Date|प्रेषक|दिनांक|विषय) ?:/i
/** Characters of a line that patterns see; what introduces a quotation is shorter. */
const MOST_OF_LINE = 1000

/** What somebody wrote in a mail, without the history that their program quotes. */
export function cutQuote(mail: string): string {
  const lines = mail.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  const first = lines.findIndex((_, at) => beginsQuote(lines, at))
  const own = (first === -1 ? lines : lines.slice(0, first)).filter((line) => !trimmed(line).startsWith('>'))
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const trimmed = (line = ''): string => line.slice(0, MOST_OF_LINE).trim()

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = trimmed(lines[at])
  const next = trimmed(lines[at + 1])
  // "On Friday …" may be wrapped.
  const isWrapped = /^On\b/i.test(line) && /\bwrote:$/i.test(next) && line.length < 300
  const isHeader = header.test(line) && header.test(next) && header.test(trimmed(lines[at + 2]))
  return isWrapped || isHeader || lines[at] === SIGNATURE || introductions.some((begins) => begins.test(line))
}
