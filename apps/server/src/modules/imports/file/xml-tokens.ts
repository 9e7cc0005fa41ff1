import { refuse } from '../../../refusal.ts'

/** The XML tokens that sheets need. Names have no namespace prefix. */
export type XmlToken =
  | { readonly kind: 'open'; readonly name: string; readonly attributes: string; readonly isEmpty: boolean }
  | { readonly kind: 'close'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

/** Most buffered characters of an incomplete tag or text. */
const mostWaiting = 1_000_000

/** Characters of a name; the longest of a workbook has some 30. */
const LONGEST_NAME = 100
const tagName = /^(\/?)([^\s/>"'<]{1,100})(?![^\s/>"'<])/
const longName = new RegExp(`^/?[^\\s/>"'<]{${LONGEST_NAME + 1}}`)

/** A streaming tokenizer. Refuses document type declarations, so that no custom entities exist. */
export function createXmlTokens(): { push(chunk: string): Generator<XmlToken>; end(): void } {
  let waiting = ''
  function* push(chunk: string): Generator<XmlToken> {
    const text = waiting + chunk
    let at = 0
    for (;;) {
      const start = text.indexOf('<', at)
      if (start < 0) break
      const found = markupAt(text, start)
      if (!found) break
      if (start > at) yield { kind: 'text', text: decoded(text.slice(at, start)) }
      at = found.end
      if (found.token) yield found.token
    }
    waiting = text.slice(at)
    if (waiting.length > mostWaiting) throw broken()
  }
  return {
    push,
    end: () => {
      if (waiting.trim() !== '') throw broken()
    },
  }
}

/** Null if the token is incomplete in this chunk. */
function markupAt(text: string, start: number): { readonly end: number; readonly token: XmlToken | null } | null {
  const second = text[start + 1]
  if (second === '!' || second === '?') return otherAt(text, start)
  if (longName.test(text.slice(start + 1, start + LONGEST_NAME + 3))) throw unpacked()
  const end = tagEnd(text, start + 1)
  if (end < 0) return null
  const inner = text.slice(start + 1, end)
  const [begin = '', close, name] = tagName.exec(inner) ?? []
  if (name === undefined) throw broken()
  const rest = inner.slice(begin.length)
  const local = name.slice(name.indexOf(':') + 1)
  const isEmpty = rest.endsWith('/')
  const token: XmlToken =
    close === '/'
      ? { kind: 'close', name: local }
      : { kind: 'open', name: local, attributes: isEmpty ? rest.slice(0, -1) : rest, isEmpty }
  return { end: end + 1, token }
}

/** Index of the `>` that is in no quotes; -1 if it is not there yet. One pass, since the tag may be a megabyte long. */
function tagEnd(text: string, from: number): number {
  const marks = /["'>]/g
  for (let at = from; ;) {
    marks.lastIndex = at
    const found = marks.exec(text)
    if (!found || found[0] === '>') return found?.index ?? -1
    const closing = text.indexOf(found[0], found.index + 1)
    if (closing < 0) return -1
    at = closing + 1
  }
}

const CDATA = '<![CDATA['

function otherAt(text: string, start: number) {
  const close = text[start + 1] === '?' ? '?>' : text.startsWith('<!--', start) ? '-->' : ']]>'
  if (close === ']]>' && text.length - start >= CDATA.length && !text.startsWith(CDATA, start)) throw broken()
  const to = text.indexOf(close, start + 2)
  if (to < 0) return null
  const token = close === ']]>' ? ({ kind: 'text', text: text.slice(start + CDATA.length, to) } as const) : null
  return { end: to + close.length, token }
}

const patterns = new Map<string, RegExp>()

/** Value of an attribute, whose name is given without its namespace prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = patterns.get(name)
  if (!pattern) {
    pattern = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
    patterns.set(name, pattern)
  }
  const found = pattern.exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : decoded(value)
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{1,10}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}

const broken = () => refuse('unsupported_type', 'import.broken')
const unpacked = () => refuse('too_large', 'import.unpacked')
