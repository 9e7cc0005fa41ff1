import type { ArticleContent } from '@deckle/core/article/article.ts'
import type { articleFields } from '@deckle/contract/models/article-content.ts'

type Given = { readonly [Field in keyof typeof articleFields]?: ArticleContent[Field] | undefined }

const fields = [
  'title',
  'subtitle',
  'excerpt',
  'slug',
  'cover',
  'category',
  'language',
  'audience',
  'seo',
  'event',
  'video_url',
  'attachments',
  'comments',
  'body',
] as const satisfies readonly (keyof ArticleContent)[]

/** The content with the fields of the document that a body gives. */
export const withFields = (content: ArticleContent, given: Given): ArticleContent => ({
  ...content,
  ...Object.fromEntries(fields.flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]]))),
})
