import type { ImageRef } from '../design/image-ref.ts'

/**
 * Who may play a published deck: everybody; everybody who has the link, unseen by search engines; whoever knows a PIN,
 * confirms an e-mail address, or is signed in at the deck's client; or the holder of an invite, a link for one attempt.
 */
export const accessModes = ['public', 'link', 'pin', 'email', 'members', 'invite'] as const
export type AccessMode = (typeof accessModes)[number]

/** The modes that ask something of a visitor before the deck is shown. */
export const gatedModes = ['pin', 'email', 'members', 'invite'] as const satisfies readonly AccessMode[]
export type GatedMode = (typeof gatedModes)[number]

export const isGated = (mode: AccessMode): mode is GatedMode => gatedModes.some((gated) => gated === mode)

/** How a deck is published, beside what is published. It holds from the moment it is saved, for all versions. */
export interface PublicationSettings {
  readonly access: AccessMode
  /** 6 to 12 letters or digits, of earlier releases from 4; kept while another mode is chosen. */
  readonly pin: string
  /** ISO 8601 in UTC; null for no bound. Open from `opensAt` on, and until just before `closesAt`. */
  readonly opensAt: string | null
  readonly closesAt: string | null
  /** Attempts that are taken in all; null for any number. */
  readonly responseLimit: number | null
  /** What those read who come too early, too late or too many; '' for our words. */
  readonly closedMessage: string
  /** The address's own last part; '' for the short id alone. */
  readonly slug: string
  /** The card that other sites show of the link; '' for the deck's own name, text and picture. */
  readonly share: { readonly title: string; readonly text: string; readonly picture: ImageRef }
  /** Sites that may frame the deck (`example.org`, `*.example.org`, with a port where it has one); none for all. */
  readonly hosts: readonly string[]
}

export const publicationLimits = {
  pin: { min: 6, max: 12 },
  closedMessage: 300,
  slug: { min: 3, max: 60 },
  title: 90,
  text: 200,
  hosts: 50,
  /** Of one source tag. */
  source: 60,
  responseLimit: 1_000_000_000,
  /** Invites made at once, and of a deck in all. */
  invitesAtOnce: 1000,
  invites: 100_000,
} as const

export const defaultSettings: PublicationSettings = {
  access: 'public',
  pin: '',
  opensAt: null,
  closesAt: null,
  responseLimit: null,
  closedMessage: '',
  slug: '',
  share: { title: '', text: '', picture: { id: '', alt: '' } },
  hosts: [],
}

/** What is stored, with what later releases added. */
export function settingsFrom(stored: Partial<PublicationSettings>): PublicationSettings {
  return { ...defaultSettings, ...stored }
}

/** Whether a PIN can be chosen. One that is there already goes on, however short it was allowed to be. */
export function isNewPin(pin: string, present: string): boolean {
  return pin === '' || pin === present || pin.length >= publicationLimits.pin.min
}

/** Why a published deck takes no visitor now; `open` where it does. */
export type Opening = 'open' | 'too_early' | 'too_late' | 'full'

/** @param now milliseconds since 1970 @param responses attempts taken so far */
export function openingOf(
  { opensAt, closesAt, responseLimit }: Pick<PublicationSettings, 'opensAt' | 'closesAt' | 'responseLimit'>,
  now: number,
  responses: number,
): Opening {
  if (closesAt !== null && now >= Date.parse(closesAt)) return 'too_late'
  if (opensAt !== null && now < Date.parse(opensAt)) return 'too_early'
  if (responseLimit !== null && responses >= responseLimit) return 'full'
  return 'open'
}

/** Lower-case letters, digits and hyphens between them. */
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const shortidShape = /^[1-9A-HJ-NP-Za-km-z]{8}$/

/** Why a slug can't be had; null where it can. One that could be a short id would stand in another deck's way. */
export function slugProblem(slug: string): 'shape' | 'short' | 'long' | 'like_shortid' | null {
  const { min, max } = publicationLimits.slug
  if (slug === '') return null
  if (!slugShape.test(slug)) return 'shape'
  if (slug.length < min) return 'short'
  if (slug.length > max) return 'long'
  return shortidShape.test(slug) ? 'like_shortid' : null
}

/** The slug nearest to a name; '' where nothing of it fits (a name in Hindi, say). */
export function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, publicationLimits.slug.max)
    .replace(/^-+|-+$/g, '')
  return slugProblem(slug) === null ? slug : slugProblem(`${slug}-1`) === null ? `${slug}-1` : ''
}

const hostShape =
  /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/

/** A site as it can stand in a list of hosts: what was pasted without protocol, path and case; null where it is none. */
export function hostFrom(text: string): string | null {
  const host = text
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#].*$/, '')
  return host.length <= 253 && hostShape.test(host) && !/^\*\.[^.]+$/.test(host) ? host : null
}
