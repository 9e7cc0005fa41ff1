import type { NotificationType } from '@deckle/core/notification/notification-type.ts'
import type { NotificationKey } from '../../../words/catalogue.ts'
import type { Watched } from './windows.ts'

/** A person in a course around a date. Days and hours are those of the person's time zone. */
export interface Near {
  /** ISO 8601. */
  readonly at: string
  /** `YYYY-MM-DD` */
  readonly date: string
  /** From today to the date. */
  readonly days: number
  readonly hour: number
  readonly isPast: boolean
  readonly round: number
  /** Whole days from the beginning of the round, or from passing, to the date. */
  readonly length: number
  /** Whole days since the round began. */
  readonly since: number
}

interface Reminder {
  readonly type: NotificationType
  readonly key: NotificationKey
  /** With the type, what is said once. */
  readonly about: string
}

/** Hours in which people are reminded. */
const isDaytime = (hour: number): boolean => hour >= 9 && hour < 21

/** Null where there is nothing to say now. */
export function reminderOf(watched: Watched, near: Near): Reminder | null {
  if (!isDaytime(near.hour)) return null
  if (watched === 'due') return dueReminder(near)
  if (watched === 'expiring') return expiryReminder(near)
  return { type: 'expiry', key: 'renewed', about: `round ${near.round}` }
}

function dueReminder({ at, days, isPast, since }: Near): Reminder | null {
  if (isPast) return { type: 'overdue', key: 'overdue', about: at }
  if (days === 0) return { type: 'due_soon', key: 'due_today', about: `1 ${at}` }
  if (days === 1) return { type: 'due_soon', key: 'due_soon', about: `1 ${at}` }
  // Who has just been enrolled knows.
  return days <= 3 && since > 0 ? { type: 'due_soon', key: 'due_soon', about: `3 ${at}` } : null
}

/** Of what is good for no longer than that, it is not said as soon as it is passed. */
function expiryReminder({ at, days, isPast, length }: Near): Reminder | null {
  const stage = [7, 30].find((one) => days <= one && days > one - 3)
  return isPast || stage === undefined || length <= stage
    ? null
    : { type: 'expiry', key: 'expires', about: `${stage} ${at}` }
}
