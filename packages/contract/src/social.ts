import { feedFilters, likeTargets, moderatedTargets, postAudiences, socialLimits } from '@deckle/core/social/social.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import { can, id, moment, ok, page, pageQuery, text } from './kit/shapes.ts'
import { post, reason, socialPerson } from './models/social.ts'
import { routes } from './routes.ts'

const search = z._default(text(100), '')

const permissions = z.object({
  /** The person reads and does not write; `until` is null without an end. */
  muted: z.nullable(z.object({ until: z.nullable(moment), reason: z.string() })),
  /** The account is younger than a day (`core/social/new-account.ts`). */
  new_until: z.nullable(moment),
  can: can('images', 'moderate', 'pin'),
})
export type Permissions = Output<typeof permissions>

/** A choice for whom to write. */
/** `image` of people and courses, `color` of tags; else `''`. */
const audienceChoice = z.object({ id, name: z.string(), image: z.string(), color: z.string() })

/** The feed, and what people do to posts, comments and articles alike. */
export const social = {
  feed: endpoint(routes.social.feed, {
    summary:
      'Posts that the caller is meant to see: pinned first, then newest. Saved ones by when they were saved; of one author, and own ones, newest first',
    query: z.object({ ...pageQuery, filter: z._default(z.enum(feedFilters), 'everything'), author: z.optional(id) }),
    reply: z.object({
      ...page('posts', post).shape,
      /** Of the first page: what `newer` counts from. */
      mark: z.optional(z.string()),
    }),
    errors: ['bad_cursor'],
  }),
  newer: endpoint(routes.social.newer, {
    summary: `How many posts that the caller is meant to see are newer than a mark, up to ${socialLimits.newer}. The stream of notifications sends the id \`feed\` where that may have changed`,
    query: z.object({ mark: pageQuery.cursor }),
    reply: z.object({ count: z.number() }),
    errors: ['bad_cursor'],
  }),
  permissions: endpoint(routes.social.permissions, {
    summary: 'What the caller may write, and what holds them back',
    reply: z.object({ permissions }),
  }),
  audiences: endpoint(routes.social.audiences, {
    summary: 'Branches, tags or courses that the caller may write a post for, by name',
    query: z.object({ ...pageQuery, type: z.enum(postAudiences), search }),
    reply: page('audiences', audienceChoice),
    errors: ['bad_cursor'],
  }),
  people: endpoint(routes.social.people, {
    summary: 'At most ten people of the client to name in a text, by the beginning of a name',
    query: z.object({ search }),
    reply: z.object({ people: z.array(socialPerson) }),
  }),
  like: endpoint(routes.social.like, {
    summary: 'Like a post, a comment or an article, or no longer; the state is set, so a retry is harmless',
    body: z.strictObject({ target: z.enum(likeTargets), id, liked: z.boolean() }),
    reply: z.object({ liked: z.boolean(), likes: z.number() }),
    errors: ['not_found'],
  }),
  report: endpoint(routes.social.report, {
    summary: `Report a post or a comment to the moderators. ${socialLimits.reportsToHide} reports by different people hide it until one has looked at it`,
    body: z.strictObject({ target: z.enum(moderatedTargets), id, reason }),
    reply: ok,
    errors: ['not_found', 'rule_broken'],
  }),
} as const satisfies Resource<typeof routes.social>
