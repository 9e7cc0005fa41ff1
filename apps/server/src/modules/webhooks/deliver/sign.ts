import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'

/** 24 random bytes, in the form that libraries of Standard Webhooks take. */
export const newWebhookSecret = (): string => PREFIX + randomBytes(24).toString('base64')

interface Signed {
  readonly id: string
  /** Seconds since 1970. */
  readonly at: number
  readonly body: string
}

/** Headers by which a receiver knows who sent the body, when, and whether it has it already (Standard Webhooks 1.0). */
export function signedHeaders({ id, at, body }: Signed, secret: string): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': `v1,${signature}` }
}
