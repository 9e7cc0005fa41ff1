import type { Block, BlockOf, CalloutTone, HeadingLevel, Inline, Paragraph } from '../block.ts'

// What the texts of templates are written with. Ids are counted.

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
export type TemplateBlock = WithoutId<Block>

/** With an id each. */
export const bodyOf = (blocks: readonly TemplateBlock[]): readonly Block[] =>
  blocks.map((block, at) => ({ ...block, id: `t${at + 1}` }))

const words = (text: string): readonly Inline[] => [{ type: 'text', text }]
const paragraph = (text: string): Paragraph => ({ type: 'paragraph', content: words(text) })

export const p = (text: string): TemplateBlock => paragraph(text)

export const h = (text: string, level: HeadingLevel = 2): TemplateBlock => ({
  type: 'heading',
  attrs: { level },
  content: words(text),
})

const list = (type: 'bulletList' | 'orderedList', items: readonly string[]): TemplateBlock => ({
  type,
  content: items.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
})
export const bullets = (...items: readonly string[]): TemplateBlock => list('bulletList', items)
export const steps = (...items: readonly string[]): TemplateBlock => list('orderedList', items)

export const callout = (tone: CalloutTone, text: string): TemplateBlock => ({
  type: 'callout',
  attrs: { tone },
  content: [paragraph(text)],
})

export const quote = (text: string): TemplateBlock => ({ type: 'blockquote', content: [paragraph(text)] })

export const question = (asked: string, answer: string): TemplateBlock => ({
  type: 'question',
  attrs: { question: asked },
  content: [paragraph(answer)],
})

/** The first row is the header. */
export function table(...rows: readonly (readonly string[])[]): TemplateBlock {
  const cell = (type: 'tableHeader' | 'tableCell', text: string) => ({
    type,
    attrs: { colspan: 1, rowspan: 1 },
    content: [paragraph(text)],
  })
  const content = rows.map((row, at) => ({
    type: 'tableRow' as const,
    content: row.map((text) => cell(at === 0 ? 'tableHeader' : 'tableCell', text)),
  }))
  return { type: 'table', content } satisfies WithoutId<BlockOf<'table'>>
}

export const divider: TemplateBlock = { type: 'divider' }
