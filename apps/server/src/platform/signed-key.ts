import { createHmac, timingSafeEqual } from 'node:crypto'
import { uuidBytes, uuidFrom } from './uuid.ts'

/** A row of a client, by its id or a key of its own. */
export interface RowKey {
  readonly clientId: string
  readonly key: string
}

/** Bytes of a UUID, and of the signature. */
const PART = 16
/** Of base64url. */
const LENGTH = 64

/**
 * The client's id, the row's key and 128 bits of signature, in base64url: it can be made again, and neither the database
 * nor a backup tells it. @param purpose no token of one is good for another
 */
export function signKey(purpose: string, { clientId, key }: RowKey, secret: Buffer): string {
  const text = Buffer.concat([uuidBytes(clientId), uuidBytes(key)])
  return Buffer.concat([text, signatureOf(purpose, text, secret)]).toString('base64url')
}

/** Null for a token that was not signed here for this. */
export function readSignedKey(purpose: string, token: string, secret: Buffer): RowKey | null {
  if (token.length !== LENGTH) return null
  const bytes = Buffer.from(token, 'base64url')
  const text = bytes.subarray(0, 2 * PART)
  const signature = bytes.subarray(2 * PART)
  if (signature.length !== PART || !timingSafeEqual(signature, signatureOf(purpose, text, secret))) return null
  return { clientId: uuidFrom(text), key: uuidFrom(text.subarray(PART)) }
}

const signatureOf = (purpose: string, text: Buffer, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${purpose}.`).update(text).digest().subarray(0, PART)
