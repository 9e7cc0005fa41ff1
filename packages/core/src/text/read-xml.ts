/** Without comments and processing instructions. */
export interface XmlElement {
  /** Without its prefix. */
  readonly name: string
  /** With prefixes: `xml:lang`. */
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (XmlElement | string)[]
}

type Open = XmlElement & { readonly tag: string; readonly children: (XmlElement | string)[] }

const DEEPEST = 100

/**
 * The root element; null where the document is not well-formed. Only data is read: a document type declaration, which
 * could expand without end or load other files, is refused, and so are entities beyond XML's own five.
 */
export function readXml(text: string): XmlElement | null {
  const xml = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const document: Open = { name: '', tag: '', attributes: {}, children: [] }
  const open: Open[] = [document]
  for (const [whole, content] of tokensOf(xml)) {
    const parent = open.at(-1) as Open
    if (content === null) return null
    if (content.kind === 'text') {
      const isOutside = parent === document && content.text.trim() !== ''
      if (isOutside) return null
      if (content.text !== '') parent.children.push(content.text)
    } else if (content.kind === 'close') {
      if (open.length < 2 || parent.tag !== content.tag) return null
      open.pop()
    } else if (content.kind === 'open') {
      const { tag, attributes } = content
      const element: Open = { name: tag.replace(/^.*:/, ''), tag, attributes, children: [] }
      parent.children.push(element)
      if (!whole.endsWith('/>')) open.push(element)
      if (open.length > DEEPEST) return null
    }
  }
  const roots = document.children.filter((child) => typeof child !== 'string')
  return open.length === 1 && roots.length === 1 ? withoutTags(roots[0] as Open) : null
}

type Token =
  | { readonly kind: 'open'; readonly tag: string; readonly attributes: Readonly<Record<string, string>> }
  | { readonly kind: 'close'; readonly tag: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'none' }

const token =
  /<!--[^]*?-->|<\?[^]*?\?>|<!\[CDATA\[(?<data>[^]*?)\]\]>|<\/(?<close>[^\s<>/]+)\s*>|<(?<open>[^\s<>/!?="']+)(?<attributes>(?:\s+[^\s<>/="']+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>|(?<text>[^<]+)/y

/** The tokens in order; the last is null where the text is not XML. */
function* tokensOf(xml: string): Generator<readonly [whole: string, token: Token | null]> {
  const reader = new RegExp(token)
  while (reader.lastIndex < xml.length) {
    const found = reader.exec(xml)
    if (!found) return yield ['', null]
    yield [found[0], tokenOf(found.groups ?? {})]
  }
}

function tokenOf({ data, close, open, attributes, text }: Readonly<Record<string, string | undefined>>): Token | null {
  if (data !== undefined) return { kind: 'text', text: data }
  if (close !== undefined) return { kind: 'close', tag: close }
  if (text !== undefined) {
    const resolved = unescaped(text)
    return resolved === null ? null : { kind: 'text', text: resolved }
  }
  if (open === undefined) return { kind: 'none' }
  const read = attributesOf(attributes ?? '')
  return read && { kind: 'open', tag: open, attributes: read }
}

function attributesOf(text: string): Readonly<Record<string, string>> | null {
  const found = [...text.matchAll(/\s*([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy)].map(
    ([, name = '', double, single]) => [name, unescaped((double ?? single ?? '').replace(/[\n\t]/g, ' '))] as const,
  )
  return found.some(([, value]) => value === null) ? null : (Object.fromEntries(found) as Record<string, string>)
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Resolves character references; null where one is unknown. */
function unescaped(text: string): string | null {
  let isValid = true
  const resolved = text.replace(/&([^;&]{0,10};)?/g, (_whole, reference: string | undefined) => {
    const name = reference?.slice(0, -1) ?? ''
    const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(name) ?? []
    const code = hex ? Number.parseInt(hex, 16) : decimal ? Number(decimal) : Number.NaN
    const sign = Object.hasOwn(named, name) ? named[name] : isCharacter(code) ? String.fromCodePoint(code) : undefined
    isValid &&= sign !== undefined
    return sign ?? ''
  })
  return isValid ? resolved : null
}

function isCharacter(code: number): boolean {
  return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
}

/** Drops `tag`, and joins neighbouring texts. */
function withoutTags({ name, attributes, children }: Open): XmlElement {
  const joined: (XmlElement | string)[] = []
  for (const child of children) {
    const last = joined.at(-1)
    if (typeof child !== 'string') joined.push(withoutTags(child as Open))
    else if (typeof last === 'string') joined[joined.length - 1] = last + child
    else joined.push(child)
  }
  return { name, attributes, children: joined }
}
