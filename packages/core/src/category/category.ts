/** What a category sorts. */
export const categoryKinds = ['course', 'article'] as const
export type CategoryKind = (typeof categoryKinds)[number]

/** `perKind`: categories of a client; `depth`: levels of their tree. */
export const categoryLimits = { name: 60, perKind: 500, depth: 3 } as const

/** Slugs and stored names of the article categories that every client has (product.md §2). */
export const articleCategories = {
  article: 'Article',
  faq: 'FAQ',
  document: 'Document',
  news: 'News',
  video: 'Video',
  webinar: 'Webinar',
  courses: 'Courses',
  event: 'Event',
} as const
export type ArticleCategory = keyof typeof articleCategories

export const isArticleCategory = (slug: string): slug is ArticleCategory => Object.hasOwn(articleCategories, slug)
