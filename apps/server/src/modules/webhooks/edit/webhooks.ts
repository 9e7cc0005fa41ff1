import type { webhooks } from '@deckle/contract/webhooks.ts'
import { webhookLimits } from '@deckle/core/webhook/webhook.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Handler } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { seal } from '../../../platform/seal.ts'
import { lockClient } from '../../clients/index.ts'
import { newWebhookSecret } from '../deliver/sign.ts'
import { presentWebhook } from '../present.ts'
import { insertWebhook, listWebhooks as listRows, removeWebhook, setWebhook, type WebhookChange } from '../queries.ts'
import { requireReachable, requireWebhook } from '../require-webhook.ts'

export const listWebhooks: Handler<typeof webhooks.list> = async ({ deps, actor }) => ({
  webhooks: (await listRows(deps.db, actor.clientId)).map(presentWebhook),
})

export const showWebhook: Handler<typeof webhooks.show> = async ({ deps, actor, params: { id } }) => ({
  webhook: presentWebhook(await requireWebhook(deps.db, actor, id)),
})

export const createWebhook: Handler<typeof webhooks.create> = ({ deps, actor, body: { url, events } }) =>
  transaction(deps.db, async (trx) => {
    const { clientId } = actor
    requireReachable(deps, url)
    await lockClient(trx, clientId)
    if ((await listRows(trx, clientId)).length >= webhookLimits.perClient)
      throw refuse('rule_broken', 'webhook.too_many')
    const [id, now, secret] = [deps.newId(), deps.now(), newWebhookSecret()]
    await insertWebhook(trx, {
      client_id: clientId,
      id,
      url,
      secret: seal(secret, deps.secret),
      events: [...new Set(events)],
      created_at: now,
      updated_at: now,
    })
    await audit(trx, deps, actor, { action: 'webhook.create', subject: id, detail: { url } })
    return { webhook: presentWebhook(await requireWebhook(trx, actor, id)), secret }
  })

export const updateWebhook: Handler<typeof webhooks.update> = ({ deps, actor, params: { id }, body }) =>
  transaction(deps.db, async (trx) => {
    const webhook = await requireWebhook(trx, actor, id)
    const { url, events, active } = body
    if (url !== undefined && url !== webhook.url) requireReachable(deps, url)
    const change: WebhookChange = {
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(active !== undefined && { active }),
      ...(active === true && { failing_since: null, disabled_at: null }),
      updated_at: deps.now(),
    }
    await setWebhook(trx, { clientId: actor.clientId, id: webhook.id }, change)
    await audit(trx, deps, actor, {
      action: 'webhook.update',
      subject: webhook.id,
      detail: { changed: Object.keys(body) },
    })
    return { webhook: presentWebhook(await requireWebhook(trx, actor, id)) }
  })

export const changeSecret: Handler<typeof webhooks.changeSecret> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const webhook = await requireWebhook(trx, actor, id)
    const secret = newWebhookSecret()
    const change = { secret: seal(secret, deps.secret), updated_at: deps.now() }
    await setWebhook(trx, { clientId: actor.clientId, id: webhook.id }, change)
    await audit(trx, deps, actor, { action: 'webhook.secret', subject: webhook.id })
    return { webhook: presentWebhook(await requireWebhook(trx, actor, id)), secret }
  })

export const deleteWebhook: Handler<typeof webhooks.delete> = ({ deps, actor, params: { id } }) =>
  transaction(deps.db, async (trx) => {
    const webhook = await requireWebhook(trx, actor, id)
    await removeWebhook(trx, { clientId: actor.clientId, id: webhook.id })
    await audit(trx, deps, actor, { action: 'webhook.delete', subject: webhook.id, detail: { url: webhook.url } })
    return { ok: true }
  })
