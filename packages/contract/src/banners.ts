import {
  bannerFilters,
  bannerLimits,
  bannerPlacements,
  bannerSorts,
  bannerStates,
  isBannerLink,
} from '@deckle/core/banner/banner.ts'
import * as z from 'zod/mini'
import { endpoint, type Output, type Resource } from './kit/endpoint.ts'
import {
  can,
  id,
  idParams,
  instant,
  line,
  mediaId,
  moment,
  ok,
  optionalLine,
  page,
  pageQuery,
  text,
} from './kit/shapes.ts'
import { audience, namedAudience } from './models/audience.ts'
import { routes } from './routes.ts'

/** Days that figures are told of, at most. */
const MOST_DAYS = 366

const placement = z.enum(bannerPlacements)
const upTo = (max: number) => z.number().check(z.int(), z.gte(1), z.lte(max))
const picture = z.strictObject({
  id: mediaId,
  /** '': it says nothing that the title doesn't. */
  alt: text(bannerLimits.alt),
})
export type BannerPicture = Output<typeof picture>

const changeable = {
  subtitle: z.optional(optionalLine(bannerLimits.subtitle)),
  /** On wide screens, and on phones without a picture of their own. */
  image: z.optional(picture),
  phone_image: z.optional(picture),
  /** '': it leads nowhere. */
  link: z.optional(optionalLine(bannerLimits.link).check(z.refine<string>(isBannerLink, 'banner_link'))),
  placement: z.optional(placement),
  /** From 1; banners of one position take turns by their weights. */
  position: z.optional(upTo(bannerLimits.perClient)),
  weight: z.optional(upTo(bannerLimits.weight)),
  starts_at: z.optional(instant),
  ends_at: z.optional(instant),
  audience: z.optional(audience),
  published: z.optional(z.boolean()),
}

/** What whoever sees it gets. */
export const shownBanner = z.object({
  id,
  title: z.string(),
  subtitle: z.string(),
  image: picture,
  phone_image: picture,
  link: z.string(),
  placement,
})
export type ShownBanner = Output<typeof shownBanner>

export const banner = z.object({
  ...shownBanner.shape,
  position: z.number(),
  weight: z.number(),
  starts_at: z.nullable(moment),
  ends_at: z.nullable(moment),
  audience: namedAudience,
  published: z.boolean(),
  state: z.enum(bannerStates),
  views: z.number(),
  clicks: z.number(),
  created_at: moment,
  updated_at: moment,
  deleted_at: z.nullable(moment),
  can: can('edit'),
})
export type Banner = Output<typeof banner>

const one = z.object({ banner })

/** Of an attempt at a published deck, whose ending shows the banner. */
const token = text(400)
/** Whoever isn't signed in shows the token. */
const viewer = z.strictObject({ token: z.optional(token) })
/** False where it was counted within the minute already. */
const counted = z.object({ counted: z.boolean() })

/** Banners and adverts, which are the same thing (decisions.md §4). */
export const banners = {
  list: endpoint(routes.banners.list, {
    summary: 'Banners of the client, by default in the order of their positions',
    query: z.object({
      ...pageQuery,
      search: z.optional(text(100)),
      placement: z.optional(placement),
      state: z.optional(z.enum(bannerFilters)),
      sort: z._default(z.enum(bannerSorts), 'position'),
    }),
    reply: page('banners', banner),
    errors: ['bad_cursor'],
  }),
  create: endpoint(routes.banners.create, {
    summary: 'Create a banner: by default a draft for everyone on the dashboard, as the last one of its placement',
    body: z.strictObject({ ...changeable, title: line(bannerLimits.title) }),
    reply: one,
    errors: ['rule_broken'],
  }),
  reach: endpoint(routes.banners.reach, {
    summary: 'How many active people an audience has',
    body: z.strictObject({ audience }),
    reply: z.object({ people: z.number() }),
  }),
  ending: endpoint(routes.banners.ending, {
    summary:
      'The banner for the ending of a deck that somebody plays, named by the token of the attempt; null for none. Only banners for everyone',
    body: z.strictObject({ token }),
    bodyLimit: 4096,
    reply: z.object({ banner: z.nullable(shownBanner) }),
    errors: ['not_found', 'gone'],
  }),
  show: endpoint(routes.banners.show, {
    summary: 'A banner',
    params: idParams,
    reply: one,
    errors: ['not_found'],
  }),
  figures: endpoint(routes.banners.figures, {
    summary: "Views and clicks by day, in the client's reporting time zone",
    params: idParams,
    query: z.object({
      days: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOST_DAYS)), 30),
    }),
    reply: z.object({
      /** Up to today, each of them. */
      days: z.array(z.object({ day: z.string(), views: z.number(), clicks: z.number() })),
      time_zone: z.string(),
    }),
    errors: ['not_found'],
  }),
  update: endpoint(routes.banners.update, {
    summary: 'Change a banner. What the body leaves out stays',
    params: idParams,
    body: z.strictObject({ ...changeable, title: z.optional(line(bannerLimits.title)) }),
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
  move: endpoint(routes.banners.move, {
    summary:
      'Put a banner before another one of its placement, or at the end. Put among banners of one position, it shares theirs',
    params: idParams,
    body: z.strictObject({ before: z.nullable(id) }),
    reply: one,
    errors: ['not_found'],
  }),
  delete: endpoint(routes.banners.delete, {
    summary: 'Move a banner to the bin, where it is shown to nobody and kept for thirty days',
    params: idParams,
    reply: ok,
    errors: ['not_found'],
  }),
  restore: endpoint(routes.banners.restore, {
    summary: 'Take a banner out of the bin, as it was',
    params: idParams,
    reply: one,
    errors: ['not_found', 'rule_broken'],
  }),
} as const satisfies Resource<typeof routes.banners>

/** What every screen asks for. */
export const shown_banners = {
  publishedList: endpoint(routes.shown_banners.publishedList, {
    summary: `At most ${bannerLimits.shown} banners of a placement, else of each, that the caller is meant to see now, without those dismissed: by position, then by weighted lot, which stays the same for a person and day`,
    query: z.object({ placement: z.optional(placement) }),
    reply: z.object({ banners: z.array(shownBanner) }),
  }),
  seen: endpoint(routes.shown_banners.seen, {
    summary: 'Count a view of a banner, once a person and minute',
    params: idParams,
    body: viewer,
    bodyLimit: 4096,
    reply: counted,
    errors: ['not_signed_in', 'not_found', 'gone'],
  }),
  click: endpoint(routes.shown_banners.click, {
    summary: 'Count a click on a banner, once a person and minute',
    params: idParams,
    body: viewer,
    bodyLimit: 4096,
    reply: counted,
    errors: ['not_signed_in', 'not_found', 'gone'],
  }),
  dismiss: endpoint(routes.shown_banners.dismiss, {
    summary: "Dismiss a banner on all of the caller's devices, or take that back",
    params: idParams,
    body: z.strictObject({ dismissed: z._default(z.boolean(), true) }),
    reply: ok,
    errors: ['not_found'],
  }),
} as const satisfies Resource<typeof routes.shown_banners>
