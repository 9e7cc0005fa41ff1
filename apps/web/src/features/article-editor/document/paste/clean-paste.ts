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

/**
 * Appends what is left of a node.
 * @param formats elements that the styles around it stand for
 */
function append(parent: Element, node: Node, formats: readonly string[] = []): void {
  if (node.nodeType === Node.TEXT_NODE) return appendText(parent, node, formats)
  if (!(node instanceof Element)) return
  const name = renamed[node.localName] ?? node.localName
  if (isHidden(node) || isBetweenBlocks(node)) return
  const inner = formatsIn(node, formats)
  if (name === 'a') appendLink(parent, node, inner)
  else if (allowed.has(name) && !isFalseBold(node)) {
    const copy = parent.ownerDocument.createElement(name)
    if (name === 'td' || name === 'th') copySpans(node, copy)
    parent.append(copy)
    appendChildren(copy, node, inner)
  } else if (wrappers.has(name) && !hasBlocks(node) && !isBlank(node.textContent)) {
    const paragraph = parent.ownerDocument.createElement('p')
    parent.append(paragraph)
    appendChildren(paragraph, node, inner)
  } else appendChildren(parent, node, inner)
}

const appendChildren = (parent: Element, node: Element, formats: readonly string[]): void => {
  for (const child of node.childNodes) append(parent, child, formats)
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

/** Styles and the elements that they stand for. */
const inlineStyles: readonly (readonly [element: string, properties: readonly string[], value: RegExp])[] = [
  ['strong', ['font-weight'], /^(bold|[6-9]00)/],
  ['em', ['font-style'], /^(italic|oblique)/],
  ['u', ['text-decoration', 'text-decoration-line'], /underline/],
  ['s', ['text-decoration', 'text-decoration-line'], /line-through/],
  ['sup', ['vertical-align'], /^super/],
  ['sub', ['vertical-align'], /^sub/],
]

/** Headings are bold anyway. An item's weight is that of its sign in Google Docs. */
const ownWeight = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'th', 'li'])

/** The formats of the text in an element: those around it, changed by the element's style. */
function formatsIn(node: Element, around: readonly string[]): readonly string[] {
  const style = pastedStyle(node)
  return inlineStyles.flatMap(([element, properties, value]) => {
    const isAround = around.includes(element)
    if (ownWeight.has(node.localName) && element === 'strong') return isAround ? [element] : []
    // Vertical alignment raises and lowers inline elements only.
    const values = element.startsWith('su') && node.matches(`${blocks}, li, td, th`) ? [] : valuesOf(style, properties)
    if (values.some((one) => value.test(one))) return [element]
    // Children can't take off the lines of what is around them.
    const isReset = values.length > 0 && element !== 'u' && element !== 's'
    return isAround && !isReset ? [element] : []
  })
}

const valuesOf = (style: ReadonlyMap<string, string>, properties: readonly string[]): readonly string[] =>
  properties.flatMap((property) => style.get(property) ?? [])

/** Within the elements of its formats, unless it is in them already. Links are underlined anyway. */
function appendText(parent: Element, { nodeValue, parentElement }: Node, formats: readonly string[]): void {
  const isBetween = isBlank(nodeValue ?? '') && parentElement !== null && hasBlocks(parentElement)
  const inner = (isBetween ? [] : formats).reduce((place, element) => {
    if (place.closest(element) || (element === 'u' && place.closest('a'))) return place
    const next = place.ownerDocument.createElement(element)
    place.append(next)
    return next
  }, parent)
  inner.append(nodeValue ?? '')
}

function appendLink(parent: Element, node: Element, formats: readonly string[]): void {
  const href = targetOf(node.getAttribute('href') ?? '')
  if (!isSafeHref(href)) return appendChildren(parent, node, formats)
  const link = parent.ownerDocument.createElement('a')
  link.setAttribute('href', href)
  parent.append(link)
  appendChildren(link, node, formats)
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
