import { isSafeHref } from './read-blocks.ts'

export interface Cleaned {
  readonly html: string
  /** Pictures that were left out: they lie on another site, or are part of the text. */
  readonly pictures: number
}

const dropped =
  'script, style, meta, link, title, head, xml, iframe, object, embed, form, input, button, select, textarea, svg, math, noscript, template, audio, video, canvas, del'

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
  'p h2 h3 h4 ul ol li blockquote pre code br hr strong em u s mark a table tbody tr td th'.split(' '),
)

/** HTML from Word, Google Docs or a web page as the elements that the editor knows, without styles and scripts. */
export function cleanPaste(html: string): Cleaned {
  if (html.includes('data-pm-slice')) return { html, pictures: 0 }
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html')
  for (const element of body.querySelectorAll(dropped)) element.remove()
  for (const comment of commentsIn(body)) comment.remove()
  listsOfWord(body)
  const pictures = [...body.querySelectorAll('img')]
  for (const picture of pictures) picture.remove()
  const clean = body.ownerDocument.createElement('div')
  for (const child of body.childNodes) append(clean, child)
  return { html: joinedLists(clean).innerHTML, pictures: pictures.filter(isSeen).length }
}

/** Styles are read, never applied: the page's policy forbids them. Word writes `<![if !supportLists]>` around what it draws before an item, and elements of its own as `<o:p>`. */
const withoutConditions = (html: string): string =>
  html
    .replaceAll(/<\/?[a-z]\w*:[^>]*>/gi, '')
    .replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(/\sstyle\s*=/gi, ' data-style='))
    .replaceAll(/<!\[if !supportLists\]>[\s\S]*?<!\[endif\]>/gi, '')
    .replaceAll(/<!\[(?:if[^\]]*|endif)\]>/gi, '')

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
  if (isHidden(node)) return
  const inner = styled(parent, node)
  if (name === 'a') appendLink(inner, node)
  else if (allowed.has(name) && !isFalseBold(node)) {
    const copy = parent.ownerDocument.createElement(name)
    if (name === 'td' || name === 'th') copySpans(node, copy)
    inner.append(copy)
    appendChildren(copy, node)
  } else if (wrappers.has(name) && !hasBlocks(node) && node.textContent.trim() !== '') {
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
  ['b', 'strong'].includes(node.localName) && /font-weight:\s*(normal|400)/i.test(styleOf(node))

const styleOf = (node: Element): string => node.getAttribute('data-style') ?? ''

const isHidden = (node: Element): boolean =>
  /display:\s*none|mso-hide:\s*all|mso-list:\s*ignore/i.test(styleOf(node)) || node.getAttribute('hidden') !== null

const hasBlocks = (node: Element): boolean =>
  node.querySelector('p, div, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, pre, hr, section, article') !== null

const inlineStyles: readonly (readonly [pattern: RegExp, element: string])[] = [
  [/font-weight:\s*(bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(-line)?:[^;]*underline/i, 'u'],
  [/text-decoration(-line)?:[^;]*line-through/i, 's'],
]

/** Spans say by their style what others say by elements. Returns where the rest goes. */
function styled(parent: Element, node: Element): Element {
  if (node.localName !== 'span') return parent
  const style = styleOf(node)
  const isInLink = parent.closest('a') !== null
  return inlineStyles.reduce((inner, [pattern, element]) => {
    if (!pattern.test(style) || (element === 'u' && isInLink)) return inner
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

/** Word's items are paragraphs with `mso-list:l0 level1 lfo1`; their numbers stand in the text. */
function listsOfWord(body: Element): void {
  for (const item of body.querySelectorAll('p[data-style*="mso-list"], h1[data-style*="mso-list"]')) {
    const [, depth] = /mso-list:[^;]*level(\d)/i.exec(styleOf(item)) ?? []
    if (depth === undefined) continue
    const sign =
      item.querySelector('[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]')?.textContent ?? ''
    const isOrdered = /^\s*(\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i.test(sign || item.textContent)
    for (const ignored of item.querySelectorAll(
      '[data-style*="mso-list:Ignore" i], [data-style*="mso-list: Ignore" i]',
    ))
      ignored.remove()
    if (sign === '') removeSign(item)
    const list = item.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
    list.setAttribute('data-depth', depth)
    const entry = item.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    list.append(entry)
    item.replaceWith(list)
  }
  nestByDepth(body)
}

/** `·`, `o`, `1.` and the like at the beginning of an item. */
function removeSign(item: Element): void {
  const first = firstText(item)
  if (first) first.nodeValue = (first.nodeValue ?? '').replace(/^\s*(?:[·•§▪–o-]|\d+[.)]|[a-z][.)])[\s\u00A0]+/iu, '')
}

function firstText(node: Node): Node | null {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue?.trim() ? node : null
  for (const child of node.childNodes) {
    const found = firstText(child)
    if (found) return found
  }
  return null
}

/** Deeper items of Word go into the item before them. */
function nestByDepth(body: Element): void {
  for (const list of body.querySelectorAll('[data-depth]')) {
    const before = list.previousElementSibling
    const depth = Number(list.getAttribute('data-depth'))
    if (!before?.hasAttribute('data-depth')) continue
    const top = Number(before.getAttribute('data-depth'))
    if (depth <= top && before.localName === list.localName) {
      before.append(...list.children)
      list.remove()
    } else if (depth > top) {
      let place = before.lastElementChild as Element
      for (let level = top + 1; level < depth && isListElement(place.lastElementChild); level += 1)
        place = place.lastElementChild?.lastElementChild as Element
      const inner = place.lastElementChild
      if (isListElement(inner) && inner?.localName === list.localName) inner.append(...list.children)
      else place.append(...withoutDepth(list))
      list.remove()
    }
  }
}

const isListElement = (element: Element | null | undefined): boolean =>
  element?.localName === 'ul' || element?.localName === 'ol'

function withoutDepth(list: Element): readonly Element[] {
  const copy = list.ownerDocument.createElement(list.localName)
  copy.append(...list.children)
  return [copy]
}

/** Google Docs writes an inner list beside the item that it belongs to. */
function joinedLists(root: Element): Element {
  for (const list of root.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling
    if (before?.localName === 'li') before.append(list)
  }
  return root
}
