import { slugFrom } from '../deck/publication/publication.ts'
import { cutEnd } from '../text/cut-end.ts'

/** Length in characters. The slug is part of the URL of the client's sign-in page. */
export const clientSlugLimits = { min: 3, max: 40 } as const

/** First path segments that Deckle uses or may use. */
const reserved: ReadonlySet<string> = new Set(
  `about account activity admin analytics api articles assets auth banners billing blog blogging calendar cards careers
  categories certificate certificates client competencies config confirm-email contact content courses dashboard deck
  deckle decks demo docs drive embed en enter feed files forgot guest health healthz help hi home imprint jobs
  leaderboard leads learning legal library login logout mail media metrics notifications oembed organisation
  organisations organization partner people play player press pricing privacy profile profiles public readyz register
  reports reset-password security session settings shared-report signin signout signup sso static status stats support
  sw tags team templates terms tickets tutorial unlock unsubscribe update users www`.split(/\s+/),
)

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Null for a valid slug. */
export function clientSlugProblem(slug: string): 'shape' | 'short' | 'long' | 'reserved' | null {
  if (!shape.test(slug)) return 'shape'
  if (slug.length < clientSlugLimits.min) return 'short'
  if (slug.length > clientSlugLimits.max) return 'long'
  return reserved.has(slug) ? 'reserved' : null
}

/** Derives a slug from a client's name; `our-team` if the name has no Latin letters. */
export function clientSlugFrom(name: string): string {
  const slug = cutEnd(slugFrom(name).slice(0, clientSlugLimits.max), '-')
  if (clientSlugProblem(slug) === null) return slug
  return clientSlugProblem(`${slug}-team`) === null ? `${slug}-team` : 'our-team'
}
