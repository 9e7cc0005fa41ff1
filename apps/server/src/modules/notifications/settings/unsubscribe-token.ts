import { createHmac, timingSafeEqual } from 'node:crypto'
import { isNotificationType, type NotificationType } from '@deckle/core/notification/notification-type.ts'
import { isUuid } from '../../../platform/uuid.ts'
import type { Recipient } from './queries.ts'

/** A type of notification, or everything that comes daily. */
export type Subscription = NotificationType | 'daily'

/** `client.person.subscription.signature`: works without a session, and for nothing but ending this subscription. */
export function signUnsubscribe({ clientId, userId }: Recipient, what: Subscription, secret: Buffer): string {
  const text = `${clientId}.${userId}.${what}`
  return `${text}.${signature(text, secret).toString('base64url')}`
}

/** Null for a token that was not signed here. */
export function readUnsubscribe(
  token: string,
  secret: Buffer,
): { readonly recipient: Recipient; readonly what: Subscription } | null {
  const [clientId = '', userId = '', what = '', signed = ''] = token.slice(0, 300).split('.')
  const expected = signature(`${clientId}.${userId}.${what}`, secret)
  const actual = Buffer.from(signed, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return null
  if (!isUuid(clientId) || !isUuid(userId) || !(what === 'daily' || isNotificationType(what))) return null
  return { recipient: { clientId, userId }, what }
}

const signature = (text: string, secret: Buffer): Buffer =>
  createHmac('sha256', secret).update(`unsubscribe.${text}`).digest()
