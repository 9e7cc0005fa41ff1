import { bodyLimits, type List, type ListItem, type Paragraph } from '../block.ts'
import type { BodyContext } from './body-context.ts'
import { renderInlines } from './inlines.ts'

/** Paragraphs and lists of a quote, a callout or an answer. */
export const renderInner = (content: readonly (Paragraph | List)[], context: BodyContext): string =>
  content
    .map((node) => (node.type === 'paragraph' ? renderParagraph(node, context) : renderList(node, context)))
    .join('')

/** One without text is left out: it only made room in the editor. */
export function renderParagraph({ content }: Paragraph, context: BodyContext): string {
  const html = renderInlines(content, context)
  return html === '' ? '' : `<p>${html}</p>`
}

export function renderList(list: List, context: BodyContext, depth = 1): string {
  const element = list.type === 'bulletList' ? 'ul' : 'ol'
  const items = list.content.map((item) => `<li>${renderItem(item, context, depth)}</li>`)
  return items.length === 0 ? '' : `<${element}>${items.join('')}</${element}>`
}

/** An item of one paragraph is a line without an element of its own. */
function renderItem({ content }: ListItem, context: BodyContext, depth: number): string {
  const [first, ...others] = content
  const isLine = first?.type === 'paragraph' && others.every(({ type }) => type !== 'paragraph')
  return content
    .map((node) => {
      if (node.type !== 'paragraph') return depth < bodyLimits.listDepth ? renderList(node, context, depth + 1) : ''
      return isLine ? renderInlines(node.content, context) : renderParagraph(node, context)
    })
    .join('')
}
