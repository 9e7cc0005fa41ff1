import type { Language } from '../../deck/deck.ts'
import { type ArticleTemplate, articleTemplates } from '../article.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import type { TemplateText } from './template-texts.ts'

export interface BuiltInTemplate extends TemplateText {
  readonly id: ArticleTemplate
  readonly language: Language
}

/** The built-in templates, in Hindi or else in English. */
export function builtInTemplates(language: Language): readonly BuiltInTemplate[] {
  const isHindi = language === 'hi'
  const texts = isHindi ? hindi : english
  return articleTemplates.map((id) => ({ ...texts[id], id, language: isHindi ? 'hi' : 'en' }))
}

export const isBuiltInTemplate = (id: string): id is ArticleTemplate =>
  (articleTemplates as readonly string[]).includes(id)
