/** Elements removed with their content, which is not markup, with the pattern of their end tag. */
const leftOut: ReadonlyMap<string, RegExp> = new Map([
  ['script', /<\/script(?=[\t\n\f\r />])/gi],
  ['style', /<\/style(?=[\t\n\f\r />])/gi],
  ['textarea', /<\/textarea(?=[\t\n\f\r />])/gi],
  ['title', /<\/title(?=[\t\n\f\r />])/gi],
  ['xmp', /<\/xmp(?=[\t\n\f\r />])/gi],
  ['iframe', /<\/iframe(?=[\t\n\f\r />])/gi],
  ['noembed', /<\/noembed(?=[\t\n\f\r />])/gi],
  ['noframes', /<\/noframes(?=[\t\n\f\r />])/gi],
])

/** Left out, and without content: they change how the document's addresses and its policy are read. */
const leftOutVoid = new Set(['base', 'meta', 'link'])

const tagName = /<\/?[a-z][^\t\n\f\r />]*/iy
/** Comments, declarations, end tags without a name, and a sign that begins nothing. */
const notATag = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))|<[!?/][^>]*>?|</y
const gap = /[\t\n\f\r /]*/y
const attributeName = /[^\t\n\f\r />][^\t\n\f\r />=]*/y
const attributeValue = /[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\t\n\f\r >"'][^\t\n\f\r >]*|)/y
const forbidden = /^(?:style$|on)/i

interface Part {
  readonly text: string
  /** Where the next part begins. */
  readonly end: number
}

/**
 * HTML whose parsing does not violate the page's policy: attributes with styles and event handlers are called
 * `data-style` and `data-on…`, and elements with scripts and styles are left out. Browsers report a violation as soon as
 * such an attribute is parsed, also by a DOMParser or in a template, so that the text has to be changed first. Tags are
 * read by the rules of the HTML standard (13.2.5).
 */
export function inertHtml(html: string): string {
  const parts: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    const { text, end } = readPart(html, open)
    parts.push(html.slice(at, open), text)
    at = end
  }
  return parts.join('') + html.slice(at)
}

function readPart(html: string, open: number): Part {
  const begin = matchAt(tagName, html, open)
  if (begin === '') {
    const text = matchAt(notATag, html, open)
    return { text, end: open + text.length }
  }
  const tag = readAttributes(html, open, begin)
  const name = begin.slice(1).toLowerCase()
  if (leftOutVoid.has(name)) return { text: '', end: tag.end }
  const endTag = leftOut.get(name)
  return endTag ? { text: '', end: startOf(endTag, html, tag.end) } : tag
}

function readAttributes(html: string, open: number, begin: string): Part {
  const parts = [begin]
  let end = open + begin.length
  const take = (pattern: RegExp) => {
    const text = matchAt(pattern, html, end)
    end += text.length
    return text
  }
  while (end < html.length) {
    parts.push(take(gap))
    if (html[end] === '>') return { text: `${parts.join('')}>`, end: end + 1 }
    const name = take(attributeName)
    parts.push(forbidden.test(name) ? `data-${name}` : name, take(attributeValue))
  }
  return { text: parts.join(''), end }
}

function startOf(endTag: RegExp, html: string, from: number): number {
  endTag.lastIndex = from
  return endTag.exec(html)?.index ?? html.length
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
