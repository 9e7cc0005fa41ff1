import { escapeHtml } from '../../text/escape-html.ts'
import { isOwnPath } from '../../text/own-path.ts'
import { isSafeLink } from '../../text/safe-link.ts'
import { isWebAddress } from '../../text/web-address.ts'
import type { Inline, PlainMark, TextNode } from '../block.ts'
import { textOfInlines } from '../plain-text.ts'
import type { BodyContext } from './body-context.ts'

/** From the outside in. */
const elements: readonly (readonly [PlainMark, string])[] = [
  ['bold', 'strong'],
  ['italic', 'em'],
  ['underline', 'u'],
  ['strike', 's'],
  ['highlight', 'mark'],
  ['superscript', 'sup'],
  ['subscript', 'sub'],
  ['code', 'code'],
]

/** Neighbours with the same link share one element. */
export function renderInlines(content: readonly Inline[] = [], context: BodyContext): string {
  const runs: { readonly href: string; html: string; isBlank: boolean }[] = []
  for (const node of content) {
    const href = node.type === 'text' ? linkOf(node) : ''
    const last = runs.at(-1)
    const run = last?.href === href ? last : { href, html: '', isBlank: true }
    if (run !== last) runs.push(run)
    run.html += renderInline(node, context)
    run.isBlank &&= textOfInlines([node]).trim() === ''
  }
  return runs
    .map(({ href, html, isBlank }) =>
      href === '' || isBlank ? html : `<a ${linkAttributes(href, context)}>${html}</a>`,
    )
    .join('')
}

function renderInline(node: Inline, context: BodyContext): string {
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'mention') return renderMention(node.attrs, context)
  const marks = new Set(node.marks?.map(({ type }) => type))
  return elements.reduceRight(
    (html, [mark, element]) => (marks.has(mark) ? `<${element}>${html}</${element}>` : html),
    escapeHtml(node.text),
  )
}

function renderMention({ id, label }: { readonly id: string; readonly label: string }, context: BodyContext): string {
  const profile = context.person(id)
  const name = `@<bdi>${escapeHtml(label)}</bdi>`
  return profile === null
    ? `<span class="mention">${name}</span>`
    : `<a class="mention" href="${escapeHtml(profile)}">${name}</a>`
}

/** '' for none, or one that leads nowhere safe. */
function linkOf({ marks = [] }: TextNode): string {
  const link = marks.find((mark) => mark.type === 'link')
  return link ? safeHref(link.attrs.href) : ''
}

/** An address that may stand in `href`, else ''. */
export const safeHref = (address: string): string => (isSafeLink(address) || isOwnPath(address) ? address : '')

/** Other sites get no hold of the page that led to them. */
export const linkAttributes = (href: string, { base }: Pick<BodyContext, 'base'>): string =>
  `href="${escapeHtml(isOwnPath(href) ? base + href : href)}"${isWebAddress(href) ? ' rel="noopener"' : ''}`
