import type { usage } from '@deckle/contract/usage.ts'
import type { Handlers } from '../../http/handler.ts'
import { listSpaceUse, showUsage } from './show-usage.ts'

export { listDays, listSpace } from './queries.ts'
export { usageCron, usageTasks } from './tasks.ts'

export const usageHandlers: Handlers<typeof usage> = { show: showUsage, space: listSpaceUse }
