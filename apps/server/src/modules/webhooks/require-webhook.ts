import { isIP } from 'node:net'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../../http/handler.ts'
import { isAllowedHost } from '../../platform/web-fetch/safe-post.ts'
import { portOf } from '../../platform/web-fetch/connect.ts'
import { isPublicAddress } from '../../platform/web-fetch/public-address.ts'
import { isWebPort } from '../../platform/web-fetch/web-port.ts'
import { refuse } from '../../refusal.ts'
import { requireAccess } from '../../require-access.ts'
import { findWebhook, type WebhookRecord, type WebhooksDb } from './queries.ts'

export const requireWebhook = async (db: WebhooksDb, actor: SignedIn, id: string): Promise<WebhookRecord> =>
  requireAccess(actor, 'webhook.manage', await findWebhook(db, { clientId: actor.clientId, id }))

/** Checks the URL alone; host names are resolved and checked at each delivery. */
export function requireReachable({ env }: Pick<Deps, 'env'>, address: string): void {
  const url = URL.parse(address)
  if (url && isAllowedHost(url, env.webhookHosts)) return
  const host = url?.hostname.replace(/^\[|\]$|\.$/g, '') ?? ''
  const isLocal = host === 'localhost' || host.endsWith('.localhost') || (isIP(host) !== 0 && !isPublicAddress(host))
  if (url?.protocol !== 'https:' || isLocal || !isWebPort(portOf(url)))
    throw refuse('rule_broken', { message: 'webhook.private', fields: { url: 'webhook.private' } })
}
