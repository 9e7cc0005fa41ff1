import type { Env } from '../../../env.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { countryOfTimeZone } from './time-zones.ts'

export type Device = 'phone' | 'tablet' | 'computer' | 'other'

/** Only the class of device is stored, as far as analytics needs it. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod|Opera Mini|IEMobile/i.test(userAgent)) return 'phone'
  if (/Windows NT|Macintosh|X11|CrOS|Linux/i.test(userAgent)) return 'computer'
  return 'other'
}

/** ISO 3166 code of two letters from the trusted proxy, else from the browser's time zone; null if neither is known. */
export function countryOf(
  env: Pick<Env, 'countryHeader' | 'trustProxy'>,
  request: Pick<RequestFacts, 'header'>,
  timeZone: string | undefined,
): string | null {
  const reported =
    env.countryHeader !== undefined && env.trustProxy !== false
      ? request.header(env.countryHeader)?.trim().toUpperCase()
      : undefined
  if (reported !== undefined && /^[A-Z]{2}$/.test(reported) && reported !== 'XX') return reported
  return timeZone === undefined ? null : countryOfTimeZone(timeZone)
}
