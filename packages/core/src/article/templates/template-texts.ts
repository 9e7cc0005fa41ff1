import type { ArticleTemplate } from '../article.ts'
import type { Block } from '../block.ts'

export interface TemplateText {
  readonly name: string
  /** What it is for, in one sentence. */
  readonly description: string
  readonly body: readonly Block[]
}
export type TemplateTexts = Readonly<Record<ArticleTemplate, TemplateText>>
