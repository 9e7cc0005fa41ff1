import type { retention } from '@deckle/contract/retention.ts'
import type { Handlers } from '../../http/handler.ts'
import { previewRetention, showRetention, updateRetention } from './retention.ts'

export { retentionCron, retentionTasks } from './tasks.ts'

export const retentionHandlers: Handlers<typeof retention> = {
  show: showRetention,
  preview: previewRetention,
  update: updateRetention,
}
