import { clientSlugProblem } from '../client/client-slug.ts'
import { publicationLimits, slugProblem } from '../deck/publication/publication.ts'

/** What short addresses lead to; the server's `url-targets.ts` says how. */
export const urlTargetKinds = ['deck', 'course', 'article'] as const
export type UrlTargetKind = (typeof urlTargetKinds)[number]

/** `perTarget`: addresses of one thing; `sources`: counted for a day of one address, further ones together. */
export const urlLimits = {
  slug: publicationLimits.slug,
  tag: publicationLimits.source,
  perTarget: 500,
  sources: 50,
} as const

/** What the sources beyond the limit are counted under. */
export const OTHER_SOURCES = '*'

/** Days of a report of clicks. */
export const clickDays = ['7', '30', '90', '365'] as const

/** Null where it can be the last part of `/s/…`. Words that Deckle uses itself would pass for its own pages. */
export function urlSlugProblem(slug: string): 'shape' | 'short' | 'long' | 'like_shortid' | 'reserved' | null {
  if (slug === '') return 'short'
  return slugProblem(slug) ?? (clientSlugProblem(slug) === 'reserved' ? 'reserved' : null)
}

/** Programs that open links by themselves: search engines, previews of messengers, monitors. */
const robots =
  /bot\b|bot[/ ;-]|crawl|spider|slurp|preview|externalhit|facebookcatalog|whatsapp\/|telegram|skypeuri|slack|discord|embedly|pinterest\/0|bitlybot|curl\/|wget|python|java\/|go-http|okhttp|axios|node-fetch|undici|libwww|headless|lighthouse|pingdom|uptime|monitor|validator|scan/i

interface Visit {
  readonly userAgent: string
  readonly method: string
  /** Of the headers `sec-purpose`, `purpose` and `x-moz`. */
  readonly purposes: readonly (string | undefined)[]
}

/** Whether somebody opened the address, rather than a program or a browser ahead of them. */
export function isClick({ userAgent, method, purposes }: Visit): boolean {
  const isAhead = purposes.some((purpose) => purpose !== undefined && /prefetch|prerender|preview/i.test(purpose))
  return method === 'GET' && !isAhead && userAgent !== '' && !robots.test(userAgent)
}

/** The host of a referring page, without `www.`; '' for none, and for the own one. */
export function referringHost(referrer: string | undefined, own: string): string {
  const host = /^https?:\/\/(?:[^/?#@]*@)?([a-z0-9.:[\]-]+)(?:[/?#]|$)/i.exec(referrer ?? '')?.[1] ?? ''
  const name = host.toLowerCase().replace(/^www\./, '')
  return name !== own.replace(/^www\./, '') && name.length <= urlLimits.tag ? name : ''
}
