import { addDays, dayNumber } from '../../time/day.ts'
import { dayIn, dayStart } from '../../time/time-zone.ts'

/** On every day, on Mondays, on the first of a month. */
export const sendingPeriods = ['daily', 'weekly', 'monthly'] as const
export type SendingPeriod = (typeof sendingPeriods)[number]

export interface ReportSchedule {
  readonly every: SendingPeriod
  /** 0 … 23, by the clock of the time zone. */
  readonly hour: number
  /** IANA. */
  readonly tz: string
}

const HOUR = 3_600_000
/** Clocks are put forward and back before this hour. */
const SETTLED = 4

/** The first moment to send after another, both in milliseconds since 1970. */
export function nextSending({ every, hour, tz }: ReportSchedule, after: number): number {
  for (let day = dayIn(tz, after); ; day = addDays(day, 1)) {
    const moment = atHour(tz, day, hour)
    if (moment > after && isDue(every, day)) return moment
  }
}

const isDue = (every: SendingPeriod, day: string): boolean =>
  every === 'daily' || (every === 'monthly' ? day.endsWith('-01') : (dayNumber(day) + 3) % 7 === 0)

const atHour = (tz: string, day: string, hour: number): number =>
  hour < SETTLED ? dayStart(tz, day) + hour * HOUR : dayStart(tz, addDays(day, 1)) - (24 - hour) * HOUR
