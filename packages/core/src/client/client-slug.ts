import { slugFrom } from '../deck/publication/publication.ts'

/** Length in characters. The slug is part of the URL of the client's sign-in page. */
export const clientSlugLimits = { min: 3, max: 40 } as const

/** First path segments that Deckle uses or may use. */
const reserved: ReadonlySet<string> = new Set(
  `about account activity admin analytics api articles assets auth banners billing blog blogging careers certificates
  client config contact content courses dashboard deck deckle decks demo docs drive embed en enter feed files forgot
  guest health help hi home imprint jobs leads legal library login logout mail media metrics notifications oembed people
  play player press pricing privacy profile profiles public register reports security session settings signin signout
  signup sso static status stats support sw tags team templates terms tickets tutorial update users www`.split(/\s+/),
)

const shape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Null for a valid slug. */
export function clientSlugProblem(slug: string): 'shape' | 'short' | 'long' | 'reserved' | null {
  if (!shape.test(slug)) return 'shape'
  if (slug.length < clientSlugLimits.min) return 'short'
  if (slug.length > clientSlugLimits.max) return 'long'
  return reserved.has(slug) ? 'reserved' : null
}

/** Derives a slug from a client's name; `organisation` if the name has no Latin letters. */
export function clientSlugFrom(name: string): string {
  const slug = slugFrom(name).slice(0, clientSlugLimits.max).replace(/-+$/, '')
  if (clientSlugProblem(slug) === null) return slug
  return clientSlugProblem(`${slug}-team`) === null ? `${slug}-team` : 'organisation'
}
