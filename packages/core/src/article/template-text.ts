import type { Block, List, Paragraph } from './block.ts'
import { textOfInlines } from './plain-text.ts'
import type { ArticleProblem } from './problems.ts'
import { english } from './templates/english.ts'
import { hindi } from './templates/hindi.ts'

const templateTexts: ReadonlySet<string> = new Set(
  [english, hindi].flatMap((texts) => Object.values(texts).flatMap(({ body }) => body.flatMap(paragraphsOf))),
)

/**
 * Finds blocks that still contain text of a built-in template: an error for sentences, a warning for shorter text, which
 * may be intended. Ignores headings.
 */
export function problemsOfTemplateText(body: readonly Block[]): readonly ArticleProblem[] {
  return body.flatMap((block): readonly ArticleProblem[] => {
    const left = paragraphsOf(block).filter((text) => templateTexts.has(text))
    if (left.length === 0) return []
    return [
      {
        code: 'template_text',
        severity: left.some((text) => /[.।?!]$/.test(text)) ? 'error' : 'warning',
        blockId: block.id,
      },
    ]
  })
}

/** Texts of a block's paragraphs, without header cells and FAQ questions. */
function paragraphsOf(block: Block): readonly string[] {
  switch (block.type) {
    case 'paragraph':
      return [textOfInlines(block.content)]
    case 'bulletList':
    case 'orderedList':
      return inner([block])
    case 'blockquote':
    case 'callout':
    case 'question':
      return inner(block.content)
    case 'table':
      return block.content.flatMap((row) =>
        row.content.flatMap(({ type, content }) => (type === 'tableCell' ? inner(content) : [])),
      )
    default:
      return []
  }
}

function inner(content: readonly (Paragraph | List)[]): readonly string[] {
  return content.flatMap((node) =>
    node.type === 'paragraph' ? [textOfInlines(node.content)] : node.content.flatMap((item) => inner(item.content)),
  )
}
