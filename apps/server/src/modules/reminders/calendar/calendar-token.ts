import { createHmac, timingSafeEqual } from 'node:crypto'
import { uuidBytes, uuidFrom } from '../../../platform/uuid.ts'

/** What an address leads to. */
export interface FeedKey {
  readonly clientId: string
  readonly key: string
}

/** Bytes of a UUID, and of the signature. */
const PART = 16
/** Of base64url. */
const LENGTH = 64

/**
 * The client's id, the feed's key and 128 bits of signature: the address can be shown again, and neither the database nor
 * a backup tells it.
 */
export function calendarToken({ clientId, key }: FeedKey, secret: Buffer): string {
  const text = Buffer.concat([uuidBytes(clientId), uuidBytes(key)])
  return Buffer.concat([text, signatureOf(text, secret)]).toString('base64url')
}

/** Null for a token that was not signed here. */
export function readCalendarToken(token: string, secret: Buffer): FeedKey | null {
  if (token.length !== LENGTH) return null
  const bytes = Buffer.from(token, 'base64url')
  const text = bytes.subarray(0, 2 * PART)
  const signature = bytes.subarray(2 * PART)
  if (signature.length !== PART || !timingSafeEqual(signature, signatureOf(text, secret))) return null
  return { clientId: uuidFrom(text), key: uuidFrom(text.subarray(PART)) }
}

const signatureOf = (text: Buffer, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update('calendar.').update(text).digest().subarray(0, PART)
