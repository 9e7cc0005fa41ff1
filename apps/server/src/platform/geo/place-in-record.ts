import { countryCode, nowhere, type GeoPlace } from './geo.ts'

/** As MaxMind and DB-IP write records (`country.iso_code`, `city.names`), or flat, as IPinfo does. */
export function placeInRecord(record: unknown): GeoPlace {
  if (!isMap(record)) return nowhere
  const { country, country_code, city } = record
  const code = isMap(country) ? countryCode(country['iso_code']) : (countryCode(country_code) ?? countryCode(country))
  if (code === null) return nowhere
  return { country: code, city: textOf(isMap(city) ? nameOf(city) : city) }
}

type AnyMap = Readonly<Record<string, unknown>>

const isMap = (value: unknown): value is AnyMap => typeof value === 'object' && value !== null

const nameOf = ({ names }: AnyMap): unknown => (isMap(names) ? (names['en'] ?? Object.values(names)[0]) : undefined)

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null)
