import type { ArticleContent } from './article.ts'
import type { Block, BodyImage } from './block.ts'

/** Maps every id of a file or picture: of the cover, search results, attachments and the body. '' is none. */
export function mapArticleMedia(content: ArticleContent, change: (id: string) => string): ArticleContent {
  const to = (id: string): string => (id === '' ? '' : change(id))
  const image = (one: BodyImage): BodyImage => ({ ...one, id: to(one.id) })
  const block = (one: Block): Block => {
    if (one.type === 'image' || one.type === 'file')
      return { ...one, attrs: { ...one.attrs, id: to(one.attrs.id) } } as Block
    return one.type === 'gallery' ? { ...one, attrs: { images: one.attrs.images.map(image) } } : one
  }
  return {
    ...content,
    cover: { ...content.cover, id: to(content.cover.id) },
    seo: { ...content.seo, image: { ...content.seo.image, id: to(content.seo.image.id) } },
    attachments: content.attachments.map((one) => ({ ...one, id: to(one.id) })).filter(({ id }) => id !== ''),
    body: content.body.map(block),
  }
}

/** Ids of all files and pictures, each once. */
export function mediaOfArticle(content: ArticleContent): readonly string[] {
  const ids = new Set<string>()
  mapArticleMedia(content, (id) => {
    ids.add(id)
    return id
  })
  return [...ids]
}
