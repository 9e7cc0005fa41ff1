import type { AttributionMode } from '@deckle/core/attribution/attribution.ts'
import { play } from '@deckle/contract/play.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { isGated, type PublicationSettings, settingsFrom } from '@deckle/core/deck/publication/publication.ts'
import { plans } from '@deckle/core/plan/plan.ts'
import { spaceLimit } from '@deckle/core/plan/space.ts'
import type { Version } from '../versions.ts'
import type { PreparedPage } from '../../../http/prepared/prepared-page.ts'
import { ownIcon } from './player-build.ts'
import type { PublicationRow } from './queries.ts'

/** A deck that the public can see, with its pages as they were last requested. */
export interface PublishedDeck {
  readonly shortid: string
  readonly version: Version
  readonly poweredBy: boolean
  /** The client's plan has leads: the deck's form is shown. */
  readonly hasLeads: boolean
  /** Whether the client follows how people find it. */
  readonly attribution: AttributionMode
  /** Largest size of an uploaded file in bytes; 0 where no slide accepts one. */
  readonly uploadLimit: number
  readonly brand: { readonly name: string; readonly logo: string }
  /** Favicon URL. */
  readonly icon: string
  readonly settings: PublicationSettings
  /** Attempts when it was loaded. */
  readonly responses: number
  /** Beyond the limit of the client's plan: it accepts no new attempts. */
  readonly isPaused: boolean
  /** Anybody may see it at any time: no access settings, dates or limit of responses. */
  readonly isOpen: boolean
  /** By kind and language. */
  readonly pages: Map<string, PreparedPage>
  readonly preparing: Map<string, Promise<PreparedPage>>
}

export function createPublishedDeck(row: PublicationRow, version: Version): PublishedDeck {
  const { branding, plan } = row
  const { customLogo } = plans[plan]
  const settings = settingsFrom(row.settings)
  return {
    shortid: row.shortid,
    version,
    poweredBy: plans[plan].poweredBy,
    hasLeads: plans[plan].leads,
    attribution: row.attribution,
    uploadLimit: uploadLimitOf(version.content, row.max_space),
    brand: { name: branding.name, logo: customLogo ? branding.logo : '' },
    icon: customLogo && branding.icon !== '' ? `/media/${branding.icon}/160.webp` : ownIcon,
    settings,
    responses: row.attempt_count,
    isPaused: row.paused_at !== null,
    isOpen:
      row.paused_at === null &&
      !isGated(settings.access) &&
      settings.opensAt === null &&
      settings.closesAt === null &&
      settings.responseLimit === null,
    pages: new Map(),
    preparing: new Map(),
  }
}

/** In bytes; 0 where no slide accepts a file. @param maxSpace of the deck's owner */
export function uploadLimitOf({ contentHash }: Pick<DeckContent, 'contentHash'>, maxSpace: number): number {
  const acceptsFiles = contentHash.some(({ template }) => template === 'uploader')
  return acceptsFiles ? Math.min(spaceLimit(maxSpace), play.uploadStream.bodyLimit) : 0
}
