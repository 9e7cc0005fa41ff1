import type { Env } from '../../env.ts'
import type { Geo } from './geo.ts'
import { createMmdbGeo, type GeoLog } from './mmdb-geo.ts'
import { createNoGeo } from './no-geo.ts'

export const createGeo = async ({ geoDatabase }: Pick<Env, 'geoDatabase'>, log: GeoLog): Promise<Geo> =>
  geoDatabase === undefined ? createNoGeo() : createMmdbGeo({ path: geoDatabase, log })
