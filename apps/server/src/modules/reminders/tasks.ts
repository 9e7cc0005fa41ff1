import type { Deps } from '../../deps.ts'
import type { CronEntry, Task } from '../../platform/jobs/start-jobs.ts'
import { expireAll } from '../enrolments/index.ts'
import { sendReminders } from './reminders/send-reminders.ts'

export const reminderTasks = (deps: Deps): Record<string, Task> => ({
  'reminders.send': () => sendReminders(deps),
  'reminders.expire': () => expireAll(deps),
})

export const reminderCron: readonly CronEntry[] = [
  { task: 'reminders.expire', match: '*/10 * * * *' },
  // Hourly, because each person is reminded in the morning of their time zone.
  { task: 'reminders.send', match: '7 * * * *' },
]
