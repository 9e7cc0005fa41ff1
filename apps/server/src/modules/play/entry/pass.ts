import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { formerInvite } from '@deckle/core/deck/publication/former-invite.ts'
import { type GatedMode, isGated, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'

/** Who may open a deck that asks for something, by what they proved: what it asks for, or an attempt begun before it closed. */
export interface Pass {
  readonly mode: GatedMode | 'attempt'
  /** The confirmed e-mail address; the id of the user, the invite or the attempt; '' for a PIN. */
  readonly subject: string
}

/** Hours that a pass is valid; that of an invite as long as its attempt can last. */
const hours: Readonly<Record<Pass['mode'], number>> = { pin: 12, email: 12, members: 12, invite: 7 * 24, attempt: 12 }

type Gate = { readonly deckId: string; readonly settings: Pick<PublicationSettings, 'access' | 'pin'> }

/** The field before the signature; passes of earlier releases have none. The player reads the first two fields. */
const format = 'v2'

/** `mode.subject.expiry.v2.signature`: valid while the deck asks for the same thing, the same PIN included. */
export function signPass(gate: Gate, pass: Pass, secret: Buffer, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + hours[pass.mode] * 3600
  const text = `${pass.mode}.${Buffer.from(pass.subject).toString('base64url')}.${expiry}`
  return `${text}.${format}.${signature(gate, text, secret).toString('base64url')}`
}

/** Null when it is another deck's, expired or forged. */
export function readPass(gate: Gate, token: string, secret: Buffer, now: Date): Pass | null {
  const read = readSigned(gate, token, secret)
  return read && read.expiry >= now.getTime() ? { mode: read.mode, subject: read.subject } : null
}

/** Whether the pass was issued for the deck, expired or not: events of a visit may arrive late. */
export function wasIssued(gate: Gate, token: string, secret: Buffer): boolean {
  return readSigned(gate, token, secret) !== null
}

/** Seconds that an opening is valid. */
const OPENING_SECONDS = 120

/**
 * What a page's address carries to open the deck: `mode.nonce.expiry.signature`, valid once, and naming nobody. Addresses are
 * logged and copied, so a pass, which names a person, never stands in one.
 */
export function signOpening(gate: Gate, mode: Pass['mode'], secret: Buffer, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + OPENING_SECONDS
  const text = `${mode}.${randomBytes(12).toString('base64url')}.${expiry}`
  return `${text}.${signature(gate, `opening.${text}`, secret).toString('base64url')}`
}

/** The mode that opens the page; null when nothing does. `isFirst` says whether the nonce is used for the first time. */
export async function redeemOpening(
  gate: Gate,
  token: string,
  { secret, now }: { secret: Buffer; now: Date },
  isFirst: (nonce: string, seconds: number) => Promise<boolean>,
): Promise<Pass['mode'] | null> {
  const read = readSigned(gate, token, secret, 'opening.')
  if (!read || read.expiry < now.getTime()) return null
  return (await isFirst(`opening ${read.second}`, 2 * OPENING_SECONDS)) ? read.mode : null
}

function readSigned(gate: Gate, token: string, secret: Buffer, prefix = '') {
  const [signedMode, second = '', expiry = '', ...rest] = token.slice(0, 1000).split('.')
  const mode = signedMode === formerInvite ? 'invite' : signedMode
  const signed = rest.at(-1) ?? ''
  if (mode !== 'attempt' && (mode !== gate.settings.access || !isGated(mode))) return null
  const expected = signature(gate, `${prefix}${signedMode}.${second}.${expiry}`, secret)
  const actual = Buffer.from(signed, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  return { mode, second, subject: Buffer.from(second, 'base64url').toString(), expiry: Number(expiry) * 1000 } as const
}

function signature({ deckId, settings }: Gate, text: string, secret: Buffer): Buffer {
  const pinHash = settings.access === 'pin' ? createHash('sha256').update(settings.pin.toLowerCase()).digest('hex') : ''
  return createHmac('sha256', secret).update(`pass.${deckId}.${pinHash}.${text}`).digest()
}
