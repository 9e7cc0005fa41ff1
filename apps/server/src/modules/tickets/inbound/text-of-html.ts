import { readHtml } from '../../../platform/html/read-html.ts'

/** Characters of a mail's HTML that are read. */
const MOST_READ = 500_000
const hidden = new Set(['style', 'script', 'title'])
/** What quotes an earlier mail; it can be nested. */
const QUOTE = 'blockquote'
const lineEnds = new Set(['p', 'div', 'li', 'tr', 'table', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** The visible text of a mail without a plain part, without what it quotes. */
export function textOfHtml(html: string): string {
  const parts: string[] = []
  let inside: string | null = null
  let quotes = 0
  const add = (part: string): void => {
    if (inside === null && quotes === 0) parts.push(part)
  }
  readHtml(html.slice(0, MOST_READ), () => ({
    onOpen(name) {
      if (hidden.has(name)) inside ??= name
      else if (name === QUOTE) quotes++
      else if (name === 'br') add('\n')
    },
    onText: (text) => add(text.replace(/\s+/g, ' ')),
    onClose(name) {
      if (name === inside) inside = null
      else if (name === QUOTE) quotes = Math.max(0, quotes - 1)
      else if (lineEnds.has(name)) add('\n')
    },
  }))
  return parts.join('').replaceAll('\u00a0', ' ')
}
