import type { Env } from '../../env.ts'
import type { RequestFacts } from '../../http/handler.ts'
import { countryCode, type Geo, type GeoPlace } from './geo.ts'

interface Sources {
  readonly env: Pick<Env, 'countryHeader'>
  readonly geo: Pick<Geo, 'find'>
}

/** What is known of where a request comes from without asking the browser. */
export type RequestOrigin = Pick<RequestFacts, 'ip' | 'header' | 'isProxied'>

/** Country and address as people see them in their sessions. */
export function placeText(sources: Sources, request: RequestOrigin): string {
  const { country } = placeOf(sources, request)
  return country === null ? request.ip : `${country}, ${request.ip}`
}

/**
 * The country by the header of a trusted proxy, else by the file, which alone has cities: one counts where both agree
 * on the country.
 */
export function placeOf({ env: { countryHeader }, geo }: Sources, request: RequestOrigin): GeoPlace {
  const reported = countryHeader !== undefined && request.isProxied ? countryCode(request.header(countryHeader)) : null
  const found = geo.find(request.ip)
  return reported === null || reported === found.country ? found : { country: reported, city: null }
}
