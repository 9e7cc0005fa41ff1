import type { ArticleAudience, ArticleContent } from '@deckle/core/article/article.ts'
import { wordsOf } from '@deckle/core/article/reading.ts'
import { summaryOf } from '@deckle/core/article/summary.ts'
import type { Language } from '@deckle/core/deck/deck.ts'

/** Columns derived from an article's content: the document, and what lists show of it. */
export interface StoredArticle {
  readonly title: string
  readonly language: Language
  readonly category_id: string | null
  readonly audience: ArticleAudience
  readonly words: number
  readonly summary: string
  readonly content: string
}

export const storedArticle = (content: ArticleContent): StoredArticle => ({
  title: content.title,
  language: content.language,
  category_id: content.category,
  audience: content.audience,
  words: wordsOf(content),
  summary: JSON.stringify(summaryOf(content)),
  content: JSON.stringify(content),
})
