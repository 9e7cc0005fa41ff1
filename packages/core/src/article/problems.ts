import { isBlank } from '../text/is-blank.ts'
import { type ArticleContent, articleLimits, seoIdeal } from './article.ts'
import type { Block, BodyImage, HeadingLevel } from './block.ts'
import { skipsLevel } from './headings.ts'
import { textOfBody, textOfInlines } from './plain-text.ts'
import { excerptOf } from './reading.ts'
import { searchWords } from './search-words.ts'

/** What the check list says before publishing. Errors prevent it. */
export interface ArticleProblem {
  readonly code:
    | 'title_missing'
    | 'body_missing'
    | 'too_many_words'
    | 'event_missing'
    | 'event_ends_before_start'
    | 'image_missing'
    | 'alt_missing'
    | 'video_missing'
    | 'button_incomplete'
    | 'deck_missing'
    | 'heading_empty'
    | 'heading_skips'
    | 'question_empty'
    | 'cover_alt_missing'
    | 'category_missing'
    | 'template_text'
    | 'seo_title_long'
    | 'seo_description_long'
    | 'seo_description_missing'
  readonly severity: 'error' | 'warning'
  /** Null for the article itself. */
  readonly blockId: string | null
}

type Code = ArticleProblem['code']
const error = (code: Code, blockId: string | null = null): ArticleProblem => ({ code, severity: 'error', blockId })
const warning = (code: Code, blockId: string | null = null): ArticleProblem => ({ code, severity: 'warning', blockId })

/**
 * Of the article first, then of its blocks in their order. What needs other rows (decks, files, the slug) is the
 * server's to say.
 * @param categorySlug of the article's category: events and webinars need their time
 */
export function problemsOfArticle(article: ArticleContent, categorySlug: string | null): readonly ArticleProblem[] {
  const { title, cover, category, seo, event, body } = article
  const needsTime = categorySlug === 'event' || categorySlug === 'webinar'
  return [
    ...(isBlank(title) ? [error('title_missing')] : []),
    ...(isEmptyBody(article) ? [error('body_missing')] : []),
    ...(hasTooManyWords(body) ? [error('too_many_words')] : []),
    ...(needsTime && event === null ? [error('event_missing')] : []),
    ...(endsBeforeStart(event) ? [error('event_ends_before_start')] : []),
    ...(cover.id !== '' && isBlank(cover.alt) ? [warning('cover_alt_missing')] : []),
    ...(category === null ? [warning('category_missing')] : []),
    ...((seo.title || title).length > seoIdeal.title ? [warning('seo_title_long')] : []),
    ...(seo.description.length > seoIdeal.description ? [warning('seo_description_long')] : []),
    ...(seo.description === '' && excerptOf(article) === '' ? [warning('seo_description_missing')] : []),
    ...problemsOfBody(body),
  ]
}

export const isPublishable = (problems: readonly ArticleProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'error')

/** Without text and without anything that is shown. */
const isEmptyBody = ({ body, video_url }: ArticleContent): boolean =>
  video_url === '' &&
  isBlank(textOfBody(body)) &&
  !body.some(({ type }) => type === 'image' || type === 'gallery' || type === 'video' || type === 'deck')

/** Maximum search words of one character: `ﷺ` is four words after NFKD. */
const mostWordsOfCharacter = 4

/** Counts words as the search index does, which splits words at hyphens. */
function hasTooManyWords(body: readonly Block[]): boolean {
  const text = textOfBody(body)
  return text.length * mostWordsOfCharacter > articleLimits.words && searchWords(text).length > articleLimits.words
}

const endsBeforeStart = (event: ArticleContent['event']): boolean =>
  event?.ends_at != null && Date.parse(event.ends_at) < Date.parse(event.starts_at)

function problemsOfBody(body: readonly Block[]): readonly ArticleProblem[] {
  let level: HeadingLevel | null = null
  return body.flatMap((block) => {
    if (block.type !== 'heading') return problemsOfBlock(block)
    const before = level
    level = block.attrs.level
    if (isBlank(textOfInlines(block.content))) return [warning('heading_empty', block.id)]
    return skipsLevel(before, level) ? [warning('heading_skips', block.id)] : []
  })
}

function problemsOfBlock(block: Block): readonly ArticleProblem[] {
  switch (block.type) {
    case 'image':
      return problemsOfImages([block.attrs], block.id)
    case 'gallery':
      return problemsOfImages(block.attrs.images, block.id)
    case 'video':
      return block.attrs.url === '' ? [error('video_missing', block.id)] : []
    case 'button':
      return isBlank(block.attrs.text) || block.attrs.url === '' ? [error('button_incomplete', block.id)] : []
    case 'deck':
      return block.attrs.deck_id === '' ? [error('deck_missing', block.id)] : []
    case 'question':
      return isBlank(block.attrs.question) ? [warning('question_empty', block.id)] : []
    default:
      return []
  }
}

const problemsOfImages = (images: readonly BodyImage[], blockId: string): readonly ArticleProblem[] => [
  ...(images.length === 0 || images.some(({ id }) => id === '') ? [error('image_missing', blockId)] : []),
  ...(images.some(({ id, alt }) => id !== '' && isBlank(alt)) ? [warning('alt_missing', blockId)] : []),
]

/** What prevents publishing beside the document's own check list: what only the server knows. */
export const articleBlockers = ['deck_unavailable', 'media_unavailable', 'slug_taken', 'slug_reserved'] as const
