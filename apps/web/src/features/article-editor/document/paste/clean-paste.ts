import { isBlank } from '@deckle/core/text/is-blank.ts'
import { isSafeHref } from '../read-blocks.ts'
import { inertHtml } from './inert-html.ts'
import { pastedStyle } from './pasted-style.ts'
import { isSign, makeWordLists } from './word-lists.ts'

export interface Cleaned {
  readonly html: string
  /** How many pictures were left out because they lie on another site. */
  readonly pictures: number
  /** Addresses (`data:` or `blob:`) of the pictures that came with the text, in their order. */
  readonly embedded: readonly string[]
}

const dropped =
  'script, style, meta, link, title, head, xml, iframe, object, embed, form, input, button, select, textarea, svg, math, noscript, template, audio, video, canvas, del, br.Apple-interchange-newline'

const wrappers = new Set(['div', 'section', 'article', 'main', 'header', 'footer', 'aside', 'figure', 'center', 'body'])

const renamed: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  ins: 'u',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  th: 'th',
  dt: 'p',
  dd: 'p',
  address: 'p',
  figcaption: 'p',
}

const allowed = new Set(
  'p h2 h3 h4 ul ol li blockquote pre code br hr strong em u s mark sup sub a table tbody tr td th'.split(' '),
)

/** HTML from Word, Google Docs or a web page as the elements that the editor knows, without styles and scripts. */
export function cleanPaste(html: string): Cleaned {
  if (html.includes('data-pm-slice')) return { html: inertHtml(html), pictures: 0, embedded: [] }
  const { body } = new DOMParser().parseFromString(withoutConditions(inertHtml(html)), 'text/html')
  for (const element of body.querySelectorAll(dropped)) element.remove()
  for (const comment of commentsIn(body)) comment.remove()
  makeWordLists(body)
  const pictures = [...body.querySelectorAll('img')]
  for (const picture of pictures) picture.remove()
  const clean = body.ownerDocument.createElement('div')
  for (const child of body.childNodes) append(clean, child)
  const addresses = pictures.filter(isSeen).map((picture) => picture.getAttribute('src') ?? '')
  const embedded = addresses.filter((address) => /^(data:image\/|blob:)/i.test(address))
  return { html: joinedLists(clean).innerHTML, pictures: addresses.length - embedded.length, embedded }
}

/** Word writes `<![if !supportLists]>` around the sign that it draws before an item, and elements of its own as `<o:p>`. */
const withoutConditions = (html: string): string =>
  html.replaceAll(/<\/?[a-z]\w*:[^<>]*>/gi, '').replaceAll(/<!\[(?:if[^\]<]*|endif)\]>/gi, '')

/** Pictures of a pixel count readers. */
const isSeen = (picture: Element): boolean => !['0', '1'].includes(picture.getAttribute('width') ?? '')

function commentsIn(root: Node): readonly ChildNode[] {
  return [...root.childNodes].flatMap((child) =>
    child.nodeType === Node.COMMENT_NODE ? [child] : [...commentsIn(child)],
  )
}

/** Appends what is left of a node. */
function append(parent: Element, node: Node): void {
  if (node.nodeType === Node.TEXT_NODE) {
    parent.append(node.nodeValue ?? '')
    return
  }
  if (!(node instanceof Element)) return
  const name = renamed[node.localName] ?? node.localName
  if (isHidden(node) || isBetweenBlocks(node)) return
  const inner = styled(parent, node)
  if (name === 'a') appendLink(inner, node)
  else if (allowed.has(name) && !isFalseBold(node)) {
    const copy = parent.ownerDocument.createElement(name)
    if (name === 'td' || name === 'th') copySpans(node, copy)
    inner.append(copy)
    appendChildren(copy, node)
  } else if (wrappers.has(name) && !hasBlocks(node) && !isBlank(node.textContent)) {
    const paragraph = parent.ownerDocument.createElement('p')
    inner.append(paragraph)
    appendChildren(paragraph, node)
  } else appendChildren(inner, node)
}

const appendChildren = (parent: Element, node: Element): void => {
  for (const child of node.childNodes) append(parent, child)
}

/** Google Docs wraps everything in `<b style="font-weight:normal">`. */
const isFalseBold = (node: Element): boolean =>
  ['b', 'strong'].includes(node.localName) && ['normal', '400'].includes(pastedStyle(node).get('font-weight') ?? '')

function isHidden(node: Element): boolean {
  const style = pastedStyle(node)
  return (
    style.get('display') === 'none' || style.get('mso-hide') === 'all' || isSign(node) || node.hasAttribute('hidden')
  )
}

const blocks = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, section, article'

const hasBlocks = (node: Element): boolean => node.querySelector(blocks) !== null

/** Google Docs separates paragraphs by line breaks too. */
function isBetweenBlocks(node: Element): boolean {
  if (node.localName !== 'br') return false
  const isEdge = (neighbour: Element | null) =>
    neighbour === null || neighbour.localName === 'br' || neighbour.matches(blocks)
  const hasText = [...(node.parentNode?.childNodes ?? [])].some(
    (child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim(),
  )
  const hasBlock = node.parentElement?.querySelector(`:scope > :is(${blocks})`) !== null
  return hasBlock && !hasText && isEdge(node.previousElementSibling) && isEdge(node.nextElementSibling)
}

const inlineStyles: readonly (readonly [properties: readonly string[], value: RegExp, element: string])[] = [
  [['font-weight'], /^(bold|[6-9]00)/, 'strong'],
  [['font-style'], /^italic/, 'em'],
  [['text-decoration', 'text-decoration-line'], /underline/, 'u'],
  [['text-decoration', 'text-decoration-line'], /line-through/, 's'],
  [['vertical-align'], /^super/, 'sup'],
  [['vertical-align'], /^sub/, 'sub'],
]

/** Spans say by their style what others say by elements. Returns where the rest goes. */
function styled(parent: Element, node: Element): Element {
  if (node.localName !== 'span') return parent
  const style = pastedStyle(node)
  const isInLink = parent.closest('a') !== null
  return inlineStyles.reduce((inner, [properties, value, element]) => {
    const isSet = properties.some((property) => value.test(style.get(property) ?? ''))
    if (!isSet || (element === 'u' && isInLink)) return inner
    const next = parent.ownerDocument.createElement(element)
    inner.append(next)
    return next
  }, parent)
}

function appendLink(parent: Element, node: Element): void {
  const href = targetOf(node.getAttribute('href') ?? '')
  if (!isSafeHref(href)) return appendChildren(parent, node)
  const link = parent.ownerDocument.createElement('a')
  link.setAttribute('href', href)
  parent.append(link)
  appendChildren(link, node)
}

/** Google Docs leads over an address of its own. */
function targetOf(href: string): string {
  const address = href.trim()
  const [, target] = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(address) ?? []
  if (target === undefined) return address
  try {
    return decodeURIComponent(target)
  } catch {
    return address
  }
}

function copySpans(from: Element, to: Element): void {
  for (const name of ['colspan', 'rowspan']) {
    const value = Number(from.getAttribute(name))
    if (Number.isInteger(value) && value > 1 && value <= 20) to.setAttribute(name, String(value))
  }
}

/** Google Docs writes an inner list beside the item that it belongs to. */
function joinedLists(root: Element): Element {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  }
  return root
}
