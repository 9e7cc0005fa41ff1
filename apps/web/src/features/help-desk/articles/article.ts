/** Who an article is for. */
export const audiences = ['creator', 'learner', 'administrator'] as const
export type Audience = (typeof audiences)[number]

/** In the order of the help desk, with what to read on. */
export const articles = [
  { id: 'first-deck', audience: 'creator', related: ['slide-types', 'publish'] },
  { id: 'slide-types', audience: 'creator', related: ['jumps', 'scoring'] },
  { id: 'jumps', audience: 'creator', related: ['slide-types', 'plan-limits'] },
  { id: 'scoring', audience: 'creator', related: ['slide-types', 'analytics'] },
  { id: 'languages', audience: 'creator', related: ['publish', 'first-deck'] },
  { id: 'publish', audience: 'creator', related: ['plan-limits', 'analytics'] },
  { id: 'leads', audience: 'creator', related: ['webhooks', 'data'] },
  { id: 'analytics', audience: 'creator', related: ['reports', 'scoring'] },
  { id: 'reports', audience: 'creator', related: ['analytics', 'leads'] },
  { id: 'courses', audience: 'creator', related: ['rules', 'certificates'] },
  { id: 'articles', audience: 'creator', related: ['feed', 'languages'] },
  { id: 'taking-courses', audience: 'learner', related: ['certificates', 'offline'] },
  { id: 'account-security', audience: 'learner', related: ['single-sign-on', 'data'] },
  { id: 'offline', audience: 'learner', related: ['taking-courses', 'account-security'] },
  { id: 'feed', audience: 'learner', related: ['articles', 'account-security'] },
  { id: 'certificates', audience: 'administrator', related: ['courses', 'taking-courses'] },
  { id: 'rules', audience: 'administrator', related: ['people', 'courses'] },
  { id: 'people', audience: 'administrator', related: ['rules', 'plan-limits'] },
  { id: 'plan-limits', audience: 'administrator', related: ['billing', 'publish'] },
  { id: 'billing', audience: 'administrator', related: ['plan-limits', 'people'] },
  { id: 'single-sign-on', audience: 'administrator', related: ['account-security', 'people'] },
  { id: 'webhooks', audience: 'administrator', related: ['leads', 'data'] },
  { id: 'data', audience: 'administrator', related: ['leads', 'account-security'] },
] as const satisfies readonly {
  readonly id: string
  readonly audience: Audience
  readonly related: readonly string[]
}[]

export type ArticleId = (typeof articles)[number]['id']

export const isArticleId = (id: string): id is ArticleId => articles.some((one) => one.id === id)

/** An article in one language. */
export interface ArticleText {
  readonly title: string
  /** Other words that people look for it by. */
  readonly keywords: readonly string[]
  /**
   * Paragraphs, apart by blank lines. `## ` begins a heading, `1. ` a step, `- ` an item. `**name**` is what a button or
   * tab is called on screen, `[words](/address)` a link to a screen.
   */
  readonly body: string
}

export type ArticleTexts = Readonly<Record<ArticleId, ArticleText>>
