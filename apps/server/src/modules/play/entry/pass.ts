import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { formerInvite } from '@deckle/core/deck/publication/former-invite.ts'
import { type GatedMode, isGated, type PublicationSettings } from '@deckle/core/deck/publication/publication.ts'

/** What a visitor showed to be let in: what the deck asks for, or an attempt that was begun before it closed. */
export interface Pass {
  readonly mode: GatedMode | 'attempt'
  /** The confirmed e-mail address, the user's, the invite's or the attempt's id; '' for a PIN. */
  readonly subject: string
}

/** Hours that a pass opens its deck. An invite opens it as long as its attempt lasts. */
const hours: Readonly<Record<Pass['mode'], number>> = { pin: 12, email: 12, members: 12, invite: 7 * 24, attempt: 12 }

type Gate = { readonly deckId: string; readonly settings: Pick<PublicationSettings, 'access' | 'pin'> }

/** Of what a pass holds, before its signature: the player reads the first two fields. Those of earlier releases have none. */
const format = 'v2'

/** `mode.subject.expiry.v2.signature`: good for the deck as long as it asks for the same thing, the same PIN included. */
export function signPass(gate: Gate, pass: Pass, secret: Buffer, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + hours[pass.mode] * 3600
  const text = `${pass.mode}.${Buffer.from(pass.subject).toString('base64url')}.${expiry}`
  return `${text}.${format}.${signature(gate, text, secret).toString('base64url')}`
}

/** Null where it opens nothing, here or any more. */
export function readPass(gate: Gate, token: string, secret: Buffer, now: Date): Pass | null {
  const read = readSigned(gate, token, secret)
  return read && read.expiry >= now.getTime() ? { mode: read.mode, subject: read.subject } : null
}

/** Whether the pass was given for the deck, however long ago: what was seen may be told late. */
export function hasBeenLetIn(gate: Gate, token: string, secret: Buffer): boolean {
  return readSigned(gate, token, secret) !== null
}

/** Seconds in which a page must be asked for with what opens it. */
const OPENING_SECONDS = 120

/**
 * What an address carries to open the deck's page: `mode.nonce.expiry.signature`, good once and for a moment, and of nobody.
 * Addresses are logged, copied and kept; a pass says who somebody is, and never stands in one.
 */
export function signOpening(gate: Gate, mode: Pass['mode'], secret: Buffer, now: Date): string {
  const expiry = Math.floor(now.getTime() / 1000) + OPENING_SECONDS
  const text = `${mode}.${randomBytes(12).toString('base64url')}.${expiry}`
  return `${text}.${signature(gate, `opening.${text}`, secret).toString('base64url')}`
}

/** By which mode the page is opened; null where it is not: `isFirst` says whether the nonce comes for the first time. */
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
  const given = Buffer.from(signed, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return { mode, second, subject: Buffer.from(second, 'base64url').toString(), expiry: Number(expiry) * 1000 } as const
}

function signature({ deckId, settings }: Gate, text: string, secret: Buffer): Buffer {
  const asked = settings.access === 'pin' ? createHash('sha256').update(settings.pin.toLowerCase()).digest('hex') : ''
  return createHmac('sha256', secret).update(`pass.${deckId}.${asked}.${text}`).digest()
}

/** Milliseconds that a code by mail is good for at least; at most twice as long. */
const codeMs = 15 * 60_000

/** Six digits that confirm an e-mail address for a deck, made of nothing that is stored. */
export function codeFor(deckId: string, email: string, secret: Buffer, now: Date, windowsAgo = 0): string {
  const window = Math.floor(now.getTime() / codeMs) - windowsAgo
  const digest = createHmac('sha256', secret).update(`code.${deckId}.${email}.${window}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}

export function isCode(code: string, deckId: string, email: string, secret: Buffer, now: Date): boolean {
  return [0, 1].some((ago) => codeFor(deckId, email, secret, now, ago) === code)
}
