import type { Deps } from '../../../deps.ts'
import { placeOf, type RequestOrigin } from '../../../platform/geo/place-of.ts'
import { countryOfTimeZone } from './time-zones.ts'

export type Device = 'phone' | 'tablet' | 'computer' | 'other'

/** Only the class of device is stored, as far as analytics needs it. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|PlayBook|Silk|Kindle|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet'
  if (/Mobi|iPhone|iPod|Opera Mini|IEMobile/i.test(userAgent)) return 'phone'
  if (/Windows NT|Macintosh|X11|CrOS|Linux/i.test(userAgent)) return 'computer'
  return 'other'
}

/** ISO 3166 code of two letters by proxy or file, else by the browser's time zone; null if none is known. */
export function countryOf(
  deps: Pick<Deps, 'env' | 'geo'>,
  request: RequestOrigin,
  timeZone: string | undefined,
): string | null {
  return placeOf(deps, request).country ?? (timeZone === undefined ? null : countryOfTimeZone(timeZone))
}
