/**
 * Several texts as one, as people read lists: `red; green`. Texts that contain a semicolon, a line break or
 * `alsoQuoted`, that begin with a quote, are empty, or begin or end with white space are quoted as in CSV: `"a; b"; c`.
 * `splitTexts` returns the same texts again.
 * @param alsoQuoted a further character at which a reader may split, such as `,`
 */
export const joinTexts = (texts: readonly string[], alsoQuoted = ';'): string =>
  texts
    .map((text) =>
      /^$|^["\s]|[;\r\n]|\s$/.test(text) || text.includes(alsoQuoted) ? `"${text.replaceAll('"', '""')}"` : text,
    )
    .join('; ')

/**
 * Reads the texts of `joinTexts`, and lists that people type: at semicolons and line breaks, or at commas if
 * `orCommas` and neither is outside quotes. Texts without quotes are trimmed and omitted if empty. A quote within a text
 * means itself: `5" pipe`.
 */
export function splitTexts(text: string, { orCommas = false } = {}): string[] {
  const separator = orCommas && !/[;\r\n]/.test(outsideQuotes(text)) ? /,/ : /[;\r\n]/
  return partsOf(text, separator).flatMap((part) => {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*$/.exec(part)
    if (quoted) return [(quoted[1] as string).replaceAll('""', '"')]
    return part.trim() === '' ? [] : [part.trim()]
  })
}

const quotedTexts = /(^|[;,\r\n])[^\S\r\n]*"(?:[^"]|"")*"(?=[^\S\r\n]*(?:$|[;,\r\n]))/g

const outsideQuotes = (text: string): string => text.replace(quotedTexts, '$1')

/** Cuts at separators outside quoted texts. */
function partsOf(text: string, separator: RegExp): string[] {
  const parts: string[] = []
  let from = 0
  while (from <= text.length) {
    const rest = text.slice(from)
    const quoted = /^[^\S\r\n]*"(?:[^"]|"")*"[^\S\r\n]*/.exec(rest)?.[0] ?? ''
    const isWhole = quoted !== '' && (quoted.length === rest.length || separator.test(rest[quoted.length] as string))
    const end = isWhole ? quoted.length : rest.search(separator)
    parts.push(end < 0 ? rest : rest.slice(0, end))
    if (end < 0) break
    from += end + 1
  }
  return parts
}
