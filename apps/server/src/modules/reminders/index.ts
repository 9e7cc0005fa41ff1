import type { calendar } from '@deckle/contract/calendar.ts'
import type { Handlers } from '../../http/handler.ts'
import { removeCalendar, renewCalendar, showCalendar } from './calendar/own-calendar.ts'

export { calendarPage } from './calendar/calendar-page.ts'
export { notifyFailed, notifyPassed, notifyResult } from './results/notify-result.ts'
export { reminderCron, reminderTasks } from './tasks.ts'

export const calendarHandlers: Handlers<typeof calendar> = {
  show: showCalendar,
  renew: renewCalendar,
  remove: removeCalendar,
}
