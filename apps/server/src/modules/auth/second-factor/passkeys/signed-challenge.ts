import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const RANDOM = 16
const TIME = 6
const SIGNATURE = 16

/** Milliseconds. */
export const signedChallengeLife = 5 * 60_000

/**
 * A challenge for whoever comes: 128 random bits and when it ends, signed, so that nothing is stored of those who never
 * answer. That it is used once is for the caller to see to.
 */
export function newSignedChallenge(now: Date, secret: Buffer): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME)
  time.writeUIntBE(now.getTime() + signedChallengeLife, 0, TIME)
  const text = Buffer.concat([randomBytes(RANDOM), time])
  return new Uint8Array(Buffer.concat([text, signatureOf(text, secret)]))
}

/** @param challenge in base64url */
export function isSignedChallenge(challenge: string, now: Date, secret: Buffer): boolean {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== RANDOM + TIME + SIGNATURE) return false
  const text = bytes.subarray(0, RANDOM + TIME)
  return (
    timingSafeEqual(bytes.subarray(RANDOM + TIME), signatureOf(text, secret)) &&
    text.readUIntBE(RANDOM, TIME) > now.getTime()
  )
}

const signatureOf = (text: Buffer, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update('passkey.').update(text).digest().subarray(0, SIGNATURE)
