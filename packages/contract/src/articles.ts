import { articleLimits, articleStatuses } from '@deckle/core/article/article.ts'
import { canonicalInstant } from '@deckle/core/time/instant.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { limitedText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Resource } from './kit/endpoint.ts'
import { id, idParams, instant, line, ok, page, pageQuery, text, wholeNumber } from './kit/shapes.ts'
import { article, articleCard, articleRow, shownArticle, status, template, version } from './models/article.ts'
import { templates } from './models/article-templates.ts'
import { articleFields, storedArticle } from './models/article-content.ts'
import { tagIds, tagName } from './models/tag.ts'
import { offeredCourse } from './learning.ts'
import { routes } from './routes.ts'
import { newShares, sharePerson, shares } from './sharing.ts'

export { articleCard } from './models/article.ts'
export type {
  Article,
  ArticleCard,
  ArticleRow,
  ArticleTemplateRow,
  ArticleVersion,
  ShownArticle,
} from './models/article.ts'

/** 1,000 blocks with their words; the values of the longest article that is written by hand, three times. */
const articleBody = { bodyLimit: 4 * 1024 * 1024, bodyValues: 60_000 } as const

const one = z.object({ article })
const versionParams = z.object({ id, versionId: id })

const when = { publish_at: z.optional(instant), unpublish_at: z.optional(instant) }

/** Every field of the document, and what stands beside it; all of them optional. */
const someFields = {
  ...(Object.fromEntries(Object.entries(articleFields).map(([name, field]) => [name, z.optional(field)])) as {
    [Name in keyof typeof articleFields]: z.ZodMiniOptional<(typeof articleFields)[Name]>
  }),
  tags: z.optional(tagIds),
  status: z.optional(status),
  ...when,
}
const newFields = {
  ...someFields,
  title: line(articleLimits.title),
  template_id: z.optional(text(articleLimits.template)),
}
const changedFields = { ...someFields, revision: z.optional(wholeNumber) }

type Sent<Fields> = z.input<Fields> | { readonly article: z.input<Fields> }

/** Fields that may also be sent under `article` (decisions.md §4 "Public articles"). */
function bare<Fields extends z.ZodMiniType>(fields: Fields) {
  const unwrapped = z.transform((sent: unknown) => (isWrapped(sent) ? sent.article : sent))
  return z.pipe(unwrapped, fields) as unknown as z.ZodMiniType<z.output<Fields>, Sent<Fields>>
}

const isWrapped = (sent: unknown): sent is { readonly article: unknown } =>
  typeof sent === 'object' && sent !== null && Object.keys(sent).join() === 'article'

/** ISO 8601: a day in UTC, which is its first moment, or a moment. */
const dayOrMoment = limitedText(40).check(
  z.overwrite((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : text)),
  z.refine<string>((text) => canonicalInstant(text) !== null, 'bad_moment'),
  z.overwrite((text) => canonicalInstant(text) ?? text),
)

/** Only texts of a query's parameter that zod reads as true or false. */
const flag = z.pipe(limitedText(8), z.stringbool() as z.ZodMiniType<boolean, string>)

const authorsFilters = {
  search: z.optional(text(100)),
  status: z.optional(z.enum([...articleStatuses, 'bin'])),
  /** A category's slug. */
  category: z.optional(text(articleLimits.slug)),
  language: z.optional(z.enum(languages)),
  /** Articles with this tag. */
  tag: z.optional(id),
  owner: z.optional(z.enum(['me', 'shared', 'anyone'])),
}
const listQuery = z.object({
  ...pageQuery,
  ...authorsFilters,
  /** Those that can be linked with this article, as the same text in another language. */
  linkable_with: z.optional(id),
  sort: z._default(z.enum(['updated', 'created', 'published', 'title', 'views']), 'updated'),
})
export type ArticleListQuery = z.input<typeof listQuery>

const readersQuery = z.object({
  ...pageQuery,
  /** Words of the title and the text, also begun or misspelt ones. */
  search: z.optional(text(200)),
  /** A category's slug. */
  category: z.optional(text(articleLimits.slug)),
  /** A tag's name; `Hindi` is the language too, `Popular` the most read and liked of 30 days (decisions.md §4). */
  tags: z.optional(text(100)),
  /** Id of an author. */
  author: z.optional(id),
  /** Events and webinars that are still to come, soonest first. */
  upcoming: z.optional(flag),
  /** Those that the caller saved. */
  saved: z.optional(flag),
  /** By default the most relevant first where something is searched, else the newest. */
  sort: z.optional(z.enum(['newest', 'popular', 'relevance'])),
})
export type ArticleReadersQuery = z.input<typeof readersQuery>

