import type { dashboard } from '@deckle/contract/dashboard.ts'
import type { Handlers } from '../../http/handler.ts'
import { showDashboard } from './show-dashboard.ts'
import { visit } from './visit.ts'

export const dashboardHandlers: Handlers<typeof dashboard> = { show: showDashboard, visit }
