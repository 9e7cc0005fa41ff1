import { geoEqualEarth, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import atlas from 'world-atlas/countries-110m.json'

export interface CountryShape {
  /** ISO 3166-1 alpha-2; null for what has no code of its own. */
  readonly code: string | null
  /** In English. */
  readonly name: string
  /** Of an SVG path, within `mapSize`. */
  readonly path: string
}

/** Width and height of the map, in its own units. */
export const mapSize = [800, 382] as const

const ANTARCTICA = '010'

/** The countries of Natural Earth (public domain) at 1:110 million, by areas that can be compared. */
export const countryShapes: readonly CountryShape[] = readShapes(
  atlas as unknown as Topology<{ countries: GeometryCollection<{ name: string }> }>,
)

function readShapes(world: Topology<{ countries: GeometryCollection<{ name: string }> }>): readonly CountryShape[] {
  const all = feature(world, world.objects.countries)
  const features = all.features.filter(({ id }) => id !== ANTARCTICA)
  const path = geoPath(geoEqualEarth().fitSize([...mapSize], { ...all, features })).digits(1)
  return features.map((one) => ({
    code: codeOf(one.id),
    name: one.properties.name,
    path: path(one) ?? '',
  }))
}

/** A numeric code of ISO 3166-1 is an alias of the region, which the browser knows. */
function codeOf(numeric: string | number | undefined): string | null {
  if (numeric === undefined) return null
  const { region } = new Intl.Locale('und', { region: String(numeric) })
  return region && /^[A-Z]{2}$/.test(region) ? region : null
}
