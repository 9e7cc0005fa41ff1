export type Inline =
  | { readonly kind: 'text' | 'name'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Block =
  | { readonly kind: 'heading'; readonly content: readonly Inline[] }
  | { readonly kind: 'text'; readonly content: readonly Inline[] }
  | { readonly kind: 'steps' | 'list'; readonly items: readonly (readonly Inline[])[] }

/** The blocks of an article's body (`ArticleText`). */
export const parseArticle = (body: string): Block[] =>
  body
    .trim()
    .split(/\n{2,}/)
    .map((part) => blockOf(part.trim()))

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim())
  if (part.startsWith('## ')) return { kind: 'heading', content: inlinesOf(part.slice(3)) }
  if (lines.every((line) => /^\d+\. /.test(line)))
    return { kind: 'steps', items: lines.map((line) => inlinesOf(line.replace(/^\d+\. /, ''))) }
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => inlinesOf(line.slice(2))) }
  return { kind: 'text', content: inlinesOf(lines.join(' ')) }
}

const marked = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\((\/[^()[\]\s]*)\)/g

function inlinesOf(text: string): Inline[] {
  const parts: Inline[] = []
  let end = 0
  for (const found of text.matchAll(marked)) {
    if (found.index > end) parts.push({ kind: 'text', text: text.slice(end, found.index) })
    const [whole, name, label = '', href = ''] = found
    parts.push(name === undefined ? { kind: 'link', text: label, href } : { kind: 'name', text: name })
    end = found.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

const contentsOf = (block: Block): readonly (readonly Inline[])[] => ('items' in block ? block.items : [block.content])

/** A body as plain text, a line a paragraph or item. */
export const plainText = (body: string): string[] =>
  parseArticle(body).flatMap((block) => contentsOf(block).map((line) => line.map(({ text }) => text).join('')))

/** All parts of a body of one kind, in order. */
export const inlinesIn = (body: string, kind: Inline['kind']): Inline[] =>
  parseArticle(body).flatMap((block) => contentsOf(block).flatMap((line) => line.filter((part) => part.kind === kind)))
