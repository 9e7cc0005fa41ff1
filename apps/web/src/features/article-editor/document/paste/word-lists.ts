import { pastedStyle } from './pasted-style.ts'

/**
 * Converts Word's list paragraphs to lists; numbered headings stay headings. Word marks an item by
 * `mso-list:l0 level1 lfo1` and draws its sign as text in an element with `mso-list:Ignore`. WebKit replaces these styles, so that only the sign and its no-break spaces are left.
 */
export function makeWordLists(body: Element): void {
  for (const item of body.querySelectorAll('p[data-style*="mso-list" i]')) {
    const [, depth] = /level(\d)/.exec(pastedStyle(item).get('mso-list') ?? '') ?? []
    if (depth === undefined) continue
    const signs = [...item.querySelectorAll('[data-style*="mso-list" i]')].filter(isSign)
    const sign = signs[0]?.textContent ?? drawnSign.exec(item.textContent)?.[0] ?? ''
    for (const drawn of signs) drawn.remove()
    if (signs.length === 0) removeDrawnSign(item)
    replaceByItem(item, isNumber(sign), Number(depth))
  }
  for (const run of runsOfSigns(body)) {
    const margins = [...new Set(run.map(marginOf))].toSorted((a, b) => a - b)
    for (const item of run) {
      const sign = drawnSign.exec(item.textContent)?.[0] ?? ''
      removeDrawnSign(item)
      replaceByItem(item, isNumber(sign), 1 + margins.indexOf(marginOf(item)))
    }
  }
  nestByDepth(body)
}

export const isSign = (element: Element): boolean => pastedStyle(element).get('mso-list') === 'ignore'

/** A bullet, a number or one letter, and the space behind it. */
const drawnSign =
  /^[ \t\r\n]*(?:[·•§▪●○■–o-]|[①-⒛❶-➓㈠-㈩㊀-㊉]|[(（]?(?:\p{Nd}{1,3}(?:[.．]\p{Nd}{1,3}){0,8}|\p{L}|[ivxlc]{1,6}|\p{sc=Han}{1,5})[.)．）、])\s+/iu

/**
 * Whether a sign counts: it has a digit or a letter of East Asia, as in `①` and `一、`, or letters before a mark. Other
 * letters alone, such as `o`, are bullets of symbol fonts.
 */
const isNumber = (sign: string): boolean =>
  /[\p{N}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|^[\s(]*\p{L}{1,6}[.)、]/u.test(sign.normalize('NFKC'))

/** Neighbouring paragraphs that begin with a sign and at least two spaces, one of which does not break. */
function runsOfSigns(body: Element): readonly (readonly Element[])[] {
  const runs: Element[][] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const [sign] = drawnSign.exec(paragraph.textContent) ?? []
    if (sign === undefined || !/\u00A0/u.test(sign) || !/\s{2}$/u.test(sign)) continue
    const run = runs.at(-1)
    if (run && paragraph.previousElementSibling === run.at(-1)) run.push(paragraph)
    else runs.push([paragraph])
  }
  return runs
}

/** Points or pixels: Word indents each level further. */
const marginOf = (item: Element): number => Number.parseFloat(pastedStyle(item).get('margin-left') ?? '') || 0

function removeDrawnSign(item: Element): void {
  let left = drawnSign.exec(item.textContent)?.[0].length ?? 0
  for (const text of textsIn(item)) {
    const value = text.nodeValue ?? ''
    text.nodeValue = value.slice(left)
    left -= Math.min(left, value.length)
    if (left === 0) return
  }
}

const textsIn = (node: Node): readonly Node[] =>
  node.nodeType === Node.TEXT_NODE ? [node] : [...node.childNodes].flatMap(textsIn)

function replaceByItem(paragraph: Element, isOrdered: boolean, depth: number): void {
  const list = paragraph.ownerDocument.createElement(isOrdered ? 'ol' : 'ul')
  list.setAttribute('data-depth', String(depth))
  const item = paragraph.ownerDocument.createElement('li')
  item.append(...paragraph.childNodes)
  list.append(item)
  paragraph.replaceWith(list)
}

/** Deeper items go into the item before them. */
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
