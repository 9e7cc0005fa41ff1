import { clickDays, urlLimits, urlSlugProblem, urlTargetKinds } from '@deckle/core/url/short-url.ts'
import { trimmedText } from '@deckle/slides/fields/limited-text.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { id, idParams, instant, moment, ok, optionalLine, page, pageQuery } from './kit/shapes.ts'
import { routes } from './routes.ts'

/** Whatever its case when it is sent. */
const slug = trimmedText(urlLimits.slug.max).check(
  z.toLowerCase(),
  z.refine<string>((text) => urlSlugProblem(text) === null, 'bad_url_slug'),
)
const tag = optionalLine(urlLimits.tag)

const shortUrl = z.object({
  id,
  /** The whole address. */
  url: z.string(),
  slug: z.string(),
  /** Chosen by somebody, not made at random. */
  ownSlug: z.boolean(),
  target: z.object({ kind: z.enum(urlTargetKinds), id }),
  source: z.string(),
  medium: z.string(),
  campaign: z.string(),
  expiresAt: z.nullable(moment),
  isExpired: z.boolean(),
  clicks: z.number(),
  createdAt: moment,
})
export type ShortUrl = Output<typeof shortUrl>

/** Short addresses of decks, courses and articles: `/s/…`. */
export const urls = {
  create: endpoint(routes.urls.create, {
    summary:
      'Make a short address of a deck, a course or an article that is published, by its id. Without a slug of its own and an end, the same source tags get the same address',
    params: idParams,
    body: z.strictObject({
      slug: z.optional(slug),
      source: z._default(tag, ''),
      medium: z._default(tag, ''),
      campaign: z._default(tag, ''),
      expiresAt: z._default(instant, null),
    }),
    reply: z.object({ url: shortUrl }),
    errors: ['not_found', 'not_publishable', 'already_taken', 'rule_broken'],
  }),
  list: endpoint(routes.urls.list, {
    summary: 'Short addresses of a deck, a course or an article, newest first',
    params: idParams,
    query: z.object(pageQuery),
    reply: page('urls', shortUrl),
    errors: ['not_found', 'bad_cursor'],
  }),
  clicks: endpoint(routes.urls.clicks, {
    summary:
      'Clicks on the short addresses of a deck, a course or an article, or on one of them: by day (UTC) and by source, most first. Nothing is stored about who clicks',
    params: idParams,
    query: z.object({
      days: z._default(z.enum(clickDays), '30'),
      url: z.optional(id),
    }),
    reply: z.object({
      clicks: z.number(),
      days: z.array(z.object({ day: z.string(), clicks: z.number() })),
      /** `''` for none; `*` for those beyond the limit of sources. */
      sources: z.array(z.object({ source: z.string(), clicks: z.number() })),
    }),
    errors: ['not_found'],
  }),
  update: endpoint(routes.urls.update, {
    summary: 'Change a short address; its former slug is free again',
    params: idParams,
    body: z.strictObject({
      slug: z.optional(slug),
      source: z.optional(tag),
      medium: z.optional(tag),
      campaign: z.optional(tag),
      expiresAt: z.optional(instant),
    }),
    reply: z.object({ url: shortUrl }),
    errors: ['not_found', 'already_taken'],
  }),
  delete: endpoint(routes.urls.delete, {
    summary: 'Close a short address; visitors are told that it is over. Its slug stays the organisation’s',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.urls.restore, {
    summary: 'Open a closed short address again',
    params: idParams,
    reply: z.object({ url: shortUrl }),
    errors: ['not_found', 'already_taken'],
  }),
} as const satisfies Resource<typeof routes.urls>
