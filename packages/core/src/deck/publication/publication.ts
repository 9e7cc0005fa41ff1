import { isNewPin, pinLimits } from '../../text/pin.ts'
import type { ImageRef } from '../design/image-ref.ts'

/**
 * Who may play a published deck: anyone; anyone with the link, hidden from search engines; by a PIN, a confirmed e-mail
 * address, or a sign-in at the deck's client; or by an invite, a link for one attempt.
 */
export const accessModes = ['public', 'link', 'pin', 'email', 'members', 'invite'] as const
export type AccessMode = (typeof accessModes)[number]

/** Modes that request something of a visitor before the deck is shown. */
const gatedModes = ['pin', 'email', 'members', 'invite'] as const satisfies readonly AccessMode[]
export type GatedMode = (typeof gatedModes)[number]

export const isGated = (mode: AccessMode): mode is GatedMode => gatedModes.some((gated) => gated === mode)

/** How a deck is published. Takes effect when saved, for all versions. */
export interface PublicationSettings {
  readonly access: AccessMode
  /** 6 to 12 letters or digits (from 4 in earlier releases); stored while another mode is chosen. */
  readonly pin: string
  /** ISO 8601 in UTC; null for no bound. `opensAt` is included, `closesAt` is not. */
  readonly opensAt: string | null
  readonly closesAt: string | null
  /** Most attempts in all; null for any number. */
  readonly responseLimit: number | null
  /** Shown to visitors before the start, after the end or over the limit; '' for the default text. */
  readonly closedMessage: string
  /** The last part of the address; '' for the short id alone. */
  readonly slug: string
  /** The link's preview on other sites; '' for the deck's own name, text and picture. */
  readonly share: { readonly title: string; readonly text: string; readonly picture: ImageRef }
  /** Sites that may embed the deck (`example.org`, `*.example.org`, with a port where it has one); empty for all. */
  readonly hosts: readonly string[]
}

export const publicationLimits = {
  pin: pinLimits,
  closedMessage: 300,
  slug: { min: 3, max: 60 },
  title: 90,
  text: 200,
  hosts: 50,
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

/** Stored settings, completed by the defaults of later fields. */
export function settingsFrom(stored: Partial<PublicationSettings>): PublicationSettings {
  return { ...defaultSettings, ...stored }
}

/** Whether a PIN can be saved. The present PIN stays valid although new ones have stricter rules. */
export function isAllowedPin(pin: string, present: string): boolean {
  return pin === '' || pin === present || isNewPin(pin)
}

/** Whether a published deck accepts attempts now, and why not. */
export type Opening = 'open' | 'too_early' | 'too_late' | 'full'

/** @param now milliseconds since 1970 @param responses attempts so far */
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

/** Lower-case letters and digits, with single hyphens between. */
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const shortidShape = /^[1-9A-HJ-NP-Za-km-z]{8}$/

/** Null where the slug can be used. One that could be a short id is refused: it could hide another deck's address. */
export function slugProblem(slug: string): 'shape' | 'short' | 'long' | 'like_shortid' | null {
  const { min, max } = publicationLimits.slug
  if (slug === '') return null
  if (!slugShape.test(slug)) return 'shape'
  if (slug.length < min) return 'short'
  if (slug.length > max) return 'long'
  return shortidShape.test(slug) ? 'like_shortid' : null
}

/** The slug nearest to a name; '' where none of its characters fit (a name in Hindi, say). */
export function slugFrom(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, publicationLimits.slug.max)
    .replace(/^-|-$/g, '')
  return slugProblem(slug) === null ? slug : slugProblem(`${slug}-1`) === null ? `${slug}-1` : ''
}

const hostShape =
  /^(?:\*\.)?(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?::\d{1,5})?$/

/** A host as stored in `hosts`, from pasted text: without protocol, path and case. Null where it is not a host. */
export function hostFrom(text: string): string | null {
  const host =
    text
      .trim()
      .toLowerCase()
      .replace(/^[a-z]+:\/\//, '')
      .split(/[/?#]/, 1)[0] ?? ''
  return host.length <= 253 && hostShape.test(host) && !/^\*\.[^.]+$/.test(host) ? host : null
}
