import type { activity } from '@deckle/contract/activity.ts'
import type { Handlers } from '../../http/handler.ts'
import { showLog } from './show-log.ts'
import { showSession } from './show-session.ts'

export const activityHandlers: Handlers<typeof activity> = { log: showLog, sessionData: showSession }
