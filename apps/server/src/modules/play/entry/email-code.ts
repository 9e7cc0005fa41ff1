import { createHmac } from 'node:crypto'

/** Milliseconds that a code is valid for at least; at most twice as long. */
const windowMs = 15 * 60_000

interface Recipient {
  readonly deckId: string
  readonly email: string
}

/** Six digits that confirm an e-mail address for a deck, derived from the secret: nothing is stored. */
export function emailCode(recipient: Recipient, secret: Buffer, now: Date): string {
  return codeOfWindow(recipient, secret, windowAt(now))
}

export function isEmailCode(code: string, recipient: Recipient, secret: Buffer, now: Date): boolean {
  const current = windowAt(now)
  return [current, current - 1].some((window) => codeOfWindow(recipient, secret, window) === code)
}

const windowAt = (now: Date): number => Math.floor(now.getTime() / windowMs)

function codeOfWindow({ deckId, email }: Recipient, secret: Buffer, window: number): string {
  const digest = createHmac('sha256', secret).update(`code.${deckId}.${email}.${window}`).digest()
  return String(digest.readUInt32BE(0) % 1_000_000).padStart(6, '0')
}
