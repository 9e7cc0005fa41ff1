/** Lines with which mail programs begin what they quote. */
const introductions: readonly RegExp[] = [
  /^\s*On\b.{1,300}\bwrote:\s*$/i,
  /^.{0,300}(?:ने लिखा|ने यह लिखा)\s*[:：]?\s*$/,
  /^\s*-{2,}\s*(?:Original Message|Forwarded message|मूल संदेश|अग्रेषित संदेश)\s*-{2,}\s*$/i,
  /^_{10,}\s*$/,
  /^-- $/,
]
/** A block of headers, as Outlook quotes them. */
const header = /^\s*\*?(?:From|Sent|To|Subject|Date|प्रेषक|दिनांक|विषय)\s*:\*?\s/i

/** What somebody wrote in a mail, without the history that their program quotes. */
export function cutQuote(mail: string): string {
  const lines = mail.replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n')
  const first = lines.findIndex((_, at) => beginsQuote(lines, at))
  const own = (first === -1 ? lines : lines.slice(0, first)).filter((line) => !/^\s*>/.test(line))
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function beginsQuote(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  const next = lines[at + 1] ?? ''
  // "On Friday …" may be wrapped.
  const isWrapped = /^\s*On\b/i.test(line) && /\bwrote:\s*$/i.test(next) && line.length < 300
  const isHeader = header.test(line) && header.test(next) && header.test(lines[at + 2] ?? '')
  return isWrapped || isHeader || introductions.some((begins) => begins.test(line))
}
