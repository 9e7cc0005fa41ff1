import { createHmac } from 'node:crypto'

const PREFIX = 'deckle-domain-verification='

/** A TXT record that proves a client's domain: it can be made again, and is good for this client and domain alone. */
export function domainRecord(clientId: string, domain: string, secret: Buffer): string {
  const proof = createHmac('sha256', secret).update(`sso domain.${clientId}.${domain}`).digest('base64url')
  return PREFIX + proof.slice(0, 32)
}