/** product.md §7 "Articles", decisions.md §4. */
export const articles = {
  list: endpoint(routes.articles.list, {
    summary: 'Articles that the caller may see as an author',
    query: listQuery,
    reply: page('articles', articleRow),
    errors: ['bad_cursor', 'not_found'],
  }),
  publishedList: endpoint(routes.articles.publishedList, {
    summary:
      'Published articles that the caller may read. Upcoming events are followed by the newest, the category `courses` by published courses',
    query: readersQuery,
    reply: z.extend(page('articles', articleCard), { courses: z.optional(z.array(offeredCourse)) }),
    errors: ['bad_cursor'],
  }),
  templates: endpoint(routes.articles.templates, {
    summary: 'The built-in templates in a language and the own ones of the client',
    ...templates,
  }),
  getTemplates: endpoint(routes.articles.getTemplates, { summary: 'The same as `/articles/templates`', ...templates }),
  calendar: endpoint(routes.articles.calendar, {
    summary:
      'Articles that the caller may see as an author, by the moment at which they come to readers or go; the first 500',
    query: z.object({ ...authorsFilters, from: dayOrMoment, to: dayOrMoment }),
    reply: z.object({ articles: z.array(articleRow), more: z.boolean() }),
  }),
  show: endpoint(routes.articles.show, {
    summary: 'A published article for its readers; a draft for who may look at it',
    params: idParams,
    reply: z.object({ article: shownArticle }),
    errors: ['not_found'],
  }),
  showAdmin: endpoint(routes.articles.showAdmin, {
    summary: 'An article with its draft, for its editors',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  create: endpoint(routes.articles.create, {
    summary: 'Create an article from its title, from fields, or from a template; bare or under `article`',
    body: bare(z.strictObject(newFields)),
    ...articleBody,
    reply: one,
    errors: ['not_found', 'not_publishable', 'rule_broken'],
  }),
  update: endpoint(routes.articles.update, {
    summary:
      'Save fields of the draft, bare or under `article`; with `revision` over that one: 409 with the newer article in `data`',
    params: idParams,
    body: bare(z.strictObject(changedFields)),
    ...articleBody,
    reply: one,
    errors: ['not_found', 'revision_conflict', 'not_publishable', 'rule_broken', 'already_taken'],
  }),
  updateTags: endpoint(routes.articles.updateTags, {
    summary: 'Replace the tags of an article',
    params: idParams,
    body: z.strictObject({ tags: tagIds }),
    reply: z.object({ tags: z.array(tagName) }),
    errors: ['not_found', 'rule_broken'],
  }),
  updateStatus: endpoint(routes.articles.updateStatus, {
    summary:
      'Publish the draft now (also again, after changes), schedule it, take it back to a draft, or archive it; and when it goes by itself',
    params: idParams,
    body: z.strictObject({ revision: z.optional(wholeNumber), status, ...when }),
    reply: one,
    errors: ['not_found', 'revision_conflict', 'not_publishable', 'rule_broken'],
  }),
  duplicate: endpoint(routes.articles.duplicate, {
    summary: "Copy an article's draft into the caller's articles, with its tags",
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  delete: endpoint(routes.articles.delete, {
    summary: 'Put an article into the bin for 30 days; readers reach it no longer',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.articles.restore, {
    summary: 'Take an article out of the bin; a published one is published again',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  versions: endpoint(routes.articles.versions, {
    summary: 'Published and kept versions, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('versions', version),
    errors: ['not_found', 'bad_cursor'],
  }),
  showVersion: endpoint(routes.articles.showVersion, {
    summary: 'One version with its content',
    params: versionParams,
    reply: z.object({ version: z.extend(version, { content: storedArticle }) }),
    errors: ['not_found'],
  }),
  nameVersion: endpoint(routes.articles.nameVersion, {
    summary: "Name a version; '' removes its name",
    params: versionParams,
    body: z.strictObject({ name: text(60) }),
    reply: z.object({ version }),
    errors: ['not_found'],
  }),
  restoreVersion: endpoint(routes.articles.restoreVersion, {
    summary: 'Make a version the draft again; the draft is kept as a version first',
    params: versionParams,
    body: z.strictObject({ revision: wholeNumber }),
    reply: one,
    errors: ['not_found', 'revision_conflict', 'already_taken'],
  }),
  translations: endpoint(routes.articles.translations, {
    summary: 'The articles that are the same text in other languages',
    params: idParams,
    reply: z.object({
      translations: z.array(z.object({ id, language: z.enum(languages), title: z.string(), status })),
    }),
    errors: ['not_found'],
  }),
  linkTranslation: endpoint(routes.articles.linkTranslation, {
    summary: 'Say that another article is the same text in another language',
    params: idParams,
    body: z.strictObject({ article_id: id }),
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
  unlinkTranslation: endpoint(routes.articles.unlinkTranslation, {
    summary: 'Take an article out of the group of its translations',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  saveTemplate: endpoint(routes.articles.saveTemplate, {
    summary: "Keep an article's body as a template of the client",
    params: idParams,
    body: z.strictObject({ name: line(articleLimits.template), description: z.optional(text(300)) }),
    reply: z.object({ template }),
    errors: ['not_found', 'rule_broken'],
  }),
  deleteTemplate: endpoint(routes.articles.deleteTemplate, {
    summary: 'Delete an own template; articles made from it stay',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  shares: endpoint(routes.articles.shares, {
    summary: 'With whom an article is shared',
    params: idParams,
    reply: shares,
    errors: ['not_found'],
  }),
  updateShares: endpoint(routes.articles.updateShares, {
    summary: 'Share an article with the whole client, and with these people only by name',
    params: idParams,
    body: newShares,
    reply: shares,
    errors: ['not_found', 'rule_broken'],
  }),
  sharePeople: endpoint(routes.articles.sharePeople, {
    summary: 'People whom an article can be shared with, by a part of the name; the first 20',
    params: idParams,
    query: z.object({ search: z.optional(text(100)) }),
    reply: z.object({ people: z.array(sharePerson) }),
    errors: ['not_found'],
  }),
  like: endpoint(routes.articles.like, {
    summary: 'Like an article, or no longer; the state is set, so a retry is harmless',
    params: idParams,
    body: z.strictObject({ liked: z.boolean() }),
    reply: z.object({ liked: z.boolean(), likes: z.number() }),
    errors: ['not_found'],
  }),
  save: endpoint(routes.articles.save, {
    summary: "Put an article on the caller's reading list, or take it off",
    params: idParams,
    body: z.strictObject({ saved: z.boolean() }),
    reply: z.object({ saved: z.boolean() }),
    errors: ['not_found'],
  }),
  seen: endpoint(routes.articles.seen, {
    summary: 'Count a view: once a person and hour',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.articles>
