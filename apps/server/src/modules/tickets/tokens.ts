import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Of the page of a thread, and of the address that its mails are replied to. */
type Purpose = 'page' | 'reply'

const letters = 'abcdefghijklmnopqrstuvwxyz234567'
/** 160 bits in base32: mail servers may change the case of an address. */
const BYTES = 20
export const TOKEN_LENGTH = 32

/** It can be made again for the next mail; the database has its hash alone. */
export function ticketToken(purpose: Purpose, ticketId: string, secret: Buffer): string {
  const bytes = createHmac('sha256', secret).update(`ticket_${purpose}.${ticketId}`).digest().subarray(0, BYTES)
  let [text, value, bits] = ['', 0, 0]
  for (const byte of bytes) {
    value = (value << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      text += letters[(value >> bits) & 31]
    }
    value &= (1 << bits) - 1
  }
  return text
}

export const hashToken = (token: string): string => createHash('sha256').update(token.toLowerCase()).digest('hex')

/** What a ticket stores of its secrets. */
export const ticketHashes = (ticketId: string, secret: Buffer) => ({
  page_hash: hashToken(ticketToken('page', ticketId, secret)),
  reply_hash: hashToken(ticketToken('reply', ticketId, secret)),
})

export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
