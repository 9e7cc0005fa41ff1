import { isOwnPath } from '../text/own-path.ts'
import { isWebAddress } from '../text/web-address.ts'

/** Where a banner is shown (decisions.md §4). */
export const bannerPlacements = ['dashboard', 'feed', 'article', 'player'] as const
export type BannerPlacement = (typeof bannerPlacements)[number]

export const bannerStates = ['draft', 'scheduled', 'running', 'ended'] as const
export type BannerState = (typeof bannerStates)[number]

/** Where a list looks: at banners in a state, or into the bin. */
export const bannerFilters = [...bannerStates, 'bin'] as const
export const bannerSorts = ['position', 'newest', 'title', 'views', 'clicks'] as const
export type BannerSort = (typeof bannerSorts)[number]

/** `perClient`: banners outside the bin, and the last position; `shown`: those that a placement gets at once. */
export const bannerLimits = {
  title: 80,
  subtitle: 160,
  alt: 200,
  link: 2000,
  perClient: 200,
  weight: 10,
  shown: 10,
} as const

/** What is drawn of a banner. */
export interface BannerContent {
  readonly title: string
  readonly subtitle: string
  readonly image: { readonly id: string; readonly alt: string }
  readonly phone_image: { readonly id: string; readonly alt: string }
  readonly link: string
}

export interface BannerTimes {
  readonly published: boolean
  /** Null: as soon as it is published. */
  readonly starts_at: Date | null
  /** Null without an end. */
  readonly ends_at: Date | null
}

export function bannerState({ published, starts_at, ends_at }: BannerTimes, now: Date): BannerState {
  if (!published) return 'draft'
  if (ends_at !== null && ends_at <= now) return 'ended'
  return starts_at !== null && starts_at > now ? 'scheduled' : 'running'
}

/** '', a path of this site, or an https address without a user's name, which would look like the site's. */
export const isBannerLink = (link: string): boolean =>
  link === '' ||
  isOwnPath(link) ||
  (isWebAddress(link) && link.isWellFormed() && /^https:\/\/[^@/?#]+(?:[/?#]|$)/i.test(link))

/** It opens in a tab of its own. */
export const leadsOutside = (link: string): boolean => link !== '' && !link.startsWith('/')
