import type { webhooks } from '@deckle/contract/webhooks.ts'
import type { Handlers } from '../../http/handler.ts'
import {
  changeSecret,
  createWebhook,
  deleteWebhook,
  listWebhooks,
  showWebhook,
  updateWebhook,
} from './edit/webhooks.ts'
import { listDeliveries, replayDelivery, showDelivery } from './log/deliveries.ts'

export { newWebhookSecret } from './deliver/sign.ts'
export { hasWebhooks, queueWebhooks } from './queue-webhooks.ts'
export { webhookCron, webhookTasks } from './tasks.ts'

export const webhookHandlers: Handlers<typeof webhooks> = {
  list: listWebhooks,
  create: createWebhook,
  show: showWebhook,
  update: updateWebhook,
  delete: deleteWebhook,
  changeSecret,
  deliveries: listDeliveries,
  delivery: showDelivery,
  replay: replayDelivery,
}
